import ParlanceGrammar
import ParlanceMatching

// Answers among clauses that explain: "no, home, I am tired".

extension ReplyReader {
    /// The maximum number of clauses; each may be parsed once for each that precedes it.
    private static let mostClauses = 5
    /// The maximum number of words of values that stand one after another.
    private static let mostParts = 10
    /// The rule of the answers that has the words before a value.
    private static let settingWords = "reply_set"

    /// The answers in the clauses of an utterance, and the clauses that are none.
    private struct Answers {
        var values: [String: [ParameterValue]] = [:]
        /// Values that are to be left out; others may take their place.
        var removed: [String: [ParameterValue]] = [:]
        /// The parameters that are to lose their values.
        var cleared: [String] = []
        /// A request of the open intent, which says something anew: "home" instead of "to the gym".
        var request: Reading?
        /// The answer to a choice.
        var choice: Reply?
        var asides: [Reply.Aside] = []
        var isDenied = false
        /// Whether a clause ends the request: "forget it".
        var isCancelled = false
        /// Whether the last clause says to carry out the request: "she is coming, book it".
        var ordersLast = false
        /// Whether a clause only calls somebody: "wait, Lukas, I'm coming".
        var isAddressed = false
        /// Whether a clause is a value without words that announce it.
        var saysValueAlone = false
        /// Whether the next value replaces the one before a denial: "Ben, no, Mia".
        var isTakenBack = false
        /// Whether a clause chooses, or says something else about a parameter than one before it.
        var isMixed = false
        var others: [String] = []

        mutating func take(_ new: [String: [ParameterValue]]) {
            let isOther = new.contains { name, said in
                values[name].map { !($0.map(\.value) == said.map(\.value)) } ?? false
            }
            if isOther, !isTakenBack { isMixed = true }
            values.merge(new) { first, last in isTakenBack ? last : first }
            isTakenBack = false
        }
    }

    /// The values in some clauses of an utterance, if the others say nothing else about the request. A yes stands if the
    /// rest gives a reason, and a no to a request if the rest explains it, or contradicts itself.
    ///
    /// - Parameter said: The parameters that the user gave a value for.
    func answerInClauses(_ utterance: String, _ question: Question, of intent: String?, said: Set<String>) -> Reply? {
        let clauses = utterance.clauses
        guard (1...Self.mostClauses).contains(clauses.count) else { return nil }
        if agreesWithReason(utterance, question, of: intent) { return .yes }
        if cancelsWithReason(utterance, question, of: intent) { return .cancel }
        if deniesWithReason(utterance, question, of: intent) { return .no }
        var found = answers(in: utterance, clauses, question, of: intent, said)
        if clauses.count == 1 { return found.values.isEmpty || found.isMixed ? nil : .values(found.values) }
        // "Write him, that I am ill" is no topic of the music.
        if found.others.contains(String(clauses[0])), areTexts(found.values, of: intent) { return nil }
        // "No idea" asks for help; "no wait" denies.
        if startsWithNegation(clauses[0]), found.asides.first != .help { found.isDenied = true }
        return reply(to: question, with: found, of: intent)
    }

    /// Whether values may be any words.
    func areTexts(_ values: [String: [ParameterValue]], of intent: String?) -> Bool {
        guard let declaration = intent.flatMap({ catalog[$0] }), !values.isEmpty else { return false }
        return values.keys.allSatisfy { declaration[$0]?.type == .text }
    }

