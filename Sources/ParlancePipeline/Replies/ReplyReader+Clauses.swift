import ParlanceGrammar
import ParlanceMatching

// Answers among clauses that explain: "no, home, I am tired".

extension ReplyReader {
    /// The maximum number of clauses; each may be parsed once for each that precedes it.
    private static let mostClauses = 5

    /// The answers in the clauses of an utterance, and the clauses that are none.
    private struct Answers {
        var values: [String: [ParameterValue]] = [:]
        /// A request of the open intent, which says something anew: "home" instead of "to the gym".
        var request: Reading?
        var asides: [Reply.Aside] = []
        var isDenied = false
        /// Whether a clause agrees, chooses, or says something else about a parameter than one before it.
        var isMixed = false
        var others: [String] = []
    }

    /// The values in some clauses of an utterance, if the others say nothing else about them. A yes is none, because what
    /// follows may take it back; a no to a request stands if the rest explains it, or contradicts itself.
    func answerInClauses(_ utterance: String, _ question: Question, of intent: String?) -> Reply? {
        let clauses = utterance.clauses
        guard (2...Self.mostClauses).contains(clauses.count) else { return nil }
        var found = answers(in: utterance, clauses, question, of: intent)
        // "No idea" asks for help; "no wait" denies.
        if startsWithNegation(clauses[0]), found.asides.first != .help { found.isDenied = true }
        if found.isMixed { return found.isDenied && question.isAboutRequest ? .no : nil }
        if !found.values.isEmpty {
            return question.isAboutRequest || found.others.allSatisfy(isHarmless) ? .values(found.values) : nil
        }
        if let request = found.request { return question.isAboutRequest ? .request(request) : nil }
        if found.isDenied, question.isAboutRequest, found.others.contains(where: \.isExplanation) { return .no }
        return found.asides.count == 1 && !found.isDenied ? .aside(found.asides[0]) : nil
    }

    /// The request in one clause of an utterance that is none as a whole: "call grandpa, it is his birthday". If another
    /// clause has a number or a negation, the user always confirms it, because that clause may say something else about it.
    ///
    /// - Parameter partial: The reading in part of the whole utterance. It precedes if it has more values.
    func requestInClauses(_ utterance: String, insteadOf partial: Reading? = nil) -> HeardReply? {
        let clauses = utterance.clauses.map { String($0[...].trimming(while: \.isWhitespace)) }
        guard readsPartially, (2...Self.mostClauses).contains(clauses.count) else { return nil }
        let requests = clauses.compactMap { clause in exactRequest(in: clause).map { (clause, $0) } }
        guard requests.count == 1, let (clause, reading) = requests.first,
            clauses.allSatisfy({ $0 == clause || $0.isExplanation || isHarmless($0) })
        else { return nil }
        if let partial, partial.intent != reading.intent || partial.slots.count > reading.slots.count { return nil }
        let isPartial = clauses.contains { $0 != clause && !isHarmless($0) }
        return HeardReply(.request(reading), Correction(said: utterance, understood: clause, isPartial: isPartial))
    }

    /// Reads from left to right, the longest values first.
    private func answers(
        in utterance: String,
        _ clauses: [Substring],
        _ question: Question,
        of intent: String?
    ) -> Answers {
        var found = Answers()
        var next = 0
        while next < clauses.count {
            let ends = (next..<clauses.count).reversed()
            let span = ends.lazy.compactMap { end -> (end: Int, values: [String: [ParameterValue]])? in
                let text = String(utterance[clauses[next].startIndex..<clauses[end].endIndex])
                let answer = plainAnswer(text, question, of: intent, allowsAnyWords: end == next)
                guard case .values(let values)? = answer else { return nil }
                return (end, values)
            }.first
            if let span {
                if !Set(span.values.keys).isDisjoint(with: found.values.keys) { found.isMixed = true }
                found.values.merge(span.values) { first, _ in first }
                next = span.end + 1
            } else if let request = exactRequest(in: String(clauses[next])), request.intent == intent {
                if found.request != nil { found.isMixed = true }
                found.request = request
                next += 1
            } else {
                note(String(clauses[next]), in: &found, question, of: intent)
                next += 1
            }
        }
        if found.request != nil, !found.values.isEmpty { found.isMixed = true }
        return found
    }

    private func note(_ clause: String, in found: inout Answers, _ question: Question, of intent: String?) {
        switch plainAnswer(clause, question, of: intent) {
        case nil: found.others.append(clause)
        case .no: found.isDenied = true
        case .aside(let aside): found.asides.append(aside)
        case .yes: break
        default: found.isMixed = true
        }
    }

    /// The answer without corrections.
    ///
    /// - Parameter allowsAnyWords: Whether the value may be any words, if a request is to be confirmed: only words before
    ///   the value make it an answer then.
    private func plainAnswer(
        _ text: String,
        _ question: Question,
        of intent: String?,
        allowsAnyWords: Bool = false
    ) -> Reply? {
        let allowsAnyWords = allowsAnyWords && question.isAboutRequest
        guard let result = parse(text, question, of: intent, isWorking: false, edits: 0),
            allowsAnyWords || !result.isFreeReply, let answer = answer(in: result, text, question)
        else { return nil }
        if case Reply.none = answer { return nil }
        return answer
    }

    /// Whether a clause that is no answer may be left out: without a negation or a number it changes nothing.
    private func isHarmless(_ clause: String) -> Bool {
        words(of: clause).allSatisfy { !negations.contains($0) && !$0.contains(where: \.isNumber) }
    }

    private func startsWithNegation(_ clause: Substring) -> Bool {
        words(of: String(clause)).first.map(negations.contains) == true
    }

    private var negations: Set<String> {
        Set(LanguageProfiles.shipped[language].negations.split(separator: " ").map(String.init))
    }

    private func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension Question {
    /// Whether the user is asked to confirm a request.
    fileprivate var isAboutRequest: Bool { if case .confirmIntent = kind { true } else { false } }
}

extension String {
    /// Whether a clause has more words than a value, and explains what is wrong.
    fileprivate var isExplanation: Bool { split(separator: " ").count > 3 }

    /// The parts between punctuation that a blank follows, without it.
    fileprivate var clauses: [Substring] {
        var clauses: [Substring] = []
        var start = startIndex
        for index in indices where ",.;!?".contains(self[index]) {
            let next = self.index(after: index)
            guard next == endIndex || self[next].isWhitespace else { continue }
            clauses.append(self[start..<index])
            start = next
        }
        clauses.append(self[start...])
        return clauses.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
