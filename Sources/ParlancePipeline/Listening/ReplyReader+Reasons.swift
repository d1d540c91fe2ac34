import ParlanceGrammar
import ParlanceMatching

// Sentences before or behind what is said that only give a reason: "yes, and the same for Sarah, she was there too", "my
// shoelace has come undone pause it".

extension ReplyReader {
    /// The maximum number of words of a reason.
    private static let mostReason = 14
    /// The maximum number of parts of an utterance that are read.
    private static let mostParts = 8

    /// A part of an utterance, and the sentences around it.
    private struct Part {
        let text: String
        let reasons: [String]
    }

    /// The meaning of an utterance without the sentences around it that only give a reason. The rest must be understood word
    /// for word. With values and requests the user is told which words were understood.
    func withoutReasons(_ utterance: String, _ pending: PendingIntent?, isWorking: Bool) -> HeardReply? {
        guard readsPartially, !profile.remarks.isEmpty else { return nil }
        var reader = self
        reader.takesReasons = false
        reader.readsPartially = false
        for part in partsBetweenSentences(of: utterance).prefix(Self.mostParts) {
            var heard = reader.read(part.text, pending: pending, isWorking: isWorking)
            guard isUnderstood(heard, beside: part.reasons, pending) else { continue }
            var correction = Correction(said: utterance, understood: part.text, isPartial: true)
            correction.leavesOutRemarks = true
            heard.correction = heard.correction ?? correction
            return heard
        }
        return nil
    }

    /// Whether a part of an utterance is understood, and what stands around it only gives a reason. A plain agreement has
    /// stricter rules of its own.
    private func isUnderstood(_ heard: HeardReply, beside reasons: [String], _ pending: PendingIntent?) -> Bool {
        if heard.isFree || heard.correction != nil { return false }
        var agrees = false
        switch heard.reply {
        case .none, .yes, .ambiguous: return false
        // While nothing is asked, "hello" and "no" are no answers.
        case .aside(let aside) where pending?.question == nil: if aside != .again { return false }
        case .no where pending?.question == nil, .cancel where pending?.question == nil: return false
        case .sequence(.yes, _): agrees = true
        case .values(let values) where pending?.question?.offersValues == true:
            if namesUnknown(values, of: pending?.request.intent) { return false }
        default: break
        }
        // Whom a choice names is clear, whatever else is a name: "the Quist one, we were at school together".
        let intent = heard.reply.isChoice ? nil : pending?.request.intent ?? heard.reply.intent
        return reasons.map(withoutInterjections).allSatisfy { reason in
            isReason(reason, on: intent, pending) && !(agrees && (refuses(reason) || !isHarmless(reason)))
        }
    }

    /// Whether an utterance is spoken to somebody in the room: a name that the grammar does not know stands alone, and what
    /// follows says something of whom it calls, "go home, Dave, you look awful".
    func speaksToSomebody(_ utterance: String) -> Bool {
        let clauses = utterance.trimmedClauses
        guard clauses.count > 1, let last = clauses.last, words(of: last).count > 2,
            words(of: last).first.map(profile.reported.subjectsSpokenTo.contains) == true, !isOrder(last)
        else { return false }
        let verbs = Set(words(of: profile.remarks.verbs + " " + profile.remarks.commands))
        return clauses.dropLast().contains { clause in
            let said = words(of: clause)
            return said.count == 1 && clause.first?.isUppercase == true && !verbs.contains(said[0])
                && !profile.leadingWords.contains(said[0]) && !politeWords.contains(said[0])
                && !isCommon(said[0])
        }
    }

    /// Whether values name a person whom the grammar does not know: "wait, Lukas" is spoken to somebody.
    func namesUnknown(_ values: [String: [ParameterValue]], of intent: String?) -> Bool {
        let declaration = intent.flatMap { catalog[$0] }
        return values.contains { name, said in
            declaration?[name]?.recall == .person && said.contains { $0.term == nil }
        }
    }

    /// The parts of an utterance before or behind sentences, those with the most words first.
    private func partsBetweenSentences(of utterance: String) -> [Part] {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard (3...3 * Self.mostReason).contains(tokens.count) else { return [] }
        let ends = endings(of: utterance, tokens)
        let starts = beginnings(of: utterance, tokens)
        func part(from start: Int, to end: Int) -> Part {
            let text = String(utterance[tokens[start].startIndex..<tokens[end - 1].endIndex])
            let before = start == 0 ? [] : [String(utterance[..<tokens[start - 1].endIndex])]
            let behind = end == tokens.count ? [] : [String(utterance[tokens[end].startIndex...])]
            return Part(text: text.trimmed, reasons: (before + behind).map(\.trimmed))
        }
        // "The dog is after a rabbit, stop, he never listens" is said to the dog.
        let both = starts.flatMap { start in ends.filter { $0 > start + 1 }.map { part(from: start, to: $0) } }
        return ends.map { part(from: 0, to: $0) } + starts.map { part(from: $0, to: tokens.count) } + both
    }

