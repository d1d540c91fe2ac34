import ParlanceEntities
import ParlanceGrammar
import ParlanceMatching

// Changes of a request that is to be confirmed, other than answers: another candidate, or another request.

extension ReplyReader {
    /// The maximum number of clauses.
    private static let mostClauses = 5
    /// The maximum number of words of a request before a remark that no sign sets apart.
    private static let mostCommanding = 6

    /// Another candidate of the last choice instead of the one that a request has: "wait, no, Quist", "the other one".
    func otherChoice(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard pending.question?.confirmsIntent == true, let choice = pending.lastChoice else { return nil }
        let clauses = utterance.trimmedClauses
        guard (1...Self.mostClauses).contains(clauses.count) else { return nil }
        var found: [Reply] = []
        for clause in clauses {
            switch plainAnswer(clause, choice, of: pending.request.intent) {
            case .candidates?, .position?, .other?, .except?:
                found += plainAnswer(clause, choice, of: pending.request.intent).map { [$0] } ?? []
            case nil: if names(valueOf: pending.request.intent, in: clause) { return nil }
            case .no?, .aside?, .yes?: continue
            default: return nil
            }
        }
        return found.count == 1 ? .revision(found[0], of: choice) : nil
    }

    /// The text of a request with another number in the place of its only one: "make that four".
    func amendedText(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        let words = profile.followUps
        let spoken = WordSequence(utterance)
        let links = profile.prepositions.sorted()
        let plain = [spoken.dropping(last: words.after), spoken].compactMap { $0 }
        let said = plain.flatMap { [$0.dropping(first: words.before), $0.dropping(first: links)] }.compactMap {
            $0?.text
        }
        guard pending.question?.confirmsIntent == true else { return nil }
        return said.first(where: isNumber).flatMap { amending(pending, withNumber: $0) }
    }

    /// The only text with a number of a request, with another number.
    private func amending(_ pending: PendingIntent, withNumber number: String) -> Reply? {
        for parameter in catalog[pending.request.intent]?.parameters ?? [] where parameter.type == .text {
            guard pending.said.contains(parameter.name),
                let text = pending.request.values(of: parameter.name).last?.value.string
            else { continue }
            let places = numbers(in: text)
            guard places.count == 1 else { continue }
            var amended = text
            amended.replaceSubrange(places[0], with: number)
            return .values([parameter.name: [ParameterValue(.string(amended), spoken: amended)]])
        }
        return nil
    }

    /// The text of a request with another number, which the last clause says behind others that tell only that something
    /// changes: "wait, make it twenty".
    func amendedTextInClauses(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        let clauses = utterance.trimmedClauses
        guard let question = pending.question, (2...Self.mostClauses).contains(clauses.count) else { return nil }
        let isOnlyLead = clauses.dropLast().allSatisfy { clause in
            switch plainAnswer(clause, question, of: pending.request.intent) {
            case .aside?, .no?: true
            default: false
            }
        }
        return isOnlyLead ? amendedText(clauses[clauses.count - 1], pending) : nil
    }

    /// An answer that would replace a text with a number: "no, at eight" while "dinner is at seven" is to be sent changes the
    /// number in it.
    ///
    /// - Returns: Nil if it is no such answer; `none` if it does not say which number changes.
    func amended(by reply: Reply, in utterance: String, _ pending: PendingIntent) -> Reply? {
        guard case .values(let values) = reply, values.count == 1, let (name, new) = values.first,
            catalog[pending.request.intent]?[name]?.type == .text, let said = new.last?.value.string.map(plainWords)
        else { return nil }
        if let other = textWithOtherTime(said, pending) { return other }
        guard isNumber(said),
            let text = pending.request.values(of: name).last?.value.string, !numbers(in: text).isEmpty
        else { return nil }
        return amendedText(utterance, pending) ?? amendedTextInClauses(utterance, pending)
            ?? amending(pending, withNumber: said) ?? Reply.none
    }

