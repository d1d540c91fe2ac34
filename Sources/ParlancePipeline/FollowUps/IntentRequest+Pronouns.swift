import ParlanceGrammar

extension IntentRequest {
    /// The request with the persons of earlier requests instead of pronouns: the grammar may take "her" for a name.
    ///
    /// - Returns: Nil if nobody is known, and the intent would mean more without the person.
    func resolvingPronouns(
        _ declaration: IntentDeclaration?,
        remembered: [RememberedRequest],
        _ catalog: IntentCatalog,
        _ words: FollowUpWords
    ) -> IntentRequest? {
        let pronouns = Set(words.persons)
        var request = self
        for parameter in declaration?.parameters ?? [] where parameter.recall == .person {
            let values = values(of: parameter.name)
            guard values.contains(where: { $0.isPronoun(pronouns) }) else { continue }
            let known = remembered.lazy.compactMap { earlier in earlier.persons(catalog).map { (earlier, $0) } }.first
            if known == nil, !parameter.isRequired { return nil }
            let persons = known?.1 ?? []
            let meant = values.flatMap { $0.isPronoun(pronouns) ? persons : [$0] }
            request.set(parameter.isArray || meant.count == 1 ? meant : [], of: parameter.name)
            request.followUp = known.map { FollowUp(interaction: $0.0.identifier, parameters: [parameter.name]) }
        }
        return request
    }
}

extension ParameterValue {
    /// Whether only a pronoun is known of the value; a term is the user's own word.
    fileprivate func isPronoun(_ pronouns: Set<String>) -> Bool {
        term == nil && spoken.map { pronouns.contains($0.lowercased()) } == true
    }
}

extension RememberedRequest {
    /// The persons that the request names; nil if it names none.
    fileprivate func persons(_ catalog: IntentCatalog) -> [ParameterValue]? {
        let named = (catalog[request.intent]?.parameters ?? []).filter { $0.recall == .person }
        return named.lazy.map { request.values(of: $0.name) }.first { !$0.isEmpty }
    }
}
