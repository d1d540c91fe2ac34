import ParlanceGrammar
import ParlanceMatching

// The last request anew, after what it did is taken back: with another value, or with one that it lacks.

extension FollowUpReader {
    /// A request instead of an earlier one, and the request that takes that back.
    typealias Revision = (undoing: IntentRequest?, request: IntentRequest)

    /// The maximum number of words of a value that the last request lacks.
    private static let mostLacking = 6

    /// The last request with other values, and the request that takes it back, if one can: "no, eight" after an alarm for
    /// seven.
    ///
    /// - Returns: Nil if the utterance does not begin with words that take something back, if it changes no value that was said,
    ///   as "that's him" does, or if what takes the request back is itself confirmed always, because more would be lost than
    ///   was said.
    func correction(in utterance: String) -> Revision? {
        guard let last = corrected, let declaration = replies.catalog[last.request.intent],
            let said = withoutCorrectingWords(WordSequence(utterance)), !said.isOne(of: words.persons + words.things)
        else { return nil }
        let base = kept(of: last.request, declaration)
        let changes = [said] + changes(in: said)
        let change = changes.firstResult {
            changed(last, base, declaration, by: $0.text) ?? recounted(last, base, by: $0.text)
        }
        guard let request = change,
            request.modifiers.isEmpty, corrects(request, base, declaration),
            !denies(utterance) || !changesOption(request, base, declaration)
        else { return nil }
        return revision(of: last, declaration, request)
    }

    /// The last request with a value in the place of one that is denied: "it should have been the station, not the airport".
    func contrast(in utterance: String) -> Revision? {
        guard let last = corrected, let declaration = replies.catalog[last.request.intent] else { return nil }
        var state = PendingIntent(identifier: last.identifier, request: last.request, started: last.ended)
        state.said = Set(last.request.names)
        guard case .values(let values)? = replies.valueInsteadOfDenied(utterance, state) else { return nil }
        var request = last.request
        for (name, said) in values { request.set(said, of: name) }
        return revision(of: last, declaration, following(last, request, base: last.request))
    }

    /// Whether an utterance is a word behind a negation, with no sign between them: "no video" denies it.
    private func denies(_ utterance: String) -> Bool {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        return tokens.count == 2 && replies.negations.contains(tokens[0].lowercased())
    }

    /// Whether a request has another option than an earlier one, or one more.
    private func changesOption(
        _ request: IntentRequest,
        _ earlier: IntentRequest,
        _ declaration: IntentDeclaration
    ) -> Bool {
        request.names.contains { name in
            guard case .option? = declaration[name]?.type else { return false }
            return request.values(of: name) != earlier.values(of: name)
        }
    }

    /// The request that a correction is about: the last one, or the one before if the last only asked about that.
    var corrected: RememberedRequest? {
        guard let last = repeatable.first, let model = model(of: repeatable) else { return nil }
        let hasEnded = replies.catalog[model.request.intent]?.undoneBy == last.request.intent
        return hasEnded ? last : model
    }

    /// The last request with a value that it lacks, and what takes it back: "tonight" after "weather", "at five" after a
    /// reminder without a time. The words are nothing but values that the grammar knows; "and one for ten" is another one.
    func complement(in utterance: String) -> Revision? {
        guard let last = repeatable.first, let declaration = replies.catalog[last.request.intent],
            WordSequence(utterance).count <= Self.mostLacking, declaration.confirmation != .always,
            WordSequence(utterance).dropping(first: wordsOfAnother) == nil,
            replies.hasFixedValue(utterance, of: declaration.name, besidesTexts: true)
        else { return nil }
        let values = replies.exactValues(in: utterance, for: declaration.name).firstResult { answer in
            guard case .values(let values) = answer,
                values.keys.allSatisfy({ declaration[$0].map(last.request.lacks) ?? false })
            else { return nil as [String: [ParameterValue]]? }
            return values
        }
        guard let values else { return nil }
        var request = last.request
        for (name, said) in values { request.set(said, of: name) }
        if declaration.isRevisable { request.forgetConclusions(declaration) }
        request = request.separatingUnits(declaration)
        return revision(of: last, declaration, following(last, request, base: last.request))
    }

    /// A request instead of the last one; nil if that is kept, because more would be lost than was said. For another person it
    /// is a second one, which the user confirms: "that was for Sarah" after a message to Mia.
    private func revision(
        of last: RememberedRequest,
        _ declaration: IntentDeclaration,
        _ request: IntentRequest
    ) -> Revision? {
        if declaration.isRevisable {
            var request = request
            request.followUp?.isRevision = true
            return (nil, request)
        }
        let undoing = declaration.undoneBy.flatMap { replies.catalog[$0] }
        let isKept = undoing == nil ? declaration.confirmation == .always : undoing?.confirmation == .always
        let changed = request.names.filter { request.values(of: $0) != last.request.values(of: $0) }
        if isForOthers(request, byChanging: changed, declaration) { return (nil, request) }
        if isKept, !isMadeAnew(declaration) || changed.allSatisfy({ declaration[$0]?.recall == .person }) { return nil }
        return (undoing.map { last.request.undone(by: $0, context: replies.situation.context) }, request)
    }

    /// Whether a request is a booking, which is cancelled and made anew, both after a question.
    private func isMadeAnew(_ declaration: IntentDeclaration) -> Bool {
        declaration.undoneBy != nil && declaration.confirmation == .always
    }

    /// Whether a request that is always confirmed differs from an earlier one only in persons that the grammar knows. Where it
    /// can be for one only, as a payment, it would be made twice.
    ///
    /// - Parameter changed: The parameters in which they differ.
    private func isForOthers(
        _ request: IntentRequest,
        byChanging changed: [String],
        _ declaration: IntentDeclaration
    ) -> Bool {
        guard declaration.confirmation == .always else { return false }
        return !changed.isEmpty
            && changed.allSatisfy { name in
                declaration[name]?.recall == .person && declaration[name]?.isArray == true
                    && request.values(of: name).allSatisfy { $0.term != nil }
            }
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

    /// The words before another request of the same kind, of which joining words are none alone: "one for".
    private var wordsOfAnother: [String] { words.before.filter { !profile.joiners.contains($0) } }

    /// The words behind those that take something back: "eight" of "no, I meant eight"; nil if there are none.
    private func withoutCorrectingWords(_ spoken: WordSequence) -> WordSequence? {
        // "Haha, no, ten of course"; "yes, that's ten" corrects nothing.
        let lead = Array(profile.leadingWords.subtracting(replies.agreeingWords).union(replies.politeWords))
        var rest =
            spoken.dropping(first: profile.selfCorrections + words.correcting)
            ?? spoken.dropping(first: lead)?.dropping(first: profile.selfCorrections + words.correcting)
        while let shorter = rest?.dropping(first: profile.selfCorrections + words.correcting) { rest = shorter }
        return rest ?? spoken.dropping(last: words.correcting)
    }
}

extension IntentRequest {
    /// Whether it has no value of a parameter that later words may give.
    fileprivate func lacks(_ parameter: ParameterDeclaration) -> Bool {
        values(of: parameter.name).isEmpty && parameter.type != .text && parameter.recall != nil
    }

    /// Removes the booleans that were not said: the handler has concluded them from the values before.
    fileprivate mutating func forgetConclusions(_ declaration: IntentDeclaration) {
        for name in names where declaration[name]?.type == .boolean && values(of: name).allSatisfy({ $0.spoken == nil })
        {
            set([], of: name)
        }
    }
}