    private func reply(to question: Question, with found: Answers, of intent: String?) -> Reply? {
        if found.isCancelled { return ends(found, of: intent) ? .cancel : nil }
        if let choice = found.choice, !found.isMixed { return chooses(found, of: intent) ? choice : nil }
        if found.isMixed || found.isTakenBack { return found.isDenied && question.isAboutRequest ? .no : nil }
        let values = found.values
        if !values.isEmpty {
            // "Yes, love, I'm coming, two minutes!" is said to somebody else.
            if found.saysValueAlone, !found.isDenied, question.isAboutRequest, areTexts(values, of: intent) {
                return nil
            }
            guard Set(values.keys).isSuperset(of: found.removed.keys) else { return nil }
            // All changes of a request are taken, or none.
            let areSilent = found.others.map { withoutValues($0, values) }.allSatisfy { clause in
                saysNothingElse(clause, about: intent)
                    && (question.isAboutRequest || isHarmless(clause) && !isTime(clause))
            }
            return areSilent ? .values(values) : nil
        }
        if let request = found.request { return question.isAboutRequest ? .request(request) : nil }
        if !found.removed.isEmpty {
            let isAll = found.others.allSatisfy { saysNothingElse($0, about: intent) }
            return isAll ? .removals(found.removed) : nil
        }
        if !found.cleared.isEmpty { return .clear(found.cleared) }
        let explains = found.others.contains(where: \.isExplanation) && !found.others.contains(where: announcesValue)
        let mayChange = found.others.contains { clause in
            !numbers(in: clause).isEmpty || setsValue(clause, of: intent) || limits(clause)
        }
        if found.isDenied, question.isAboutRequest, explains, !mayChange { return .no }
        // "Sorry, the other one" asks for no repetition.
        let isAside =
            found.asides.count == 1 && !found.isDenied
            && found.others.allSatisfy { isRemark($0, on: intent) && !announcesValue($0) && numbers(in: $0).isEmpty }
        if isAside { return .aside(found.asides[0]) }
        return agreesLast(found, with: question, on: intent) ? .yes : nil
    }

    /// Whether a clause says what a value is, and names one: "it was John Abbott who paid".
    private func setsValue(_ clause: String, of intent: String?) -> Bool {
        let set = profile.replies?.grammar.rules[Self.settingWords]?.template.expression
        return set?.begins(clause) == true && names(valueOf: intent, in: clause, besidesTexts: true)
    }

    /// Whether a clause begins with a word that keeps only a part: "just him".
    private func limits(_ clause: String) -> Bool {
        WordSequence(clause).dropping(first: profile.followUps.only) != nil
    }

    /// Whether the last clause says to carry out the request, and the others are remarks: "sorry, my wife was asking, book it". A
    /// tag agrees to nothing: "we are even, ok".
    private func agreesLast(_ found: Answers, with question: Question, on intent: String?) -> Bool {
        found.ordersLast && question.isAboutRequest && !found.isDenied && !found.isAddressed
            && found.asides.allSatisfy { $0 == .wait } && found.others.allSatisfy { isPlainRemark($0, on: intent) }
            && found.others.last.map(reportsAgreement) != true
    }

    /// Whether a clause ends in an agreement that is only spoken of: "I would have said yes".
    private func reportsAgreement(_ clause: String) -> Bool {
        let said = words(of: clause)
        return said.last.map(agreeingWords.contains) == true
            && !Set(words(of: profile.remarks.speech)).isDisjoint(with: said)
    }

    /// Whether an agreement says what is to be done with what is open: "book it", and not "ok" or "that's it".
    func isOrder(_ agreement: String) -> Bool {
        let said = words(of: agreement)
        guard let first = said.first, profile.subjects?.contains(first) != true else { return false }
        return said.dropFirst().contains {
            profile.followUps.things.contains($0) || profile.followUps.persons.contains($0)
        }
    }

    /// A clause without the values that another clause says, and without a pronoun that is a number elsewhere: of "the big one is
    /// ten", beside "make it ten", "the big is" remains.
    private func withoutValues(_ clause: String, _ values: [String: [ParameterValue]]) -> String {
        let rest = WordSequence(clause).without(values.values.joined().compactMap(\.spoken))?.text ?? clause
        let said = WordSequence(rest)
        let ones = profile.followUps.ones
        let articles = words(of: profile.articles)
        return said.places(from: articles, to: ones).reversed().reduce(into: rest) { text, place in
            let one = text[place].lastIndex(where: \.isWhitespace) ?? place.lowerBound
            text.removeSubrange(one..<place.upperBound)
        }
    }

    /// Whether one clause chooses, and the others are remarks: "Sarah Bell, I used to work with her".
    private func chooses(_ found: Answers, of intent: String?) -> Bool {
        let isAlone =
            !found.isDenied && found.values.isEmpty && found.removed.isEmpty && found.cleared.isEmpty
            && found.request == nil && found.asides.isEmpty
        return isAlone
            && found.others.allSatisfy { clause in
                isHarmless(clause) && startsSentence(clause) && exactRequest(in: clause) == nil
                    && !announcesValue(clause) && WordSequence(clause).places(of: profile.contrasts).isEmpty
            }
    }

