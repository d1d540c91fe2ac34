import ParlanceGrammar
import ParlanceMatching

// Words beside a request or an answer that say nothing about it: "start a run, back in a bit".

extension ReplyReader {
    /// The maximum number of words of a remark.
    private static let mostWords = 15
    /// The maximum number of words of a value that is looked for in a remark.
    private static let mostTogether = 3
    /// The rule of the answers that has the words that announce a value.
    private static let announcingWords = "reply_change"
    /// The rules of the answers that refuse something.
    private static let refusals = ["reply_no", "reply_refused"]

    /// Whether words say nothing about a request: no number, negation, condition, contrast or question, no time alone, and
    /// no value.
    ///
    /// - Parameters:
    ///   - besidesTexts: Whether known texts, such as a usual name of an alarm, count as no value.
    ///   - mayDeny: Whether it may have a negation.
    func isRemark(
        _ text: String,
        on intent: String?,
        besidesTexts: Bool = false,
        mayDeny: Bool = false
    ) -> Bool {
        let said = WordSequence(text)
        let contrasts = profile.contrasts
        // The letter behind an apostrophe turns nothing: "what's", "the phone's ringing".
        let turning = Set(words(of: profile.questionWords + " " + profile.undoing).filter { $0.count > 1 })
        guard !contrasts.isEmpty, mayDeny || isHarmless(text), !text.contains("?"),
            said.places(of: contrasts + profile.conditions + profile.selfCorrections).isEmpty,
            turning.isDisjoint(with: words(of: text))
        else { return false }
        return exactRequest(in: text) == nil && exactFragment(in: text) == nil && !isTime(text)
            && !names(valueOf: intent, in: text, besidesTexts: besidesTexts)
    }

    /// Whether words are a remark that may stand beside an agreement or a text: it has no number and no negation at all, announces
    /// no value and refuses nothing.
    func isPlainRemark(_ text: String, on intent: String?) -> Bool {
        isRemark(text, on: intent, besidesTexts: true) && numbers(in: text).isEmpty && !announcesValue(text)
            && !negates(text) && !refuses(text)
    }

    /// Whether a text has a word of the language's denials.
    func refuses(_ text: String) -> Bool { !refusingWords.isDisjoint(with: words(of: text)) }

    /// The words of the language's denials, without those of its agreements and those that say nothing by themselves.
    private var refusingWords: Set<String> {
        let rules = profile.replies?.grammar.rules ?? [:]
        // The letters behind an apostrophe refuse nothing.
        let known = Self.refusals.flatMap { rules[$0]?.template.expression.words ?? [] }.filter { $0.count > 1 }
        return Set(known).subtracting(agreeingWords).subtracting(idleWords)
    }

    /// Whether a text begins with a question word, or with a verb and its subject: "does it take pets".
    func isQuestion(_ text: String) -> Bool {
        let said = words(of: text)
        guard let first = said.first else { return false }
        let asks = said.count > 1 && words(of: profile.remarks.verbs).contains(first)
        return words(of: profile.questionWords).contains(first) || asks && profile.subjects?.contains(said[1]) == true
    }

    /// The request beside the matcher's remarks, in an utterance that has no meaning otherwise, or only in part: "it's dark in
    /// here turn on the lamp". The remarks may say something of the request, as words that a reading leaves out may.
    func requestBesideRemarks(_ utterance: String, of reply: Reply, _ outcome: ParseOutcome) -> HeardReply? {
        switch (reply, outcome) {
        case (.none, _), (.request, .partial): break
        default: return nil
        }
        var (parser, options) = setting(nil, of: nil, false, edits: 0, isDictation: false)
        options.remarks = true
        guard let reading = (try? parser.parse(utterance, options: options))?.best, !reading.isReply,
            !reading.remarks.isEmpty
        else { return nil }
        var correction = Correction(said: utterance, understood: "", isPartial: true)
        correction.leavesOutRemarks = true
        return request(reading, beside: reading.remarks.map(\.range), in: utterance, correction)
    }

