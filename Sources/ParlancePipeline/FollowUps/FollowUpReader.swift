import ParlanceGrammar
import ParlanceMatching

/// Reads utterances that leave out, or replace by a pronoun, what earlier requests of the dialog said.
struct FollowUpReader {
    let replies: ReplyReader
    /// The last one first.
    let remembered: [RememberedRequest]
    /// Whether an utterance may be an earlier request once more, with no other value.
    var takesSame = false
    /// Those of them that may be carried out again.
    var repeatable: [RememberedRequest] { remembered.filter { $0.isRefused != true } }
    let profile: LanguageProfile
    var words: FollowUpWords { profile.followUps }

    init(_ replies: ReplyReader, remembered: [RememberedRequest]) {
        self.replies = replies
        self.remembered = remembered
        profile = replies.profile
    }

    /// The request that an utterance means; nil if it refers to no earlier one.
    ///
    /// - Parameter literal: The result for the utterance as it is.
    func request(in utterance: String, insteadOf literal: ParseResult) -> IntentRequest? {
        let spoken = WordSequence(utterance)
        if let named = namedOne(in: spoken) { return named }
        if let repeated = repetition(in: spoken), !isOther(literal, spoken, than: repeated) { return repeated }
        if let completed = completion(of: literal, spoken) { return completed }
        if literal.match == .exact, !literal.isAboutPronoun { return nil }
        return reference(in: spoken) ?? unknownPerson(in: spoken)
    }
}

// MARK: - The last request with other values

extension FollowUpReader {
    /// The last request again, with what the utterance says otherwise: "again", "the same to Ben", "and in the kitchen?".
    private func repetition(in spoken: WordSequence) -> IntentRequest? {
        guard let last = model(of: repeatable), let declaration = replies.catalog[last.request.intent] else {
            return nil
        }
        let plain = withoutPoliteness(spoken)
        if plain.isOne(of: words.again) { return following(last, last.request, base: last.request) }
        if plain.isOne(of: words.another), let model { return following(model, model.request, base: model.request) }
        if let another = spoken.dropping(last: words.after).flatMap({ likewise(last, $0) }) { return another }
        let base = kept(of: last.request, declaration)
        for said in changes(in: spoken) {
            let changed =
                changed(last, base, declaration, by: said.text) ?? recounted(last, base, by: said.text)
                ?? turned(last, base, declaration, by: said.text)
            if let changed { return changed }
        }
        return lengthened(last, base, declaration, by: spoken) ?? takingUp(last, spoken)
    }

    /// Whether an utterance is another request word for word, of which the last request once more would only take a time:
    /// "start one for five minutes then".
    private func isOther(_ literal: ParseResult, _ spoken: WordSequence, than repeated: IntentRequest) -> Bool {
        literal.match == .exact && literal.best?.intent != repeated.intent && !repeated.modifiers.isEmpty
            && spoken.dropping(first: words.before) == nil
    }

    /// The last request with another number in the place of its only one: "no, fifteen".
    func recounted(_ last: RememberedRequest, _ base: IntentRequest, by said: String) -> IntentRequest? {
        let counts = base.names.filter { name in
            base.values(of: name).count == 1 && base.values(of: name)[0].value.plainNumber != nil
        }
        guard counts.count == 1, base.values(of: counts[0])[0].value.object == nil, let number = replies.number(said)
        else {
            return nil
        }
        var request = base
        request.set([ParameterValue(number, spoken: said)], of: counts[0])
        return following(last, request, base: base)
    }

    /// A request like the last one, from or to somebody else: "the same from Sarah" after Mia was paid.
    private func turned(
        _ last: RememberedRequest,
        _ base: IntentRequest,
        _ declaration: IntentDeclaration,
        by said: String
    ) -> IntentRequest? {
        let persons = declaration.parameters.filter { $0.recall == .person }.map(\.name)
        return replies.catalog.alike(declaration.name).firstResult { other in
            guard let values = replies.knownValues(in: said, of: other.name),
                values.keys.allSatisfy({ other[$0]?.recall == .person && declaration[$0] == nil }),
                !Reply.values(values).overfills(other)
            else { return nil }
            var request = base
            request.intent = other.name
            for name in base.names where persons.contains(name) || other[name] == nil { request.set([], of: name) }
            for (name, new) in values { request.set(new, of: name) }
            return following(last, request, base: base)
        }
    }

    /// The words without polite ones at their end: "same again please".
    private func withoutPoliteness(_ spoken: WordSequence) -> WordSequence {
        let polite = Array(replies.politeWords)
        var plain = spoken
        while let shorter = plain.dropping(last: polite) { plain = shorter }
        return plain
    }