    /// Whether clauses end a request and say nothing else about it: "nah, forget it, we take the bus".
    private func ends(_ found: Answers, of intent: String?) -> Bool {
        !found.isMixed && found.values.isEmpty && found.removed.isEmpty && found.cleared.isEmpty && found.request == nil
            && found.choice == nil && found.asides.allSatisfy { $0 == .wait }
            && found.others.allSatisfy { clause in
                exactRequest(in: clause) == nil && !announcesValue(clause) && numbers(in: clause).isEmpty
                    && (found.isDenied || !names(valueOf: intent, in: clause))
            }
    }

    /// The clause that takes something back, while nothing is asked and the other clauses ask for nothing: "oh no, wrong
    /// amount, undo that".
    func takenBackInClauses(_ utterance: String) -> Reply? {
        let clauses = utterance.trimmedClauses
        guard (2...Self.mostClauses).contains(clauses.count) else { return nil }
        var found: Reply?
        for clause in clauses {
            let reply = idleReply(clause)
            if let reply, reply.takesBack, isScheduled || !reply.isDenial {
                found = reply
            } else if exactRequest(in: clause) != nil || !clause.isExplanation && !numbers(in: clause).isEmpty {
                return nil
            }
        }
        return found
    }

    /// The request in one clause of an utterance that is none as a whole: "call grandpa, it is his birthday". If another
    /// clause may say something else about it, the user always confirms it; what names a value is not left out at all.
    ///
    /// - Parameter partial: The reading in part of the whole utterance. It precedes if it has more values; with
    ///   corrected words, more than all clauses say.
    func requestInClauses(_ utterance: String, insteadOf partial: Reading? = nil) -> HeardReply? {
        let clauses = utterance.trimmedClauses
        guard readsPartially, (2...Self.mostClauses).contains(clauses.count) else { return nil }
        let requests = clauses.compactMap { clause in exactRequest(in: clause).map { (clause, $0) } }
        guard requests.count == 1, let (clause, reading) = requests.first, !isReported(clause, among: clauses),
            !isOnlyStranger(reading, clause)
        else { return nil }
        let others = clauses.filter { $0 != clause }
        guard others.allSatisfy({ $0.isExplanation || isHarmless($0) }) else { return nil }
        if let partial, partial.intent != reading.intent { return nil }
        var correction = Correction(said: utterance, understood: clause, isPartial: !others.allSatisfy(isHarmless))
        correction.leavesOutRemarks = others.allSatisfy { isRemark($0, on: reading.intent) }
        let beside = utterance.clauses.map { $0.trimming(while: \.isWhitespace) }.filter { $0 != clause }
        let heard = request(reading, beside: beside.map { $0.startIndex..<$0.endIndex }, in: utterance, correction)
        let hasSlips = partial?.editedWords.contains { $0.kind != .filler } == true
        let details = hasSlips ? heard.details.count : 0
        if let partial, partial.slots.count > reading.slots.count + details { return nil }
        return heard
    }

    /// The words behind clauses that only call somebody whom the grammar does not know: "eat up, Noah. And tell Mia …".
    func besideCalls(_ found: RequestsResult, in utterance: String) -> String? {
        guard found.isSplit else { return nil }
        let calls = found.requests.prefix { request in
            request.result.best.map { best in
                request.text.trimmedClauses.contains { isOnlyStranger(best, $0) }
            } ?? false
        }
        guard !calls.isEmpty, calls.count < found.requests.count else { return nil }
        return String(utterance[found.requests[calls.count].range.lowerBound...])
    }

    /// Whether a clause is a name that the grammar does not know, and nothing else: somebody is called, "eat up, Noah".
    func isOnlyStranger(_ reading: Reading, _ clause: String) -> Bool {
        let slots = reading.spokenSlots
        guard slots.count == 1, let name = slots[0].spoken, ParameterValue(slots[0]).term == nil else { return false }
        return catalog[reading.intent]?[slots[0].name]?.recall == .person
            && String(name.text).withoutSigns == clause.withoutSigns
    }

    /// The request in one clause of an utterance of which a request has taken a sign into a name: "take me to the gym, just
    /// me" is for one, not to "the gym just me". All other clauses must say something of it, or nothing.
    func requestBesideSigns(_ utterance: String, _ whole: ParseResult) -> HeardReply? {
        guard whole.match == .exact, let best = whole.best, !best.isReply, takesSign(best),
            let heard = requestInClauses(utterance), heard.leftOut == nil, case .request(let reading) = heard.reply,
            reading.intent == best.intent, !takesSign(reading), heard.correction?.isPartial == false
        else { return nil }
        return heard
    }

