import ParlanceGrammar
import ParlanceMatching

// Values among words that are not understood, while a question is open: "the large one with all these bags".

extension ReplyReader {
    /// The maximum number of parts of an utterance in which values are looked for.
    private static let mostSearched = 8
    /// The maximum number of words of a value.
    static let mostValueWords = 5

    /// The values at the beginning or end of some parts of an utterance that has no meaning as a whole. The user is told what
    /// was understood, and is asked once more.
    ///
    /// - Returns: Nil if other words deny, ask, or count something, or name another value.
    func spottedValues(_ utterance: String, _ pending: PendingIntent) -> HeardReply? {
        let intent = pending.request.intent
        let parts = utterance.trimmedClauses.flatMap(parts)
        guard readsPartially, pending.question?.kind.isChoice == false, parts.count <= Self.mostSearched,
            !utterance.contains("?"), !isQuestion(utterance)
        else { return nil }
        var values: [String: [ParameterValue]] = [:]
        var understood: [String] = []
        var denied: Set<String> = []
        for part in parts where !isExplanation(part, on: intent) {
            if let found = spotted(in: part, pending) {
                // "Oi, Gary, you get the van" is spoken to somebody.
                let isCall = found.text.withoutSigns == part.withoutSigns && namesUnknown(found.values, of: intent)
                guard !isCall, Set(found.values.keys).isDisjoint(with: values.keys) else { return nil }
                values.merge(found.values) { first, _ in first }
                understood.append(found.text)
            } else if isSecondThought(part, pending) {
                continue
            } else if let names = deniedParameters(in: part, pending) {
                denied.formUnion(names)
            } else if !saysNothing(part, on: intent) {
                return nil
            }
        }
        // "Not now": the time must be said.
        if values.isEmpty || !denied.isSubset(of: values.keys) { return nil }
        let text = understood.joined(separator: ", ")
        return HeardReply(.values(values), Correction(said: utterance, understood: text, isPartial: true))
    }

    /// The values at the beginning or the end of a text, the most words first, if the words beside them say nothing.
    private func spotted(
        in text: String,
        _ pending: PendingIntent
    ) -> (text: String, values: [String: [ParameterValue]])? {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        guard let first = tokens.first, let last = tokens.last, !tellsWhen(text, pending) else { return nil }
        return (1...min(Self.mostValueWords, tokens.count)).reversed().firstResult { count in
            let beginning = first.startIndex..<tokens[count - 1].endIndex
            let end = tokens[tokens.count - count].startIndex..<last.endIndex
            return [beginning, end].firstResult { range in
                let said = String(text[range])
                let behind = String(text[range.upperBound...])
                guard let values = fixedValues(in: said, pending), mayReplace(values, pending),
                    !values.values.joined().contains(where: \.isOnCalendar) || !startsSentence(behind),
                    isBeside(text[..<range.lowerBound], behind, on: pending.request.intent)
                else { return nil }
                return (said, values)
            }
        }
    }