    /// An answer that would replace a text, but is a request of the same kind to another person that the grammar knows: "text
    /// dad instead" while a text to Mom is to be confirmed.
    ///
    /// - Returns: The values of that request; nil if it is no such answer.
    func readdressed(by reply: Reply, in utterance: String, _ pending: PendingIntent) -> Reply? {
        guard pending.question?.confirmsIntent == true, case .values(let values) = reply, values.count == 1,
            let declaration = catalog[pending.request.intent], let name = values.keys.first,
            declaration[name]?.type == .text
        else { return nil }
        let texts = utterance.clauses.count > 1 ? [utterance] + utterance.trimmedClauses : [utterance]
        return texts.flatMap(textsWithoutSecondThoughts).firstResult { text in
            guard let reading = exactRequest(in: text), reading.intent == declaration.name,
                let person = reading.slots.first(where: { declaration[$0.name]?.recall == .person }),
                person.kind != .wildcard, let spoken = person.spoken?.text,
                !WordSequence(spoken).isOne(of: profile.followUps.persons)
            else { return nil }
            return self.values(of: reading).map(Reply.values)
        }
    }

    /// An answer whose time is counted from the one said before: "an hour later" while a ride tomorrow at eight is to be
    /// confirmed.
    ///
    /// - Returns: Nil if it is no such answer.
    func shifted(_ reply: Reply, in utterance: String, _ pending: PendingIntent) -> Reply? {
        guard pending.question?.confirmsIntent == true, case .values(let values) = reply, values.count == 1,
            let (name, said) = values.first, let spoken = said.last?.spoken,
            WordSequence(spoken).dropping(last: profile.followUps.later) != nil,
            case .object(let known)? = pending.request.values(of: name).last?.value,
            var time = known["dateTime"]?.string.flatMap(ReferenceTime.init(iso:))
        else { return nil }
        time.firstWeekday = now?.firstWeekday ?? time.firstWeekday
        var reader = self
        reader.now = time
        return reader.exactValues(in: utterance, for: pending.request.intent).first
    }

    /// A text, and what remains of it without words before, behind or within it that tell only that something changes: "no,
    /// text Ben instead", German "schreib lieber Ben".
    private func textsWithoutSecondThoughts(_ text: String) -> [String] {
        let lead = Array(profile.leadingWords)
        let behind = profile.replies?.grammar.rules["reply_after"]?.template.expression.words ?? []
        let after = profile.followUps.after + Array(behind)
        let spoken = WordSequence(text)
        let begun = [spoken.dropping(first: lead), spoken].compactMap { $0 }
        let ended = begun.compactMap { $0.dropping(last: after) }
        let within = begun.compactMap { words in
            words.places(of: after).first.map { words.text[..<$0.lowerBound] + words.text[$0.upperBound...] }
        }
        return (ended + begun).map(\.text) + within.map(String.init)
    }

    /// A text without the words behind it that tell only that something changes: "8 instead".
    private func plainWords(of text: String) -> String {
        WordSequence(text).dropping(last: profile.followUps.after)?.text ?? text
    }

    /// Whether a text is a number and nothing else.
    private func isNumber(_ text: String) -> Bool { numbers(in: text) == [text.startIndex..<text.endIndex] }

    /// The number that a text is as a whole; nil if it is none.
    func number(_ text: String) -> Value? {
        guard let now, let context = TimeContext(reference: now) else { return nil }
        let finder = EntityFinder(EntityLanguages.shipped.language(language))
        let found = finder.entities(in: text, kinds: [.number], context: context)
        guard found.count == 1, found[0].place(in: text) == text.startIndex..<text.endIndex,
            case .number(let number, _)? = found[0].values.first
        else { return nil }
        return number == number.rounded() && number.magnitude < 1e9 ? .integer(Int(number)) : .number(number)
    }

    /// The numbers in a text, in digits or words.
    func numbers(in text: String) -> [Range<String.Index>] {
        guard let now, let context = TimeContext(reference: now) else { return [] }
        let finder = EntityFinder(EntityLanguages.shipped.language(language))
        return finder.entities(in: text, kinds: [.number], context: context).map { $0.place(in: text) }
    }