    /// Whether words of saying stand before a clause: "my coach keeps saying, start a run".
    func isReported(_ clause: String, among clauses: [String]) -> Bool {
        guard let index = clauses.firstIndex(of: clause), index > 0 else { return false }
        let said = words(of: clauses[index - 1]).suffix(Self.mostTogether + 1)
        return !Set(words(of: profile.remarks.speech)).isDisjoint(with: said)
    }

    /// Whether words are a time, and nothing else: "tomorrow".
    func isTime(_ text: String) -> Bool {
        let function = functionWords
        return divisions(of: text).contains { words(of: $0.rest).allSatisfy(function.contains) }
    }

    /// Whether words beside a change of a request change nothing else: they name no value, and announce none.
    func saysNothingElse(_ text: String, about intent: String?) -> Bool {
        WordSequence(text).places(of: profile.contrasts).isEmpty && !names(valueOf: intent, in: text)
    }

    /// Whether a text begins with words that announce a value: "make that the museum". Where it names none that is known,
    /// it is not understood, and no reason for anything.
    func announcesValue(_ text: String) -> Bool {
        guard let rules = profile.replies?.grammar.rules, let set = rules[Self.announcingWords] else { return false }
        return set.template.expression.begins(text)
    }

    /// Whether some words of a text may be a value of an intent: a name, an option, a number.
    ///
    /// - Parameters:
    ///   - besidesTexts: Whether known texts, such as a usual purpose of a payment, count as none.
    ///   - pending: The open intent, whose persons count as none.
    func names(
        valueOf intent: String?,
        in text: String,
        besidesTexts: Bool = false,
        besides pending: PendingIntent? = nil
    ) -> Bool {
        guard let intent else { return false }
        if text.contains(where: \.isNumber) { return true }
        let function = functionWords
        let said = text.split { $0.isWhitespace || ",.;!?".contains($0) }.map(String.init)
        guard said.count <= Self.mostWords else { return true }
        return said.indices.contains { start in
            (1...min(Self.mostTogether, said.count - start)).contains { count in
                let part = said[start..<start + count]
                let words = part.joined(separator: " ")
                return !part.allSatisfy { function.contains($0.lowercased()) }
                    && hasFixedValue(words, of: intent, besidesTexts: besidesTexts)
                    && pending.map { namesPerson(of: $0, in: words) } != true
            }
        }
    }

    /// Whether a text names nothing but persons of an intent.
    private func namesPerson(of pending: PendingIntent, in text: String) -> Bool {
        persons(namedBy: text, for: pending.request.intent).contains { values in
            values.allSatisfy { name, said in
                let memory = pending.memories[name] ?? ParameterMemory()
                let known = pending.request.values(of: name)
                return said.allSatisfy { value in known.contains { memory.means(value, $0) } }
            }
        }
    }

    /// The persons that a text names and nothing else, in all its readings.
    func persons(namedBy text: String, for intent: String) -> [[String: [ParameterValue]]] {
        exactValues(in: text, for: intent).compactMap { reply in
            guard case .values(let values) = reply,
                values.keys.allSatisfy({ catalog[intent]?[$0]?.recall == .person })
            else { return nil }
            return values
        }
    }

    /// Whether an utterance asks for a reminder, and is no request as a whole: what it speaks of is not to be done now.
    func isReminder(_ utterance: String) -> Bool {
        !WordSequence(utterance).places(of: profile.reminders).isEmpty && exactRequest(in: utterance) == nil
            && exactFragment(in: utterance) == nil
    }

    /// The request for a reminder in a clause beside others: "it's engaged, remind me to try again".
    func reminderInClauses(_ utterance: String) -> HeardReply? {
        let isRequest = utterance.trimmedClauses.contains { clause in
            !WordSequence(clause).places(of: profile.reminders).isEmpty && exactRequest(in: clause) != nil
        }
        return isRequest ? requestInClauses(utterance) : nil
    }