    /// The places before which a sentence may end an utterance, the last one first.
    private func endings(of utterance: String, _ tokens: [Substring]) -> [Int] {
        (1..<tokens.count).reversed().filter { index in
            let isSetOff = utterance[..<tokens[index - 1].endIndex].endsWithSign
            // "Now you've got it" is one sentence.
            return (isSetOff || index > 1)
                && mayBeReason(String(utterance[tokens[index].startIndex...]), isSetOff: isSetOff)
        }
    }

    /// The places behind which an utterance may go on after a sentence, the first one first: a sign stands there, or a word with
    /// which a request begins.
    private func beginnings(of utterance: String, _ tokens: [Substring]) -> [Int] {
        let commands = Set(words(of: profile.remarks.commands))
        let open = Set(words(of: profile.remarks.unfinished + " " + profile.remarks.speech))
        return (2..<max(2, tokens.count)).filter { index in
            let before = utterance[..<tokens[index - 1].endIndex]
            let isSetOff = before.endsWithSign
            let next = words(of: String(tokens[index])).first ?? ""
            guard
                isSetOff
                    || commands.contains(next) && !words(of: String(before)).suffix(1).contains(where: open.contains)
            else { return false }
            return mayBeReason(withoutInterjections(String(before)), isSetOff: isSetOff)
        }
    }

    /// The words behind those that only open a sentence: "oh no".
    private func withoutInterjections(_ text: String) -> String {
        let openers = Array(profile.leadingWords) + words(of: profile.remarks.interjections)
        var rest = WordSequence(text)
        while let shorter = rest.dropping(first: openers) { rest = shorter }
        return rest.text
    }

    /// Whether words may be a sentence by their first ones. If no sign sets them off, they have a verb.
    private func mayBeReason(_ text: String, isSetOff: Bool) -> Bool {
        let said = words(of: text)
        guard (2...Self.mostReason).contains(said.count) else { return false }
        let spoken = WordSequence(text)
        if spoken.dropping(first: profile.remarks.reasons) != nil { return true }
        guard isSetOff else {
            let verbs = Set(words(of: profile.remarks.verbs))
            return startsSentence(text) && said.dropFirst().contains(where: verbs.contains)
        }
        return startsSentence(text) || spoken.dropping(first: profile.remarks.openers + profile.remarks.states) != nil
    }

    /// Whether a sentence is about somebody else, so that a negation in it denies nothing that is to be done: "he can't see the
    /// road".
    func isAboutPerson(_ text: String) -> Bool {
        let persons = Set(profile.reported.others.filter { !profile.followUps.things.contains($0) })
        return words(of: text).first.map(persons.contains) == true && !text.contains(where: \.isNumber)
    }

    /// Whether a sentence only gives a reason: it does not ask, count or take anything back, reports nobody's words, wishes for
    /// nothing that can be done, and names no value of the intent. It denies only what another person does.
    ///
    /// - Parameter open: The open intent, whose persons may be named: "my mum, Dad never has any".
    private func isReason(_ text: String, on intent: String?, _ open: PendingIntent?) -> Bool {
        let spoken = WordSequence(text)
        let said = words(of: text)
        let adverbs = Set(profile.reported.adverbs)
        let turning = profile.contrasts.filter { !adverbs.contains($0) } + profile.selfCorrections
        let barred = words(of: profile.undoing + " " + profile.remarks.takingBack + " " + profile.remarks.speech)
        let wished = spoken.dropping(first: profile.remarks.wishes).map { words(of: $0.text) } ?? []
        guard isHarmless(text) || isAboutPerson(text), !text.contains("?"), !isQuestion(text), !counts(text),
            !announcesValue(text),
            spoken.places(of: turning).isEmpty, spoken.dropping(first: profile.conditions) == nil,
            Set(barred.filter { $0.count > 1 }).isDisjoint(with: said),
            Set(words(of: profile.remarks.commands)).isDisjoint(with: wished)
        else { return false }
        return exactRequest(in: text) == nil && exactFragment(in: text) == nil
            && !names(valueOf: intent, in: text, besidesTexts: true, besides: open)
    }
}

extension Question {
    /// Whether it tells values, so that an unknown name is rather spoken to somebody than an answer.
    fileprivate var offersValues: Bool { confirmsIntent || !candidates.isEmpty }
}

extension Reply {
    /// Whether it chooses among candidates.
    fileprivate var isChoice: Bool {
        switch self {
        case .candidates, .position, .other: true
        default: false
        }
    }

    /// The intent of the first request.
    fileprivate var intent: String? {
        switch self {
        case .request(let reading): reading.intent
        case .requests(let readings): readings.first?.reading.intent
        case .followUp(let request): request.intent
        case .sequence(let first, let next): first.intent ?? next.intent
        default: nil
        }
    }
}

extension String {
    /// The text without blanks and commas around it.
    fileprivate var trimmed: String { String(self[...].trimming { $0.isWhitespace || ",;".contains($0) }) }
}