    /// Whether a wildcard, other than one for a text, has taken words on both sides of a sign between clauses.
    func takesSign(_ reading: Reading, of intent: String? = nil) -> Bool {
        guard let declaration = catalog[intent ?? reading.intent] else { return false }
        return reading.slots.contains { slot in
            slot.kind == .wildcard && declaration[slot.name]?.type != .text
                && slot.spoken.map { String($0.text).clauses.count > 1 } == true
        }
    }

    /// Reads from left to right, the longest values first.
    private func answers(
        in utterance: String,
        _ clauses: [Substring],
        _ question: Question,
        of intent: String?,
        _ said: Set<String>
    ) -> Answers {
        var found = Answers()
        var next = 0
        while next < clauses.count {
            found.ordersLast = false
            let ends = (next..<clauses.count).reversed()
            let span = ends.lazy.compactMap { end -> (end: Int, values: [String: [ParameterValue]])? in
                let text = String(utterance[clauses[next].startIndex..<clauses[end].endIndex])
                return values(in: text, question, of: intent, said, allowsAnyWords: end == next).map { (end, $0) }
            }.first
            if let span, isAddress(next...span.end, of: clauses, span.values, question, intent) {
                found.isAddressed = true
                next = span.end
            } else if let span {
                let text = String(utterance[clauses[next].startIndex..<clauses[span.end].endIndex]).withoutSigns
                if span.values.values.joined().contains(where: { $0.spoken == text }) { found.saysValueAlone = true }
                found.take(span.values)
                next = span.end
            } else {
                note(clauses[next], in: &found, question, of: intent, said)
            }
            next += 1
        }
        if found.request != nil, !found.values.isEmpty { found.isMixed = true }
        return found
    }

    /// Whether clauses call somebody whom the grammar does not know, and who is spoken to rather than meant: "wait, Lukas, I'm
    /// coming". Before the name are only words that ask for time, and behind it is a sentence; or, where a request is to be
    /// confirmed, all other clauses are talk: "hush, Emma, hush".
    private func isAddress(
        _ range: ClosedRange<Int>,
        of clauses: [Substring],
        _ values: [String: [ParameterValue]],
        _ question: Question,
        _ intent: String?
    ) -> Bool {
        let texts = clauses.map { String($0.trimming(while: \.isWhitespace)) }
        guard let declaration = intent.flatMap({ catalog[$0] }), isCall(range, of: texts, question) else {
            return false
        }
        let isAsked = question.isAboutRequest && texts.contains(where: isQuestion)
        return values.allSatisfy { parameter, said in
            declaration[parameter]?.recall == .person
                // "What do you think, John, should I pay her" asks him.
                && said.allSatisfy { person in
                    let text = texts[range.upperBound].withoutSigns
                    if isAsked, range.count == 1, person.spoken == text { return true }
                    // "Ja Mama, ich wollte dich grad anrufen" is spoken to her.
                    let isAnswered =
                        words(of: text).first.map(agrees) == true && text.hasSuffix(" " + (person.spoken ?? ""))
                    return person.term == nil && person.spoken == text
                        || isAnswered && isSpokenTo(texts, besides: range)
                }
        }
    }

    /// Whether a clause beside a name begins with a sentence about the user.
    private func isSpokenTo(_ texts: [String], besides range: ClosedRange<Int>) -> Bool {
        let next = range.upperBound + 1
        return next < texts.count && tellsOfSpeaker(texts[next])
    }

    /// Whether words only ask for time, or for attention: "wait", "hey".
    private func onlyCalls(_ text: String) -> Bool {
        WordSequence(text).isOne(of: profile.selfCorrections)
            || Set(words(of: profile.remarks.interjections)).isSuperset(of: words(of: text))
    }

    /// Whether a clause is a denial.
    private func denies(_ clause: String) -> Bool {
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        return if case .no? = plainAnswer(clause, question, of: "") { true } else { false }
    }

