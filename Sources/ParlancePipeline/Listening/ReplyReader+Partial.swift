import ParlanceGrammar
import ParlanceMatching

// Requests of which words are left out. These may say something about the request: "I'm at the gym, drive me home".

extension ReplyReader {
    /// The maximum number of words of a text in which people are looked for, and of a name.
    private static let mostNamed = 15
    private static let mostTogether = 3

    /// A request of which words are left out.
    func partialRequest(_ reading: Reading, of utterance: String) -> HeardReply {
        let left = reading.unexplainedWords.map(\.range)
        var correction = Correction(said: utterance, understood: "", isPartial: true)
        let isWordForWord = reading.editedWords.allSatisfy { $0.kind == .filler }
        correction.leavesOutRemarks = isWordForWord && leavesOutRemarks(left, of: reading.intent, in: utterance)
        return request(reading, beside: utterance.runs(of: left), in: utterance, correction)
    }

    /// Whether the values of a reading belong to two things that were said: a joining word between them is left out, "get 20
    /// from Anna | and send it to | Ben", another value is, or what a possessive is followed by, "Ben's | sister".
    func joinsOthers(_ reading: Reading, in utterance: String) -> Bool {
        let slots = reading.spokenSlots.compactMap(\.spoken)
        let left = reading.unexplainedWords.map(\.range)
        func isLeftOut(before range: Range<String.Index>) -> Bool {
            left.contains {
                $0.upperBound <= range.lowerBound
                    && utterance[$0.upperBound..<range.lowerBound].allSatisfy(\.isWhitespace)
            }
        }
        let parts = left.contains { word in
            profile.joiners.contains(utterance[word].lowercased())
                && slots.contains { $0.range.upperBound <= word.lowerBound }
                && slots.contains { $0.range.lowerBound >= word.upperBound && isLeftOut(before: $0.range) }
        }
        return parts || leavesOutValues(reading, of: utterance)
            || slots.contains { slot in
                Self.possessives.contains { slot.text.lowercased().hasSuffix($0) }
                    && left.contains { word in
                        word.lowerBound >= slot.range.upperBound
                            && utterance[slot.range.upperBound..<word.lowerBound].allSatisfy(\.isWhitespace)
                    }
            }
    }

    /// Whether words between the values of a reading are left out that say other values of its parameters, or that a number is made
    /// of: "send twenty to | Mia ten to | Sarah", "thirty | minutes or | five miles".
    private func leavesOutValues(_ reading: Reading, of utterance: String) -> Bool {
        let slots = reading.spokenSlots
        let ranges = slots.compactMap(\.spoken?.range)
        guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max() else {
            return false
        }
        let names = Set(slots.map(\.name))
        let idle = Set(words(of: profile.articles) + profile.followUps.ones)
        let between = utterance.runs(of: reading.unexplainedWords.map(\.range))
            .filter { $0.lowerBound > first && $0.upperBound < last }
        return between.contains { run in
            let isInNumber = slots.contains { $0.value.plainNumber != nil && $0.spoken?.range.overlaps(run) == true }
            let run = WordSequence(String(utterance[run]))
            let said = run.dropping(last: Array(profile.prepositions)) ?? run
            return isInNumber
                || !said.consists(of: idle)
                    && exactValues(in: said.text, for: reading.intent).contains { reply in
                        if case .values(let values) = reply { !names.isDisjoint(with: values.keys) } else { false }
                    }
        }
    }

    private static let possessives = ["'s", "’s", "s'", "s’"]

    /// A request with the values that the words beside it say; of words that may be a value and say none, the user is told.
    ///
    /// - Parameter correction: Its words are those that are understood at last.
    func request(
        _ reading: Reading,
        beside texts: [Range<String.Index>],
        in utterance: String,
        _ correction: Correction
    ) -> HeardReply {
        var heard = HeardReply(.request(reading), correction)
        var left: [Range<String.Index>] = []
        for range in texts {
            let text = String(utterance[range])
            if mayChange(reading, beside: range, of: utterance) {
                if let details = details(in: text, beside: reading) ?? referent(in: text, of: reading, utterance) {
                    heard.details.merge(details) { first, _ in first }
                    continue
                }
                // "It's her share of the pizza" gives a reason, not a note.
                if mayChange(reading, beside: range, of: utterance, besidesTexts: true) {
                    heard.leftOut = heard.leftOut ?? text
                }
            }
            left.append(range)
        }
        heard.correction?.understood = reading.understood(of: utterance, without: left)
        return heard
    }

    /// The values in words beside a request; nil if a part of them may name a value, and is no answer that says one.
    private func details(in text: String, beside reading: Reading) -> [String: [ParameterValue]]? {
        var found: [String: [ParameterValue]] = [:]
        for part in parts(of: text) where names(valueOf: reading.intent, in: part) {
            let taken = Set(reading.slots.map(\.name)).union(found.keys)
            let values = exactValues(in: part, for: reading.intent).lazy.compactMap {
                reply -> [String: [ParameterValue]]? in
                if case .values(let values) = reply { values } else { nil }
            }
            let new = values.first { $0.keys.allSatisfy { !taken.contains($0) && !isText($0, of: reading.intent) } }
            guard let new else { return nil }
            found.merge(new) { first, _ in first }
        }
        return found.isEmpty ? nil : found
    }