    /// The request of the same domain that an answer takes up after a question, and which is always confirmed: "the luxury
    /// one" after what cars there are, or "book it".
    private func takingUp(_ last: RememberedRequest, _ spoken: WordSequence) -> IntentRequest? {
        guard let asked = replies.catalog[last.request.intent], asked.confirmation != .always,
            let domain = asked.domain,
            !last.request.names.isEmpty
        else { return nil }
        // "Great" may praise the answer.
        let isTaken = !spoken.places(of: words.things).isEmpty && replies.agrees(spoken.text)
        for intent in replies.catalog.intents where intent.domain == domain && intent.confirmation == .always {
            guard last.request.names.allSatisfy({ intent[$0] != nil }) else { continue }
            var request = last.request
            request.intent = intent.name
            if isTaken { return following(last, request, base: last.request) }
            let said = [spoken] + changes(in: spoken)
            for case .values(let values) in said.flatMap({ replies.exactValues(in: $0.text, for: intent.name) }) {
                guard values.keys.allSatisfy({ asked[$0] == nil && intent[$0]?.type != .text }) else { continue }
                for (name, new) in values { request.set(new, of: name) }
                return following(last, request, base: last.request)
            }
        }
        return nil
    }

    /// The last request, or the one before if the last only paused or ended it: it says nothing else, and has the domain of one
    /// that says more.
    func model(of earlier: [RememberedRequest]) -> RememberedRequest? {
        guard let last = earlier.first, let before = earlier.dropFirst().first,
            last.request.names.count < before.request.names.count, last.request.saysNothing(besides: before.request),
            let domain = replies.catalog[last.request.intent]?.domain,
            domain == replies.catalog[before.request.intent]?.domain
        else { return earlier.first }
        return before
    }

    /// The earlier request of which "another one" is asked for: the one that says most, because a later one may only have
    /// ended it.
    private var model: RememberedRequest? {
        let most = repeatable.map(\.request.names.count).max()
        return repeatable.first { $0.request.names.count == most }
    }

    /// The last request, with the values of one of its kind that says less: "and text mom too".
    private func likewise(_ last: RememberedRequest, _ spoken: WordSequence) -> IntentRequest? {
        let said = [spoken.dropping(first: words.before), spoken].compactMap { $0 }
        let reading = said.lazy.compactMap { replies.exactRequest(in: $0.text) }.first
        guard let reading, reading.intent == last.request.intent, !reading.slots.isEmpty,
            reading.slots.allSatisfy({ $0.kind != .wildcard })
        else { return nil }
        return following(last, last.request, with: reading)
    }

    /// A request with the values of a reading of its kind.
    private func following(
        _ last: RememberedRequest,
        _ base: IntentRequest,
        with reading: Reading
    ) -> IntentRequest {
        let other = reading.newRequest(replies.catalog[reading.intent], language: replies.language)
        var request = base
        for name in other.names { request.set(other.values(of: name), of: name) }
        return following(last, request, base: last.request)
    }

    /// The last request, with the values of one of its kind that lacks what is required and the last one has: "half an
    /// hour" after "start a run". Requests that are always confirmed begin anew: the text for one person is not for another.
    private func completion(of literal: ParseResult, _ spoken: WordSequence) -> IntentRequest? {
        guard literal.match == .exact, let reading = literal.best, let last = repeatable.first,
            reading.intent == last.request.intent, let declaration = replies.catalog[reading.intent],
            declaration.confirmation != .always
        else { return nil }
        let said = Set(reading.slots.map(\.name))
        // "And cat food" is for the list that was named.
        if isMore(spoken), addsToList(said, after: last, declaration) {
            return following(last, kept(of: last.request, declaration), with: reading)
        }
        // "And if they picked me up at the gym?" asks once more.
        if spoken.dropping(first: words.before)?.dropping(first: profile.conditions) != nil,
            said.isDisjoint(with: last.request.names)
        {
            return likewise(last, spoken)
        }
        let lacking = declaration.parameters.filter { $0.isRequired && !said.contains($0.name) }
        guard !lacking.isEmpty, lacking.allSatisfy({ $0.recall != nil && last.request.names.contains($0.name) }) else {
            return nil
        }
        return likewise(last, spoken)
    }

    /// The request with the values that may be left out.
    func kept(of request: IntentRequest, _ declaration: IntentDeclaration) -> IntentRequest {
        var kept = request
        for name in request.names where declaration[name]?.recall == nil && declaration[name]?.isRequired != true {
            kept.set([], of: name)
        }
        return kept
    }

    /// The words that say what changes, without those that only tell that something does.
    func changes(in spoken: WordSequence) -> [WordSequence] {
        let first = spoken.dropping(first: words.before)
        let second = first?.dropping(first: words.before)
        let starts = [second, first].compactMap { $0 }
        // "And one for the peas" has a link that "one for" would take.
        let shorter = spoken.droppingShorter(first: words.before)
        return starts.compactMap { $0.dropping(last: words.after) } + starts
            + [spoken.dropping(last: words.after)].compactMap { $0 }
            + [first?.without(words.after + replies.politeWords)].compactMap { $0 } + shorter
    }