    /// Whether the clauses beside a name tell that it calls somebody: words that ask for attention before it and a sentence behind
    /// it, or, where a request is to be confirmed, an order to carry it out at the end, or nothing but talk.
    private func isCall(_ range: ClosedRange<Int>, of texts: [String], _ question: Question) -> Bool {
        let before = texts[..<range.upperBound]
        let behind = texts[(range.upperBound + 1)...]
        if !before.isEmpty, let next = behind.first, startsSentence(next),
            before.allSatisfy({ isHarmless($0) && onlyCalls($0) })
        {
            return true
        }
        let idle = profile.leadingWords.union(politeWords)
        let others = texts[..<range.lowerBound] + behind
        // "Hugo, not on the piano. Yes, send that."
        let ordersLast = others.last.map { isOrder($0) && agrees($0) } ?? false
        if question.isAboutRequest, range.count == 1, ordersLast, !others.contains(where: denies) { return true }
        return question.isAboutRequest && range.count == 1
            && others.allSatisfy { isHarmless($0) && !announcesValue($0) }
            && others.contains { !idle.isSuperset(of: words(of: $0)) }
    }

    /// Whether an answer has taken a request of another intent for a text: "and put football on the calendar, I may move it".
    func areOtherRequest(_ values: [String: [ParameterValue]], in utterance: String, _ intent: String?) -> Bool {
        guard areTexts(values, of: intent), let text = values.values.first?.last?.spoken,
            let start = utterance.firstRange(of: text)?.lowerBound,
            let clause = utterance.clauses.last(where: { $0.startIndex < start })
        else { return false }
        let whole = String(utterance[clause.startIndex...].trimming(while: \.isWhitespace))
        // "Make it call mom" says the text.
        if announcesValue(whole) { return false }
        let said = WordSequence(whole).dropping(first: profile.joiners)?.text ?? whole
        return said.clauses.contains { clause in
            exactRequest(in: String(said[..<clause.endIndex])).map { $0.intent != intent } ?? false
        }
    }

    private func note(
        _ clause: Substring,
        in found: inout Answers,
        _ question: Question,
        of intent: String?,
        _ said: Set<String>
    ) {
        if let request = exactRequest(in: String(clause)), request.intent == intent {
            // "Pick me up at eight" as answer to "when?".
            if let asked = question.parameter, let values = values(of: request), values[asked] != nil {
                return found.take(values)
            }
            if found.request != nil { found.isMixed = true }
            found.request = request
        } else if let values = joinedValues(in: clause, question, of: intent, said) {
            found.take(values)
        } else if let intent, let values = furtherValues(in: String(clause), question, of: intent, found) {
            found.take(values)
        } else {
            note(String(clause), in: &found, question, of: intent)
            if let denied = found.others.last, let values = deniedValues(in: denied, question, of: intent, said) {
                found.others.removeLast()
                found.removed.merge(values) { $0 + $1 }
            }
        }
    }

    /// The values of other parameters behind an answer: "20, for lunch".
    private func furtherValues(
        in clause: String,
        _ question: Question,
        of intent: String,
        _ found: Answers
    ) -> [String: [ParameterValue]]? {
        guard !question.isAboutRequest, !found.values.isEmpty else { return nil }
        return exactValues(in: clause, for: intent).firstResult { reply in
            guard case .values(let values) = reply, Set(values.keys).isDisjoint(with: found.values.keys) else {
                return nil
            }
            return values
        }
    }

    /// The values behind a negation: "not fifteen".
    private func deniedValues(
        in clause: String,
        _ question: Question,
        of intent: String?,
        _ said: Set<String>
    ) -> [String: [ParameterValue]]? {
        guard question.isAboutRequest, let rest = WordSequence(clause).dropping(first: Array(negations)) else {
            return nil
        }
        return values(in: rest.text, question, of: intent, said, allowsAnyWords: false)
    }

    private func note(_ clause: String, in found: inout Answers, _ question: Question, of intent: String?) {
        let answer = plainAnswer(clause, question, of: intent)
        switch answer {
        case nil: found.others.append(clause)
        case .clear(let parameters): found.cleared += parameters
        case .no:
            found.isDenied = true
            found.isTakenBack = !found.values.isEmpty
        case .aside(let aside): found.asides.append(aside)
        case .removals(let values): found.removed.merge(values) { $0 + $1 }
        case .cancel: found.isCancelled = true
        case .yes: found.ordersLast = isOrder(clause)
        case .candidates?, .position?:
            if found.choice != nil { found.isMixed = true }
            found.choice = answer
        default: found.isMixed = true
        }
    }

