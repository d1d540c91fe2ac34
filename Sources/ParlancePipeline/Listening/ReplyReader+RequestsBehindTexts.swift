import ParlanceGrammar
import ParlanceMatching

// Requests behind one that ends with a text, in which they might stand: "text John thanks and then call Sarah".

extension ReplyReader {
    /// A request that ends with a text, and those behind it, joined by words that say that they come next: "text John thanks and then
    /// call Sarah". Only if the user is always asked to confirm the first, because the text may go on.
    func requestsBehindText(_ utterance: String, _ whole: ParseResult) -> [ModifiedReading]? {
        guard whole.match == .exact, let best = whole.best, !best.isReply,
            let declaration = catalog[best.intent], declaration.confirmation == .always,
            let text = best.slots.last(where: { $0.kind == .wildcard && declaration[$0.name]?.type == .text }),
            let start = text.spoken?.range.lowerBound,
            declaration[text.name]?.isRequired == false || !isBehindLink(start, in: utterance)
        else { return nil }
        return parser.textsBehindJoiners(of: utterance).filter { $0.startIndex > start }.firstResult { rest in
            guard
                let words = WordSequence(String(utterance[..<rest.startIndex])).dropping(last: profile.joiners)?.text,
                case let before = utterance.beginning(words),
                let first = exactRequest(in: before), first.intent == best.intent,
                first.slots.map(\.name) == best.slots.map(\.name), let said = first.slots.last?.spoken?.text,
                let next = requestBehindText(rest, like: first), isClear(next.reading)
            else { return nil }
            // "I'll cook and call Dad" may be one text.
            let isAnother =
                isForKnownPersons(next.reading, behind: first)
                && (next.reading.intent == first.intent || !mayGoOn(String(said)))
            guard isAnother || next.continuedIntent != nil || comesNext(rest, after: before, in: utterance) else {
                return nil
            }
            return [withWholeText(first, in: before)] + requests(in: String(rest), startingWith: next)
        }
    }

    /// The request behind a text: one of its own, or values for another one like the first.
    private func requestBehindText(_ rest: Substring, like first: Reading) -> ModifiedReading? {
        let own = requestWithoutJoiner(rest)
        if let own, !saysOnlyPerson(own, String(rest)) { return ModifiedReading(own) }
        guard let reading = own ?? fragmentWithNumber(in: String(rest)), isForKnownPersons(reading, behind: first)
        else {
            return nil
        }
        var request = ModifiedReading(reading)
        request.continuedIntent = first.intent
        return request
    }

    /// The requests of a text whose first words are a request that ends with a text.
    private func requests(in text: String, startingWith next: ModifiedReading) -> [ModifiedReading] {
        // Values for another request like the first are no request by themselves.
        if next.continuedIntent != nil { return [next] }
        let whole = parse(text, nil, of: nil, isWorking: false, edits: 0)
        if let several = whole.flatMap({ requestsBehindText(text, $0) }) { return several }
        guard let own = exactRequest(in: text), own.template == next.reading.template else { return [next] }
        return [withWholeText(own, in: text)]
    }

    /// A request with its text to the end: "wait for me".
    private func withWholeText(_ reading: Reading, in text: String) -> ModifiedReading {
        var request = ModifiedReading(reading)
        request.details = wholeText(of: reading, in: text)
        return request
    }

    /// The request in words that say only values with a number: "Mia 10 for beer".
    private func fragmentWithNumber(in text: String) -> Reading? {
        exactFragment(in: text).flatMap { reading in
            reading.spokenSlots.contains { ParameterValue($0).value.plainNumber != nil } ? reading : nil
        }
    }

    /// Whether a word that joins a value to the preceding words stands before a position: "tell mom to buy milk".
    private func isBehindLink(_ position: String.Index, in utterance: String) -> Bool {
        let word = utterance[..<position].split(whereSeparator: \.isWhitespace).last
        return word.map { profile.prepositions.contains($0.lowercased()) } == true
    }

    /// Whether the words between two texts, or the first ones of the second, say that it comes after the other.
    private func comesNext(_ rest: Substring, after before: String, in utterance: String) -> Bool {
        // A quotation ends with its mark.
        if let sign = before.unicodeScalars.last, QuotationMarks.isQuotationMark(sign) { return true }
        let joiner = utterance[..<rest.startIndex].split { !$0.isLetter }.map { $0.lowercased() }
            .suffix(2).filter { word in profile.joiners.contains(word) }
        let first = rest.split(whereSeparator: \.isWhitespace).prefix(3).map { $0.lowercased() }
        if let last = joiner.last, isSequence(last), isSetOff(last, before: rest.startIndex, in: utterance) {
            return true
        }
        return joiner.count > 1 || first.contains { profile.joiners.contains($0) && !joiner.contains($0) }
    }

    /// Whether a sign stands before a word that ends at a position.
    private func isSetOff(_ word: String, before position: String.Index, in utterance: String) -> Bool {
        let before = utterance[..<position].trimming(while: \.isWhitespace).dropLast(word.count)
        return before.last(where: { !$0.isWhitespace })?.isPunctuation == true
    }

    /// Whether a request is for known persons whom it names. If it is of another kind than the one before it, these are others: "tell
    /// Mia I'm late and tell Ben I'm on my way", "tell Mia I'm late and call Ben".
    private func isForKnownPersons(_ next: Reading, behind first: Reading) -> Bool {
        guard let declaration = catalog[next.intent] else { return false }
        let persons = next.slots.filter { declaration[$0.name]?.recall == .person }
        let pronouns = Set(profile.followUps.persons)
        guard !persons.isEmpty,
            persons.allSatisfy({ $0.kind != .wildcard && !pronouns.contains($0.spoken?.text.lowercased() ?? "") })
        else { return false }
        return next.intent == first.intent || Set(persons.map(\.value)).isDisjoint(with: first.slots.map(\.value))
    }

    /// Whether a text may go on with a verb that another request begins with: it orders something, "let's eat | and call Dad", has an
    /// auxiliary with an infinitive, "I'll cook | and call Dad", or tells what the speaker does, German "ich fahr los | und ruf Papa
    /// an". "I'm late" does not.
    private func mayGoOn(_ text: String) -> Bool {
        let said = words(of: text)
        guard let opening = said.first else { return false }
        let ordering = commands.union(words(of: profile.remarks.acts))
        if ordering.contains(opening) || !Set(words(of: profile.remarks.modals)).isDisjoint(with: said) { return true }
        let isAct = said.count > 1 && !words(of: profile.functionWords).contains(said[1])
        return profile.reported.ownSubjects.contains(opening) && isAct
    }

    /// Whether only a text in a request may be any words, and the user always confirms the request.
    private func isClear(_ reading: Reading) -> Bool {
        guard let declaration = catalog[reading.intent] else { return false }
        return reading.slots.allSatisfy { slot in
            slot.kind != .wildcard || declaration.confirmation == .always && declaration[slot.name]?.type == .text
        }
    }
}

extension String {
    /// The first words, with the signs right behind them: a quotation ends with its mark.
    fileprivate func beginning(_ words: String) -> String {
        guard hasPrefix(words) else { return words }
        return words + dropFirst(words.count).prefix { $0.isPunctuation && !",;:".contains($0) }
    }
}
