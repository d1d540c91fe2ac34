import ParlanceGrammar
import ParlanceMatching

extension FollowUpReader {
    /// The maximum number of pronouns of an utterance that are looked at.
    private static let mostPronouns = 4

    /// A pronoun in an utterance.
    private struct Pronoun {
        let range: Range<String.Index>
        let kind: RecallKind
    }

    /// Words that a pronoun may stand for.
    private struct Referent {
        let words: String
        /// The values that the words name; empty for the name of what the request was for.
        let values: [ParameterValue]
    }

    /// The request of the utterance with a pronoun replaced by what an earlier request has named; the rest matches word
    /// for word.
    func reference(in spoken: WordSequence) -> IntentRequest? { reference(in: spoken, pronouns(in: spoken)) }

    /// The request of the utterance with a pronoun of a person replaced likewise; pronouns of things are left alone.
    func personalReference(in spoken: WordSequence) -> IntentRequest? {
        reference(in: spoken, pronouns(in: spoken).filter { $0.kind == .person })
    }

    private func reference(in spoken: WordSequence, _ pronouns: [Pronoun]) -> IntentRequest? {
        for earlier in remembered {
            for pronoun in pronouns {
                for referent in referents(of: pronoun.kind, in: earlier) {
                    let text = spoken.text.replacingSubrange(pronoun.range, with: referent.words)
                    guard let reading = replies.exactRequest(in: text.whole),
                        let request = request(of: reading, in: text, referent, pronoun.kind, from: earlier)
                    else { continue }
                    return request.following(earlier, understood: text.whole)
                }
            }
        }
        return nil
    }

    /// The request about what an earlier request was for, which a word of it names: "cancel the Monday one" after an alarm for
    /// Monday.
    func namedOne(in spoken: WordSequence) -> IntentRequest? {
        remembered.firstResult { earlier in
            let reader = FollowUpReader(replies, remembered: [earlier])
            return places(ofOnes: spoken, in: earlier).firstResult { place in
                reader.reference(in: spoken, [Pronoun(range: place, kind: .thing)])
            }
        }
    }

    /// The places of words that tell an earlier request from others by a word of its values: "the Monday one".
    private func places(ofOnes spoken: WordSequence, in earlier: RememberedRequest) -> [Range<String.Index>] {
        let values = earlier.request.names.flatMap(earlier.request.values).compactMap(\.spoken).map(WordSequence.init)
        let articles = profile.articles.split(separator: " ").map(String.init)
        return spoken.places(from: articles, to: words.ones).filter { place in
            guard let named = WordSequence(String(spoken.text[place])).inner?.text else { return false }
            return values.contains { !$0.places(of: [named]).isEmpty }
        }
    }

    /// The request about a person whom nobody has named, without that person: the user is asked. Only for parameters that
    /// are required, because without others the request would mean more.
    func unknownPerson(in spoken: WordSequence) -> IntentRequest? {
        guard !words.anybody.isEmpty else { return nil }
        for pronoun in pronouns(in: spoken) where pronoun.kind == .person {
            let text = spoken.text.replacingSubrange(pronoun.range, with: words.anybody)
            guard let reading = replies.exactRequest(in: text.whole),
                let slot = reading.slots.first(where: { $0.spoken.map { text.part.contains($0.range) } == true }),
                let parameter = replies.catalog[reading.intent]?[slot.name],
                parameter.recall == .person, parameter.isRequired
            else { continue }
            var request = reading.newRequest(replies.catalog[reading.intent], language: replies.language)
            request.set([], of: slot.name)
            return request
        }
        return nil
    }

    private func pronouns(in spoken: WordSequence) -> [Pronoun] {
        let persons = spoken.places(of: words.persons).map { Pronoun(range: $0, kind: .person) }
        let things = spoken.places(of: words.things).map { Pronoun(range: $0, kind: .thing) }
        return Array((persons + things).prefix(Self.mostPronouns))
    }