    /// Whether a clause that is no answer may be left out: without a negation or a number it changes nothing.
    func isHarmless(_ clause: String) -> Bool {
        words(of: clause).allSatisfy { !negations.contains($0) && !$0.contains(where: \.isNumber) }
    }

    /// Whether a text has a negation, also one with an apostrophe: "I don't like it".
    func negates(_ text: String) -> Bool {
        !WordSequence(text.replacing("’", with: "'")).places(of: Array(negations)).isEmpty
    }

    /// Whether words that are not understood may be a change: one of them has a meaning, and they are no question. While a
    /// value is asked for, they must deny or name one: "not Mia, Ben".
    func mayBeChange(_ utterance: String, of pending: PendingIntent?) -> Bool {
        let said = words(of: utterance)
        if said.count == 1, !isTime(utterance), !isCommon(said[0]) { return false }
        if let pending, let question = pending.question, !question.confirmsIntent {
            return question.candidates.isEmpty && said.contains(where: negations.contains)
                && names(valueOf: pending.request.intent, in: utterance)
        }
        if let first = said.first, words(of: profile.questionWords).contains(first) { return false }
        let idle = idleWords
        return !said.allSatisfy(idle.contains)
    }

    /// Whether a word is a common one of the language, or limits an agreement: "hmpf" is none.
    func isCommon(_ word: String) -> Bool {
        profile.commonWords.contains(Array(word.utf8)) || profile.contrasts.contains(word)
    }

    var negations: Set<String> { Set(profile.negations.split(separator: " ").map(String.init)) }

    /// The function words of the language, and its articles.
    var functionWords: Set<String> { Set(words(of: profile.functionWords + " " + profile.articles)) }

    /// The words of the language that mean nothing by themselves: function words, articles, and those that fill pauses.
    var idleWords: Set<String> { functionWords.union(words(of: profile.fillers)) }

    func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a text is an answer with a value that is no wildcard.
    ///
    /// - Parameter besidesTexts: Whether values of texts, which may be any words, count as none.
    func hasFixedValue(_ text: String, of intent: String, besidesTexts: Bool = false) -> Bool {
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        let result = parse(text, question, of: intent, isWorking: false, edits: 0)
        return (result?.readings ?? []).contains { reading in
            reading.isReply && reading.metadata[ReplyKey.dictation] == nil
                && reading.slots.contains { slot in
                    slot.kind != .wildcard && slot.spoken != nil
                        && !(besidesTexts && catalog[intent]?[slot.name]?.type == .text)
                }
        }
    }

    /// Whether words begin with a pronoun or an auxiliary, and not with what may belong to an agreement.
    func startsSentence(_ text: String) -> Bool {
        let said = words(of: text)
        // "Fine is too much" is no agreement with a reason.
        if let subjects = profile.subjects, let first = said.first { return said.count > 2 && subjects.contains(first) }
        let function = Set(words(of: profile.functionWords))
        return said.count > 2 && function.contains(said[0])
    }
}

extension Substring {
    /// Whether a sign sets the text apart from what follows.
    var endsWithSign: Bool { last.map { !$0.isLetter && !$0.isNumber } == true }
}

extension LanguageProfile {
    /// The words that join a value to what is said before it: "to", "for".
    var prepositions: Set<String> { replies.map { LinkWords($0.grammar).prepositions } ?? [] }

    /// The words with which an answer may begin, and which say no value: "no", "oh", "well".
    var leadingWords: Set<String> { words(ofRule: "reply_lead") }

    /// All words of a rule of the answers.
    func words(ofRule name: String) -> Set<String> { replies?.grammar.rules[name]?.template.expression.words ?? [] }

    /// The words with which a sentence begins: "she", "it's"; nil if the language file has none.
    var subjects: Set<String>? { replies?.grammar.rules["reply_subject"]?.template.expression.words }
}