    /// Whether a text tells what happens at a time: "the flight leaves | at noon".
    private func tellsWhen(_ text: String, _ pending: PendingIntent) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        let verbs = words(of: profile.remarks.verbs)
        guard tokens.count > 2, !tellsOfSpeaker(text) else { return false }
        return tokens.indices.dropFirst(2).suffix(Self.mostValueWords).contains { index in
            guard let verb = words(of: String(tokens[index - 1])).last, verbs.contains(verb) else { return false }
            let values = fixedValues(in: String(text[tokens[index].startIndex...]), pending)
            return values?.values.joined().contains(where: \.isOnCalendar) == true
        }
    }

    /// Whether a text only takes something back, and denies nothing: "wait".
    private func isSecondThought(_ text: String, _ pending: PendingIntent) -> Bool {
        guard let question = pending.question, WordSequence(text).isOne(of: profile.selfCorrections) else {
            return false
        }
        if case .no? = plainAnswer(text, question, of: pending.request.intent) { return false }
        return isHarmless(text)
    }

    /// The parameters of the values behind a negation: "not now".
    private func deniedParameters(in text: String, _ pending: PendingIntent) -> Set<String>? {
        let values = WordSequence(text).dropping(first: Array(negations)).flatMap { fixedValues(in: $0.text, pending) }
        return values.map { Set($0.keys) }
    }

    /// Whether values take no person's place unless it is asked for: "Sarah will be there".
    private func mayReplace(_ values: [String: [ParameterValue]], _ pending: PendingIntent) -> Bool {
        let declaration = catalog[pending.request.intent]
        return values.keys.allSatisfy { name in
            declaration?[name]?.recall != .person || name == pending.question?.parameter
                || pending.request.values(of: name).isEmpty
        }
    }

    /// The values that a text says, all of them known to the grammar and none a text or a mere yes: "open" of "the gate is
    /// open". "One" is no number here.
    func fixedValues(in text: String, _ pending: PendingIntent) -> [String: [ParameterValue]]? {
        let intent = pending.request.intent
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        let idle = functionWords.union(profile.followUps.ones)
        guard !words(of: text).allSatisfy(idle.contains), hasFixedValue(text, of: intent, besidesTexts: true),
            let values = values(in: text, question, of: intent, pending.said, allowsAnyWords: false),
            values.keys.allSatisfy({ !isText($0, of: intent) && catalog[intent]?[$0]?.type != .boolean })
        else { return nil }
        return values
    }

    /// Whether the words on both sides of a value say nothing about a request, and deny nothing: "don't send Mia". Before it there is
    /// none that says which value follows, "from", or excludes it, "anywhere but", and behind it none that it may belong to, "big" of
    /// "the big sofa", or that agrees: "four minutes is perfect".
    private func isBeside(_ before: Substring, _ behind: String, on intent: String) -> Bool {
        let ahead = words(of: String(before)).drop(while: profile.leadingWords.contains)
        if ahead.count > 1, ahead.last.map(profile.contrasts.contains) == true { return false }
        return ahead.last.map(profile.prepositions.contains) != true && isSeparate(behind)
            && !negates("\(before) \(behind)")
            && !praises(behind) && saysNothing("\(before) \(behind)", on: intent)
    }

    /// Whether the last word of a text agrees by itself: "perfect".
    private func praises(_ text: String) -> Bool {
        guard let last = words(of: text).last, !politeWords.contains(last) else { return false }
        return agrees(last)
    }

    /// Whether a text is empty, or begins with a function word or a remark.
    private func isSeparate(_ text: String) -> Bool {
        guard let first = words(of: text).first else { return true }
        return words(of: profile.functionWords).contains(first)
            || WordSequence(text).dropping(first: profile.remarks.openers + profile.remarks.states) != nil
    }

    /// Whether a text is a sentence that gives a reason: "she has paid for the drinks". Numbers are none.
    private func isExplanation(_ text: String, on intent: String) -> Bool {
        startsSentence(text) && numbers(in: text).isEmpty && exactRequest(in: text) == nil
            && !names(valueOf: intent, in: text, besidesTexts: true)
    }

    /// Whether a text is empty, or a remark without numbers and without words that add something, as "too" does.
    private func saysNothing(_ text: String, on intent: String) -> Bool {
        if words(of: text).isEmpty { return true }
        return isRemark(text, on: intent, besidesTexts: true) && !counts(text)
            && WordSequence(text).places(of: profile.followUps.after).isEmpty
    }

    /// Whether a text has a number other than an article, such as German "ein".
    func counts(_ text: String) -> Bool {
        let articles = words(of: profile.articles)
        return numbers(in: text).contains { !articles.contains(text[$0].lowercased()) }
    }
}

extension Question.Kind {
    /// Whether it asks for one of several values.
    fileprivate var isChoice: Bool { if case .choose = self { true } else { false } }
}