    /// The follow-up in one clause among others that say nothing about it: "I'm home now, you can stop it".
    func followUpInClauses(_ utterance: String) -> IntentRequest? {
        guard readsPartially, !remembered.isEmpty else { return nil }
        let reader = FollowUpReader(self, remembered: remembered)
        let found = partsBesideOthers(of: utterance).compactMap { part in
            reader.reference(in: WordSequence(part.text)).map { (request: $0, others: part.others) }
        }
        guard found.count == 1, let (request, others) = found.first else { return nil }
        let clauses = utterance.trimmedClauses
        // "She said that's enough, end it."
        if clauses.contains(where: { !others.contains($0) && isReported($0, among: clauses) }) { return nil }
        return others.allSatisfy { isRemark($0, on: request.intent) } ? request : nil
    }

    /// The parts of an utterance that may be a request beside remarks: its clauses, or, if it has only one, its first words
    /// before what may be a sentence: "pause it my friend is calling".
    func partsBesideOthers(of utterance: String) -> [(text: String, others: [String])] {
        let clauses = utterance.trimmedClauses
        if (2...Self.mostClauses).contains(clauses.count) {
            return clauses.indices.map { index in
                (clauses[index], clauses.indices.filter { $0 != index }.map { clauses[$0] })
            }
        }
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard clauses.count == 1, tokens.count > 1 else { return [] }
        return (1...min(Self.mostCommanding, tokens.count - 1)).compactMap { count in
            let rest = String(utterance[tokens[count].startIndex...])
            return startsSentence(rest) ? (String(utterance[..<tokens[count - 1].endIndex]), [rest]) : nil
        }
    }

    /// The kind of a text that is a number, a time or a day as a whole; nil if it is none.
    func kind(of text: String) -> String? {
        guard let now, let context = TimeContext(reference: now) else { return nil }
        let finder = EntityFinder(EntityLanguages.shipped.language(language))
        let found = finder.entities(in: text, kinds: [.number, .date, .time, .dateTime], context: context)
        guard found.count == 1, found[0].place(in: text) == text.startIndex..<text.endIndex else { return nil }
        return found[0].kind.rawValue
    }

    /// Another request about a person of the open one, in one clause among others that say nothing about it: "call him
    /// instead", when a message can't be sent.
    func otherRequest(_ utterance: String, _ pending: PendingIntent) -> IntentRequest? {
        let clauses = utterance.trimmedClauses
        guard clauses.count <= Self.mostClauses else { return nil }
        let found = clauses.compactMap { clause in otherRequest(inClause: clause, pending).map { (clause, $0) } }
        guard found.count == 1, let (clause, request) = found.first, request.intent != pending.request.intent,
            clauses.last == clause || clauses.allSatisfy({ $0 == clause || isIdle($0, pending) })
        else { return nil }
        return adopting(pending.request, by: request)
    }

    private func otherRequest(inClause clause: String, _ pending: PendingIntent) -> IntentRequest? {
        let reader = FollowUpReader(self, remembered: [pending.remembered] + remembered)
        let spoken = WordSequence(clause)
        let starts = [spoken, spoken.dropping(first: reader.words.before)].compactMap { $0 }
        let said = starts.compactMap { $0.dropping(last: reader.words.after) } + starts
        return said.lazy.compactMap(reader.personalReference).first
    }

    /// Whether a clause denies, or says nothing about a request.
    private func isIdle(_ clause: String, _ pending: PendingIntent) -> Bool {
        guard let question = pending.question else { return false }
        switch plainAnswer(clause, question, of: pending.request.intent) {
        case .no?, .aside?: return true
        case nil: return isRemark(clause, on: pending.request.intent)
        default: return false
        }
    }

    /// A request that is always confirmed, with the values that it leaves out and the open one of its domain has: "no, I want
    /// it from her" is about the same amount.
    private func adopting(_ open: IntentRequest, by request: IntentRequest) -> IntentRequest {
        guard let declaration = catalog[request.intent], declaration.confirmation == .always,
            let domain = declaration.domain, catalog[open.intent]?.domain == domain
        else { return request }
        var request = request
        for name in open.names where declaration[name] != nil && request.values(of: name).isEmpty {
            request.set(open.values(of: name), of: name)
        }
        return request
    }
}

extension Entity {
    /// Its place in the text that it was found in.
    func place(in text: String) -> Range<String.Index> {
        text.utf8.index(
            text.startIndex,
            offsetBy: range.lowerBound
        )..<text.utf8.index(
            text.startIndex,
            offsetBy: range.upperBound
        )
    }
}