    /// The values of an answer, of which those that several parameters may take are for the one that was spoken about.
    func values(
        in text: String,
        _ question: Question,
        of intent: String?,
        _ said: Set<String>,
        allowsAnyWords: Bool
    ) -> [String: [ParameterValue]]? {
        switch plainAnswer(text, question, of: intent, allowsAnyWords: allowsAnyWords) {
        case .values(let values)?: return values
        case .undecided(let values, let parameters, let usual)?:
            let known = parameters.filter(said.contains)
            return (known.count == 1 ? known[0] : known.isEmpty ? usual : nil).map { [$0: values] }
        default: return nil
        }
    }

    /// The values of several parameters that stand one after another, one of them known to the grammar: "for the sauce, twenty
    /// minutes". A single wildcard would take all of it.
    func valuesInParts(of text: String, for intent: String) -> [Reply] {
        func names(_ part: String) -> Bool { hasFixedValue(part, of: intent, besidesTexts: true) }
        let tokens = text.split(whereSeparator: \.isWhitespace)
        guard (2...Self.mostParts).contains(tokens.count), !names(text) else { return [] }
        let found = tokens.indices.dropFirst().firstResult { index -> [String: [ParameterValue]]? in
            let before = String(text[..<tokens[index - 1].endIndex].trimming { ",;".contains($0) })
            let behind = String(text[tokens[index].startIndex...])
            guard names(before) || names(behind) else { return nil }
            let parts = [before, behind].compactMap { part in
                exactValues(in: part, for: intent).firstResult { answer -> [String: [ParameterValue]]? in
                    if case .values(let values) = answer { values } else { nil }
                }
            }
            guard parts.count == 2, Set(parts[0].keys).isDisjoint(with: parts[1].keys) else { return nil }
            return parts[0].merging(parts[1]) { first, _ in first }
        }
        return found.map { [.values($0)] } ?? []
    }

    /// The values on both sides of a joining word, or behind one at the beginning: "make it twenty and say thanks", "and
    /// just the classic".
    private func joinedValues(
        in clause: Substring,
        _ question: Question,
        of intent: String?,
        _ said: Set<String>
    ) -> [String: [ParameterValue]]? {
        guard question.isAboutRequest else { return nil }
        func values(_ text: String) -> [String: [ParameterValue]]? {
            self.values(in: text, question, of: intent, said, allowsAnyWords: true)
        }
        let text = String(clause)
        if let rest = WordSequence(text).dropping(first: profile.joiners)?.text, let only = values(rest) { return only }
        for rest in parser.textsBehindJoiners(of: text) {
            guard let behind = values(String(rest)),
                let before = WordSequence(String(text[..<rest.startIndex])).dropping(last: profile.joiners)?.text,
                let first = values(before), Set(first.keys).isDisjoint(with: behind.keys)
            else { continue }
            return first.merging(behind) { one, _ in one }
        }
        return nil
    }

    /// The answer without corrections.
    ///
    /// - Parameter allowsAnyWords: Whether the value may be any words, if a request is to be confirmed: only words before
    ///   the value make it an answer then.
    func plainAnswer(
        _ text: String,
        _ question: Question,
        of intent: String?,
        allowsAnyWords: Bool = false
    ) -> Reply? {
        let allowsAnyWords = allowsAnyWords && question.isAboutRequest
        guard let result = parse(text, question, of: intent, isWorking: false, edits: 0),
            allowsAnyWords || !result.isFreeReply, let answer = answer(in: result, text, question, of: intent)
        else { return nil }
        if case Reply.none = answer { return nil }
        return answer
    }

    /// Whether a clause begins with a negation that is no condition: "unless" denies nothing.
    private func startsWithNegation(_ clause: Substring) -> Bool {
        let denying = negations.subtracting(words(of: profile.remarks.takingBack))
        return words(of: String(clause)).first.map(denying.contains) == true
    }
}

extension Question {
    /// Whether the user is asked to confirm a request.
    fileprivate var isAboutRequest: Bool { confirmsIntent }
}

extension String {
    /// Whether a clause has more words than a value, and explains what is wrong.
    fileprivate var isExplanation: Bool { split(separator: " ").count > 3 }

    /// The text without signs around it.
    var withoutSigns: String { String(self[...].trimming { $0.isWhitespace || $0.isPunctuation }) }

    /// The clauses without blanks around them.
    var trimmedClauses: [String] { clauses.map { String($0.trimming(while: \.isWhitespace)) } }
}
