import ParlanceGrammar

/// Turns a reported question or statement into what is said to the person: "if he'll pick me up" into "will you pick me up",
/// German "dass ich später komme" into "ich komme später".
///
/// Only clauses whose words leave no doubt change: a pronoun as the subject, one verb whose place and form are certain, and no
/// other pronoun of a third person. All others stay as they were said.
struct ReportedSpeech {
    private static let mostBeforeSubject = 3

    let words: ReportedWords
    let questionWords: Set<String>

    init(_ profile: LanguageProfile) {
        words = profile.reported
        let openers = profile.reported.questions
        questionWords = Set(profile.questionWords.split(separator: " ").map(String.init)).subtracting(openers)
    }

    /// A clause that changes.
    private struct Clause {
        /// The question word and what belongs to it: "what time".
        var opening: [Substring] = []
        /// The subject, as said to the person.
        var subject: String
        /// Whether the person whom the message is for is meant.
        var isPerson: Bool
        /// The verb, if the subject is contracted with it.
        var contracted: String?
        var rest: [Substring]
        /// The rest of the text behind the clause, with its sign.
        var after: Substring
    }

    /// The question that a text reports; nil if it stays as it is.
    ///
    /// - Parameter text: The words behind "ask Ben".
    func question(_ text: String) -> String? {
        guard let clause = clause(text, without: words.questions, allowsQuestionWord: true) else { return nil }
        let parts = words.isVerbLast ? verbLast(clause) : verbSecond(clause)
        guard let (verb, rest) = parts else { return nil }
        return joined(clause.opening.map(String.init) + [verb, clause.subject] + rest, clause.after)
    }

    /// The statement behind "that", in languages whose reported clauses end with the verb; nil if it stays as it is.
    func statement(_ text: String) -> String? {
        guard words.isVerbLast, let clause = clause(text, without: [], allowsQuestionWord: false), !clause.isPerson,
            let (verb, rest) = verbLast(clause)
        else { return nil }
        return joined([clause.subject, verb] + rest, clause.after)
    }

    private func joined(_ words: [String], _ after: Substring) -> String {
        words.joined(separator: " ") + (after.first?.isLetter == true ? " " : "") + after
    }

    // MARK: - Reading

    private func clause(_ text: String, without openers: [String], allowsQuestionWord: Bool) -> Clause? {
        let end = end(of: text)
        // Each of two clauses that "and" joins has a verb of its own at its end.
        if words.isVerbLast, !WordSequence(String(text[..<end])).places(of: words.joining).isEmpty { return nil }
        var said = text[..<end].split(whereSeparator: \.isWhitespace)
        var opening: [Substring] = []
        if let first = said.first?.lowercased(), openers.contains(first) {
            said.removeFirst()
        } else if allowsQuestionWord {
            guard let first = said.first?.lowercased(), questionWords.contains(first),
                let place = said.dropFirst().prefix(Self.mostBeforeSubject).firstIndex(where: { subject($0) != nil })
            else { return nil }
            opening = Array(said[..<place])
            said.removeFirst(place)
        }
        guard said.count > 1, let (subject, verb) = said.first.flatMap(subject) else { return nil }
        let isPerson = words.subjects.pairs.contains { $0.1 == subject && $0.0 != $0.1 }
        let rest = Array(said.dropFirst())
        let all = rest.map { $0.lowercased() } + text[end...].lowercased().split { !$0.isLetter }.map(String.init)
        if !Set(all).isDisjoint(with: words.others) { return nil }
        return Clause(
            opening: opening,
            subject: subject,
            isPerson: isPerson,
            contracted: verb,
            rest: rest,
            after: text[end...]
        )
    }

    /// The place at which the clause ends that a text begins with: at a sign, or at a word that begins another one.
    private func end(of text: String) -> String.Index {
        let others = WordSequence(text).places(of: words.clauses).map(\.lowerBound).filter { $0 > text.startIndex }
        return (others + [text.firstIndex { ",.;:!?".contains($0) } ?? text.endIndex]).min() ?? text.endIndex
    }

    /// The pronoun as said to the person, and the verb that it is contracted with.
    private func subject(_ word: Substring) -> (String, verb: String?)? {
        let plain = word.replacing("’", with: "'")
        for (said, meant) in words.subjects.pairs {
            if plain.lowercased() == said.lowercased() { return (meant, nil) }
            for (end, verb) in words.contractions.pairs where plain.lowercased() == said.lowercased() + end {
                return (meant, verb)
            }
        }
        return nil
    }

    // MARK: - Verbs

