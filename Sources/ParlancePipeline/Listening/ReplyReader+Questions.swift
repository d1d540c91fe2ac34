import ParlanceMatching

// Questions of the user about what is open: "how much am I asking him for?".

extension ReplyReader {
    /// The maximum number of words of a question up to its question word.
    private static let mostOpening = 2
    /// The maximum number of words of a question about what was done.
    private static let mostAsking = 12
    /// The maximum number of words of a question behind a statement: "have you?".
    private static let mostTagging = 3

    /// A question about the open request: the program's own question tells what is known. It is no misunderstanding.
    ///
    /// - Returns: Nil if no sentence asks, if another one is more than a remark, or if the utterance names a value that the request
    ///   does not have: it may be a change, "can you make it six?".
    func question(aboutOpen utterance: String, _ pending: PendingIntent?) -> HeardReply? {
        guard readsPartially, let pending, pending.question != nil, !isInDoubt(pending) else { return nil }
        let sentences = utterance.sentences.map(String.init)
        guard sentences.contains(where: asks),
            sentences.allSatisfy({ asks($0) || isPlainRemark($0, on: pending.request.intent) }),
            !numbers(in: utterance).contains(where: { isOther(utterance[$0].lowercased(), than: pending.request) }),
            !namesOther(in: utterance, pending)
        else { return nil }
        return HeardReply(.aside(.again))
    }

    /// A question about what was done, while nothing is asked: what was done is told again, "has she read it yet?".
    func question(aboutDone utterance: String, _ pending: PendingIntent?) -> HeardReply? {
        guard readsPartially, pending?.question == nil, let last = remembered.first,
            words(of: utterance).count <= Self.mostAsking
        else { return nil }
        let sentences = utterance.sentences.map(String.init)
        let intent = last.request.intent
        let pronouns = (profile.subjects ?? []).union(profile.followUps.things + profile.followUps.persons)
            .union(profile.reported.others)
        guard sentences.contains(where: asks), sentences.allSatisfy({ asks($0) || isPlainRemark($0, on: intent) }),
            WordSequence(utterance).places(of: profile.conditions).isEmpty,
            !pronouns.isDisjoint(with: words(of: utterance)), numbers(in: utterance).isEmpty,
            !names(valueOf: intent, in: utterance, besidesTexts: true)
        else { return nil }
        return HeardReply(.aside(.again))
    }

    /// Whether it is asked only because a part of a request was not understood. Words that are no answer are read as if nothing
    /// were asked then.
    private func isInDoubt(_ pending: PendingIntent) -> Bool {
        !pending.request.corrections.isEmpty && catalog[pending.request.intent]?.confirmation != .always
    }

    /// A change of what is to be confirmed that is asked for as a question: "could you do it with video?".
    func change(askedForIn utterance: String, _ pending: PendingIntent?) -> HeardReply? {
        guard let pending, pending.question?.confirmsIntent == true else { return nil }
        var rest = WordSequence(utterance)
        while let shorter = rest.dropping(first: Array(changingWords)) { rest = shorter }
        guard rest.text != utterance else { return nil }
        let text = String(rest.text[...].trimming { $0 == "?" || $0.isWhitespace })
        let heard = readWhole(text, pending: pending, isWorking: false)
        switch heard.reply {
        case .values, .additions, .removals, .clear: return heard.isFree ? nil : heard
        default: return nil
        }
    }

    /// Whether a sentence is a question, by its first words, of which some may only open it, or by a few words at its end: "you
    /// haven't sent it, have you?". One that asks for something to be done is none.
    private func asks(_ sentence: String) -> Bool {
        // The letter behind an apostrophe asks nothing: "what's", "she's".
        let asking = Set(words(of: profile.questionWords).filter { $0.count > 1 }).subtracting(profile.conditions)
        let lead = Array(profile.leadingWords) + words(of: profile.remarks.interjections) + profile.joiners
        var rest = WordSequence(sentence)
        while !isQuestion(rest.text), let shorter = rest.dropping(first: lead) { rest = shorter }
        let said = words(of: rest.text)
        if let first = said.first, changingWords.contains(first), isQuestion(rest.text) { return false }
        let tag = sentence.trimmedClauses.last.map(words) ?? []
        let isTag = sentence.last == "?" && tag.count <= Self.mostTagging && isQuestion(tag.joined(separator: " "))
        // "From where is it?"
        return isQuestion(rest.text) || isTag || said.prefix(Self.mostOpening).contains(where: asking.contains)
    }

    /// The words before a change: "can you".
    private var changingWords: Set<String> { profile.words(ofRule: "reply_edit") }

    /// Whether a number is none of those of a request, and does not count its values either.
    private func isOther(_ said: String, than request: IntentRequest) -> Bool {
        if profile.followUps.ones.contains(said) || words(of: profile.articles).contains(said) { return false }
        guard let number = number(said) else { return true }
        return !request.names.contains { name in
            let values = request.values(of: name)
            return number == .integer(values.count) || values.contains { $0.value.plainNumber == number }
        }
    }

    /// Whether an utterance names a value that an intent does not have.
    private func namesOther(in utterance: String, _ pending: PendingIntent) -> Bool {
        let request = pending.request
        let known = Set(request.names.flatMap(request.values).compactMap(\.spoken).flatMap(words))
        let others = utterance.split(whereSeparator: \.isWhitespace).filter { token in
            Set(words(of: String(token))).isDisjoint(with: known) && numbers(in: String(token)).isEmpty
        }
        let text = others.joined(separator: " ")
        return names(valueOf: request.intent, in: text, besidesTexts: true, besides: pending)
    }
}
