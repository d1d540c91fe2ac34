import ParlanceGrammar
import ParlanceMatching

/// Reads utterances that leave out, or replace by a pronoun, what earlier requests of the dialog said.
struct FollowUpReader {
    /// A request instead of an earlier one, and the request that takes that back.
    typealias Revision = (undoing: IntentRequest?, request: IntentRequest)

    /// The maximum number of words of a value that the last request lacks.
    private static let mostCompleting = 6

    let replies: ReplyReader
    /// The last one first.
    let remembered: [RememberedRequest]
    /// Whether an utterance may be an earlier request once more, with no other value.
    var takesSame = false
    /// Those of them that may be carried out again.
    private var repeatable: [RememberedRequest] { remembered.filter { $0.isRefused != true } }
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
        if let repeated = repetition(in: spoken) ?? completion(of: literal, spoken) { return repeated }
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
            if let changed = changed(last, base, declaration, by: said.text) ?? recounted(last, base, by: said.text) {
                return changed
            }
        }
        return lengthened(last, base, declaration, by: spoken) ?? takingUp(last, spoken)
    }

    /// The last request for a list of the user's, for other things: "and bread" after "milk, shopping list". The words may be
    /// any that are no time, no question and no request.
    private func lengthened(
        _ last: RememberedRequest,
        _ base: IntentRequest,
        _ declaration: IntentDeclaration,
        by spoken: WordSequence
    ) -> IntentRequest? {
        guard let series = declaration.parameters.first(where: \.isSeries)?.name, !base.values(of: series).isEmpty,
            declaration.parameters.contains(where: { $0.isPersonal && !base.values(of: $0.name).isEmpty }),
            let said = changes(in: spoken).min(by: { $0.count < $1.count })?.text, mayLengthen(said)
        else { return nil }
        var request = base
        request.set([ParameterValue(.string(said), spoken: said)], of: series)
        return following(last, request, base: base)
    }

    /// Whether an utterance begins with words that say that it goes on, perhaps behind others: "oh and".
    private func isMore(_ spoken: WordSequence) -> Bool {
        let lead = profile.replies?.grammar.rules["reply_lead"]?.template.expression.words ?? []
        return [spoken, spoken.dropping(first: Array(lead))].contains { $0?.dropping(first: words.before) != nil }
    }

    /// The last request with the values of another one of its kind.
    private func extended(
        _ last: RememberedRequest,
        by reading: Reading,
        _ declaration: IntentDeclaration
    ) -> IntentRequest {
        let other = reading.newRequest(declaration, language: replies.language)
        var request = kept(of: last.request, declaration)
        for name in other.names { request.set(other.values(of: name), of: name) }
        return following(last, request, base: last.request)
    }

    private func mayLengthen(_ said: String) -> Bool {
        let words = replies.words(of: said)
        let others = replies.words(of: profile.negations + " " + profile.questionWords + " " + profile.undoing)
        // "And you" is no thing.
        if Set(replies.words(of: profile.functionWords)).isSuperset(of: words) { return false }
        return (1...Self.mostCompleting).contains(words.count) && !said.contains("?")
            && Set(others).isDisjoint(with: words) && !replies.isTime(said) && !replies.startsSentence(said)
            && replies.exactRequest(in: said) == nil && replies.idleReply(said) == nil
    }

    /// The last request with other values, and the request that takes it back, if one can: "no, eight" after an alarm for
    /// seven.
    ///
    /// - Returns: Nil if the utterance does not begin with words that take something back, if it changes no value that was said,
    ///   or if what takes the request back is itself confirmed always, because more would be lost than was said.
    func correction(in utterance: String) -> Revision? {
        guard let last = corrected, let declaration = replies.catalog[last.request.intent],
            let said = withoutCorrectingWords(WordSequence(utterance))
        else { return nil }
        let base = kept(of: last.request, declaration)
        let changes = [said] + changes(in: said)
        let change = changes.firstResult {
            changed(last, base, declaration, by: $0.text) ?? recounted(last, base, by: $0.text)
        }
        guard let request = change,
            request.modifiers.isEmpty, corrects(request, base, declaration)
        else { return nil }
        return revision(of: last, declaration, request)
    }

    /// The request that a correction is about: the last one, or the one before if the last only asked about that.
    private var corrected: RememberedRequest? {
        guard let last = repeatable.first, let model = model(of: repeatable) else { return nil }
        let hasEnded = replies.catalog[model.request.intent]?.undoneBy == last.request.intent
        return hasEnded ? last : model
    }

    /// The last request with a value that it lacks, and what takes it back: "tonight" after "weather", "at five" after a
    /// reminder without a time. The words are nothing but values that the grammar knows.
    func completion(by utterance: String) -> Revision? {
        guard let last = repeatable.first, let declaration = replies.catalog[last.request.intent],
            WordSequence(utterance).count <= Self.mostCompleting, declaration.confirmation != .always,
            replies.hasFixedValue(utterance, of: declaration.name)
        else { return nil }
        let values = replies.exactValues(in: utterance, for: declaration.name).firstResult { answer in
            guard case .values(let values) = answer,
                values.keys.allSatisfy({ lacks(last.request, $0, declaration) })
            else { return nil as [String: [ParameterValue]]? }
            return values
        }
        guard let values else { return nil }
        var request = last.request
        for (name, said) in values { request.set(said, of: name) }
        request = request.separatingUnits(declaration)
        return revision(of: last, declaration, following(last, request, base: last.request))
    }

    private func lacks(_ request: IntentRequest, _ name: String, _ declaration: IntentDeclaration) -> Bool {
        request.values(of: name).isEmpty && declaration[name]?.type != .text && declaration[name]?.recall != nil
    }

    /// A request instead of the last one; nil if that is kept, because more would be lost than was said.
    private func revision(
        of last: RememberedRequest,
        _ declaration: IntentDeclaration,
        _ request: IntentRequest
    ) -> Revision? {
        let undoing = declaration.undoneBy.flatMap { replies.catalog[$0] }
        let isKept = undoing == nil ? declaration.confirmation == .always : undoing?.confirmation == .always
        if isKept { return nil }
        return (undoing.map { last.request.undone(by: $0, context: replies.situation.context) }, request)
    }

    /// The last request with another number in the place of its only one: "no, fifteen".
    private func recounted(_ last: RememberedRequest, _ base: IntentRequest, by said: String) -> IntentRequest? {
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

    /// Whether a request has another value where the earlier one has a value, or another thing, and nothing more.
    private func corrects(
        _ request: IntentRequest,
        _ earlier: IntentRequest,
        _ declaration: IntentDeclaration
    ) -> Bool {
        let changed = request.names.filter { request.values(of: $0) != earlier.values(of: $0) }
        return !changed.isEmpty
            && changed.allSatisfy { !earlier.values(of: $0).isEmpty || declaration[$0]?.recall == .thing }
    }

    /// The words behind those that take something back: "eight" of "no, I meant eight"; nil if there are none.
    private func withoutCorrectingWords(_ spoken: WordSequence) -> WordSequence? {
        var rest = spoken.dropping(first: profile.selfCorrections + words.correcting)
        while let shorter = rest?.dropping(first: profile.selfCorrections + words.correcting) { rest = shorter }
        return rest ?? spoken.dropping(last: words.correcting)
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

    /// The last request, or the one before if the last only ended it: it has no values and the domain of one that has some.
    private func model(of earlier: [RememberedRequest]) -> RememberedRequest? {
        guard let last = earlier.first, let before = earlier.dropFirst().first, last.request.names.isEmpty,
            !before.request.names.isEmpty, let domain = replies.catalog[last.request.intent]?.domain,
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
        let other = reading.newRequest(replies.catalog[reading.intent], language: replies.language)
        var request = last.request
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
        if isMore(spoken), declaration.parameters.contains(where: { $0.isSeries && said.contains($0.name) }),
            declaration.parameters.contains(where: { parameter in
                parameter.isPersonal && last.request[parameter.name] != nil && !said.contains(parameter.name)
            })
        {
            return extended(last, by: reading, declaration)
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
    private func kept(of request: IntentRequest, _ declaration: IntentDeclaration) -> IntentRequest {
        var kept = request
        for name in request.names where declaration[name]?.recall == nil && declaration[name]?.isRequired != true {
            kept.set([], of: name)
        }
        return kept
    }

    /// The words that say what changes, without those that only tell that something does.
    private func changes(in spoken: WordSequence) -> [WordSequence] {
        let first = spoken.dropping(first: words.before)
        let second = first?.dropping(first: words.before)
        let starts = [second, first].compactMap { $0 }
        // "And one for the peas" has a link that "one for" would take.
        let shorter = spoken.droppingShorter(first: words.before)
        return starts.compactMap { $0.dropping(last: words.after) } + starts
            + [spoken.dropping(last: words.after)].compactMap { $0 }
            + [first?.without(words.after + replies.politeWords)].compactMap { $0 } + shorter
    }

    private func changed(
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
            .filter { $0.isRecalled(declaration) && !takesTime($0, of: said, declaration) }
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

    /// The last request at another time: "the same for tomorrow".
    private func postponed(_ last: RememberedRequest, _ base: IntentRequest, by said: String) -> IntentRequest? {
        let links = profile.replies.map { LinkWords($0.grammar).all } ?? []
        let divisions = ModifierReader(said, profile, language: replies.language, now: replies.now).divisions
        let division = divisions.first { division in
            WordSequence(division.rest).consists(of: links)
                && division.modifiers.allSatisfy { $0.kind == .time || $0.kind == .recurrence }
        }
        guard let division else { return nil }
        var request = following(last, base, base: base)
        request.modifiers = division.modifiers
        return request
    }

    /// A request with its origin.
    ///
    /// - Parameter base: The earlier request; equal values come from it.
    private func following(
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

extension Reply {
    /// Values that several parameters may take are for the one that has a value, or else for the thing: a request is about
    /// one.
    fileprivate func decided(_ said: Set<String>, _ declaration: IntentDeclaration) -> Reply {
        guard case .undecided(let values, let parameters, _) = self, !parameters.contains(where: said.contains) else {
            return self
        }
        let things = parameters.filter { declaration[$0]?.recall == .thing }
        return things.count == 1 ? .values([things[0]: values]) : self
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