    /// The verb of a clause in which it follows the subject, with what asks.
    private func verbSecond(_ clause: Clause) -> (verb: String, rest: [String])? {
        if isJoinedToVerb(clause) { return nil }
        var rest = clause.rest.map(String.init)
        var adverbs: [String] = []
        while let first = rest.first?.lowercased(), words.adverbs.contains(first) { adverbs.append(rest.removeFirst()) }
        if let contracted = clause.contracted {
            let perfect = words.perfect.pairs.first { $0.0 == contracted }?.1
            // "He's finished" has two meanings, "he's tired" another one than "he's eaten".
            if perfect != nil, let first = rest.first, isOne(first, of: words.doubtful) { return nil }
            let isPerfect = rest.first.map { isOne($0, of: words.participles) } ?? false
            let verb = isPerfect ? perfect ?? contracted : contracted
            return (asked(verb, clause) ?? verb, adverbs + rest)
        }
        guard let verb = rest.first?.lowercased() else { return nil }
        let next = rest.dropFirst().first { !words.adverbs.contains($0.lowercased()) }
        let isMain =
            words.auxiliaries.contains(verb)
            && !(next.map { isOne($0, of: words.participles + words.doubtful) } ?? false)
        if !isMain, let asked = asked(verb, clause) { return (asked, adverbs + rest.dropFirst()) }
        guard clause.isPerson, let base = replacingEnding(of: verb) else { return nil }
        return (words.support, adverbs + [base] + rest.dropFirst())
    }

    /// Whether a joining word stands before what may be another verb or subject: "if he works or has the day off".
    private func isJoinedToVerb(_ clause: Clause) -> Bool {
        clause.rest.indices.dropLast().contains { index in
            guard words.joining.contains(clause.rest[index].lowercased()) else { return false }
            let next = clause.rest[index + 1].lowercased()
            return subject(clause.rest[index + 1]) != nil || words.verbs.pairs.contains { $0.0 == next }
                || words.endings.pairs.contains { next.hasSuffix($0.0) } || words.adverbs.contains(next)
        }
    }

    /// The verb of a clause that ends with it, and has no other word that may be its verb.
    private func verbLast(_ clause: Clause) -> (verb: String, rest: [String])? {
        var rest = clause.rest.map(String.init)
        let verb = rest.removeLast()
        guard !rest.contains(where: { asked($0, clause) != nil || words.auxiliaries.contains($0) }) else { return nil }
        // Of other words with the end of a verb, only a participle may stand before it: "wir gut angekommen sind".
        if let asked = asked(verb, clause) {
            return rest.dropLast().contains { mayBeVerb($0, of: clause) } ? nil : (asked, rest)
        }
        guard mayBeVerb(verb, of: clause), !rest.contains(where: { mayBeVerb($0, of: clause) }) else { return nil }
        if words.unsure.contains(where: verb.hasPrefix) { return nil }
        let particle = words.particles.first { verb.hasPrefix($0) && verb.count > $0.count + 3 }
        let isWhole = particle == nil || words.inseparable.contains { verb.hasPrefix($0) }
        let finite = isWhole ? verb : String(verb.dropFirst(particle?.count ?? 0))
        guard let said = clause.isPerson ? replacingEnding(of: finite) : finite else { return nil }
        return (said, rest + (isWhole ? [] : particle.map { [$0] } ?? []))
    }

    /// Whether a word may be the verb of a clause, by its ending.
    private func mayBeVerb(_ word: String, of clause: Clause) -> Bool {
        word.allSatisfy(\.isLowercase) && !words.adverbs.contains(word)
            && words.finite.pairs.contains { $0.0 == clause.subject && word.hasSuffix($0.1) }
    }

    /// A verb that changes places by itself, as it is said of the subject.
    private func asked(_ verb: String, _ clause: Clause) -> String? {
        let pair = words.verbs.pairs.first { $0.0 == verb }
        if clause.isPerson { return pair?.1 }
        return pair != nil || words.verbs.pairs.contains { $0.1 == verb } ? verb : nil
    }

    private func replacingEnding(of verb: String) -> String? {
        words.endings.pairs.first { verb == $0.0 || verb.hasSuffix($0.0) && verb.count > $0.0.count + 1 }
            .map { $0.1 == "-" ? String(verb.dropLast($0.0.count)) : verb.dropLast($0.0.count) + $0.1 }
    }

    /// Whether a word is one of those of a list, or has one of its ends, which stand behind a hyphen.
    private func isOne(_ word: String, of list: [String]) -> Bool {
        list.contains { $0.hasPrefix("-") ? word.hasSuffix($0.dropFirst()) : $0 == word.lowercased() }
    }
}

extension [String] {
    /// The two words of each pair.
    fileprivate var pairs: [(String, String)] {
        compactMap { pair in
            let words = pair.split(separator: " ")
            return words.count == 2 ? (String(words[0]), String(words[1])) : nil
        }
    }
}