    func changed(
        _ last: RememberedRequest,
        _ base: IntentRequest,
        _ declaration: IntentDeclaration,
        by said: String
    ) -> IntentRequest? {
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        var state = PendingIntent(identifier: last.identifier, request: base, started: last.ended)
        state.said = Set(base.names)
        let read = replies.valuesInParts(of: said, for: base.intent) + replies.exactValues(in: said, for: base.intent)
        let answers = read.map { $0.decided(state.said, declaration) }
            .filter {
                $0.isRecalled(declaration) && !$0.overfills(declaration) && !takesTime($0, of: said, declaration)
            }
        // An answer about a parameter that the earlier request has named precedes.
        let answer = answers.first { state.said.isSuperset(of: $0.parameters) } ?? answers.first
        if let answer, case .proceed(let next) = state.answered(by: answer, to: question, declaration) {
            return following(last, withOneThing(next.request, insteadOf: base, declaration), base: base)
        }
        return postponed(last, base, by: said)
    }

    /// Whether an answer has taken a time into a text: "at five about the bins".
    private func takesTime(_ answer: Reply, of said: String, _ declaration: IntentDeclaration) -> Bool {
        guard case .values(let values) = answer, values.keys.contains(where: { declaration[$0]?.type == .text }) else {
            return false
        }
        return replies.divisions(of: said).contains { $0.modifiers.contains { $0.kind == .time } }
    }

    /// Another thing replaces all that said which thing it was: the fan replaces the lights.
    private func withOneThing(
        _ request: IntentRequest,
        insteadOf base: IntentRequest,
        _ declaration: IntentDeclaration
    ) -> IntentRequest {
        let things = declaration.parameters.filter { $0.recall == .thing }.map(\.name)
        let new = things.filter { request.values(of: $0) != base.values(of: $0) }
        var request = request
        if !new.isEmpty { for name in things where !new.contains(name) { request.set([], of: name) } }
        return request
    }

    /// The last request at another time: "the same for tomorrow". What has a time, or takes one as a value, is not delayed.
    private func postponed(_ last: RememberedRequest, _ base: IntentRequest, by said: String) -> IntentRequest? {
        let links = profile.replies.map { LinkWords($0.grammar).all } ?? []
        let divisions = ModifierReader(said, profile, language: replies.language, now: replies.now).divisions
        let division = divisions.first { division in
            WordSequence(division.rest).consists(of: links)
                && division.modifiers.allSatisfy { $0.kind == .time || $0.kind == .recurrence }
        }
        let hasTime = base.names.flatMap(base.values).contains(where: \.isOnCalendar)
        guard let division, !hasTime, !replies.hasFixedValue(said, of: base.intent, besidesTexts: true) else {
            return nil
        }
        var request = following(last, base, base: base)
        request.modifiers = division.modifiers
        return request
    }

    /// A request with its origin.
    ///
    /// - Parameter base: The earlier request; equal values come from it.
    func following(
        _ last: RememberedRequest,
        _ request: IntentRequest,
        base: IntentRequest
    ) -> IntentRequest {
        let same = request.names.filter { request.values(of: $0) == base.values(of: $0) }
        var request = request
        request.followUp = FollowUp(interaction: last.identifier, parameters: same)
        return request
    }
}

extension IntentRequest {
    /// Whether all its values are those of another request, as options or texts.
    fileprivate func saysNothing(besides other: IntentRequest) -> Bool {
        names.allSatisfy { name in
            values(of: name).allSatisfy { value in
                other.values(of: name).contains { known in
                    known.name.lowercased() == value.name.lowercased() || known.value == value.value
                }
            }
        }
    }
}

extension Reply {
    /// Values that several parameters may take are for the one that has a value, or else for the thing: a request is about
    /// one.
    fileprivate func decided(_ said: Set<String>, _ declaration: IntentDeclaration) -> Reply {
        guard case .undecided(let values, let parameters, let usual) = self else { return self }
        if parameters.contains(where: said.contains) {
            // Where the earlier request has named both, the usual one is meant: "it should have been the station".
            let isOpen = parameters.filter(said.contains).count > 1
            return isOpen ? usual.map { .values([$0: values]) } ?? self : self
        }
        let things = parameters.filter { declaration[$0]?.recall == .thing }
        return things.count == 1 ? .values([things[0]: values]) : self
    }

    /// Whether it has several persons where there can be one only.
    fileprivate func overfills(_ declaration: IntentDeclaration) -> Bool {
        guard case .values(let values) = self else { return false }
        return values.contains { name, said in
            said.count > 1 && declaration[name]?.recall == .person && declaration[name]?.isArray == false
        }
    }

    /// Whether follow-ups may say all its values: the words of a message would be whatever nobody understands.
    fileprivate func isRecalled(_ declaration: IntentDeclaration) -> Bool {
        parameters.allSatisfy { declaration[$0]?.recall != nil || declaration[$0]?.type != .text }
    }
}

extension ParseResult {
    /// Whether the winning template itself reads a pronoun, which may stand for something earlier: "pause it".
    fileprivate var isAboutPronoun: Bool { best?.metadata[ReplyKey.pronoun] == .bool(true) }
}