    private func referents(of kind: RecallKind, in earlier: RememberedRequest) -> [Referent] {
        guard let declaration = replies.catalog[earlier.request.intent] else { return [] }
        let named = declaration.parameters.filter { $0.recall == kind }.compactMap { parameter in
            let values = earlier.request.values(of: parameter.name)
            return (values.last?.spoken ?? values.last?.term?.phrase.text).map { Referent(words: $0, values: values) }
        }
        if kind == .person { return named }
        let names = declaration.called(in: replies.language)
        return named + names.map { Referent(words: $0, values: []) }
    }

    /// The request of a reading in which a referent stands for the pronoun; nil if the reading takes the words for
    /// anything else.
    private func request(
        of reading: Reading,
        in text: (whole: String, part: Range<String.Index>),
        _ referent: Referent,
        _ kind: RecallKind,
        from earlier: RememberedRequest
    ) -> IntentRequest? {
        guard let declaration = replies.catalog[reading.intent], reading[ReplyKey.unheeded] == nil else { return nil }
        var request = reading.newRequest(declaration, language: replies.language)
        for (name, values) in replies.wholeText(of: reading, in: text.whole) { request.set(values, of: name) }
        if referent.values.isEmpty {
            let isName = !reading.slots.contains {
                $0.kind == .wildcard && $0.spoken?.range.overlaps(text.part) == true
            }
            let isOther =
                takesSame || reading.intent != earlier.request.intent || request.differs(from: earlier.request)
            let domain = replies.catalog[earlier.request.intent]?.domain
            guard isName, isOther, declaration.domain == domain else { return nil }
        } else {
            guard let slot = reading.slots.first(where: { $0.spoken?.range == text.part }),
                let parameter = declaration[slot.name], parameter.recall == kind
            else { return nil }
            // Of several persons only the user knows which.
            request.set(parameter.isArray || referent.values.count == 1 ? referent.values : [], of: slot.name)
        }
        return kind == .thing ? completed(request, declaration, from: earlier) : request
    }

    /// The thing with all that the earlier request said of it: the fan is that in the bedroom.
    private func completed(
        _ request: IntentRequest,
        _ declaration: IntentDeclaration,
        from earlier: RememberedRequest
    ) -> IntentRequest {
        let said = request.names
        var request = request
        let known = replies.catalog[earlier.request.intent]
        let isUndone = known?.undoneBy == declaration.name
        for parameter in declaration.parameters {
            let source = (isUndone ? parameter.undoneParameter : nil) ?? parameter.name
            guard let recall = parameter.recall, recall != .time, known?[source]?.recall == recall,
                request.values(of: parameter.name).isEmpty,
                said.allSatisfy({ !declaration.areParts($0, parameter.name) })
            else { continue }
            request.set(earlier.request.values(of: source), of: parameter.name)
        }
        return request
    }
}

extension IntentRequest {
    /// Whether it has a value that another one lacks.
    fileprivate func differs(from other: IntentRequest) -> Bool {
        names.contains { values(of: $0).map(\.value) != other.values(of: $0).map(\.value) }
    }

    /// The request with its origin.
    fileprivate func following(_ earlier: RememberedRequest, understood: String) -> IntentRequest {
        let known = earlier.request.names.flatMap(earlier.request.values)
        var request = self
        let same = names.filter { name in values(of: name).contains(where: known.contains) }
        request.followUp = FollowUp(interaction: earlier.identifier, understood: understood, parameters: same)
        return request
    }
}

extension String {
    /// The text with other words in a place, and the place of these words.
    func replacingSubrange(
        _ range: Range<Index>,
        with words: String
    ) -> (whole: String, part: Range<Index>) {
        let before = self[..<range.lowerBound]
        let whole = before + words + self[range.upperBound...]
        let start = whole.utf8.index(whole.startIndex, offsetBy: before.utf8.count)
        return (String(whole), start..<whole.utf8.index(start, offsetBy: words.utf8.count))
    }
}