    /// The person whom words beside a request name, for a pronoun in it: "Sarah has paid, give her 20".
    private func referent(
        in text: String,
        of reading: Reading,
        _ utterance: String
    ) -> [String: [ParameterValue]]? {
        let pronouns = WordSequence(utterance).places(of: profile.followUps.persons)
        guard !pronouns.isEmpty, let declaration = catalog[reading.intent] else { return nil }
        let parameter = declaration.parameters.first { parameter in
            guard parameter.recall == .person, parameter.isRequired else { return false }
            guard let said = reading[parameter.name]?.spoken else { return true }
            return pronouns.contains(said.range)
        }
        guard let name = parameter?.name else { return nil }
        let people = people(in: text, as: name, of: reading.intent)
        return people.count == 1 ? [name: people] : nil
    }

    /// The known people whom a text names.
    private func people(in text: String, as parameter: String, of intent: String) -> [ParameterValue] {
        let words = text.split { $0.isWhitespace || ",.;!?".contains($0) }.map(String.init)
        guard words.count <= Self.mostNamed else { return [] }
        var people: [ParameterValue] = []
        var start = 0
        while start < words.count {
            let counts = (1...min(Self.mostTogether, words.count - start)).reversed()
            let found = counts.firstResult { count in
                person(called: words[start..<start + count].joined(separator: " "), as: parameter, of: intent)
                    .map { (count, $0) }
            }
            if let found { people.append(found.1) }
            start += found?.0 ?? 1
        }
        return people
    }

    private func person(called words: String, as parameter: String, of intent: String) -> ParameterValue? {
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        guard let result = parse(words, question, of: intent, isWorking: false, edits: 0),
            !profile.followUps.persons.contains(words.lowercased())
        else { return nil }
        let slots = result.readings.filter { $0.isReply && $0.metadata[ReplyKey.dictation] == nil }.flatMap(\.slots)
        let slot = slots.first { slot in
            slot.name == parameter && slot.kind != .wildcard && slot.spoken?.text.lowercased() == words.lowercased()
        }
        return slot.map(ParameterValue.init)
    }

    /// Whether words beside a request may say something else of it: they may be a value, belong to a number, say when, or
    /// announce a contrast, as "or" does.
    private func mayChange(
        _ reading: Reading,
        beside range: Range<String.Index>,
        of utterance: String,
        besidesTexts: Bool = false
    ) -> Bool {
        let text = String(utterance[range])
        return names(valueOf: reading.intent, in: text, besidesTexts: besidesTexts)
            || belongs(range, toNumberOf: reading, utterance) || isTime(text)
            || !WordSequence(text).places(of: profile.contrasts).isEmpty
    }

    /// Whether words stand beside a number and may belong to it: "three fiddy", "half of 60".
    private func belongs(_ range: Range<String.Index>, toNumberOf reading: Reading, _ utterance: String) -> Bool {
        guard !words(of: String(utterance[range])).allSatisfy(idleWords.contains) else { return false }
        return reading.spokenSlots.contains { slot in
            guard let number = slot.spoken?.range, slot.value.plainNumber != nil, !number.overlaps(range) else {
                return false
            }
            let between =
                number.upperBound <= range.lowerBound
                ? utterance[number.upperBound..<range.lowerBound] : utterance[range.upperBound..<number.lowerBound]
            return between.allSatisfy(\.isWhitespace)
        }
    }

    func isText(_ parameter: String, of intent: String) -> Bool { catalog[intent]?[parameter]?.type == .text }

    /// The parts of a text between joining words.
    func parts(of text: String) -> [String] {
        let starts = [text.startIndex] + parser.textsBehindJoiners(of: text).map(\.startIndex).sorted()
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : text.endIndex
            let part = WordSequence(String(text[starts[index]..<end]))
            return (part.dropping(last: profile.joiners) ?? part).text
        }
    }

    /// Whether the words that a reading leaves out are whole clauses that say nothing about the request.
    private func leavesOutRemarks(_ left: [Range<String.Index>], of intent: String, in utterance: String) -> Bool {
        let clauses = utterance.clauses.filter { clause in
            left.contains { $0.overlaps(clause.startIndex..<clause.endIndex) }
        }
        return clauses.allSatisfy { clause in
            let words = clause.split(whereSeparator: \.isWhitespace)
            let isWhole = words.allSatisfy { word in left.contains { $0.overlaps(word.startIndex..<word.endIndex) } }
            return isWhole && isRemark(String(clause), on: intent)
        }
    }
}

extension String {
    /// The places in which only blanks and signs separate the words.
    fileprivate func runs(of words: [Range<Index>]) -> [Range<Index>] {
        words.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { runs, word in
            if let last = runs.last, self[last.upperBound..<word.lowerBound].allSatisfy(\.isSeparator) {
                runs[runs.count - 1] = last.lowerBound..<word.upperBound
            } else {
                runs.append(word)
            }
        }
    }

}

extension Character {
    fileprivate var isSeparator: Bool { isWhitespace || isPunctuation }
}
