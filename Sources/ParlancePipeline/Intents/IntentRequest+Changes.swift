import ParlanceGrammar

extension IntentRequest {
    /// The request as one of another intent, which takes the same values: what is sent to a person is asked of one. Nil if it does
    /// not.
    func moved(to intent: String, _ catalog: IntentCatalog) -> IntentRequest? {
        guard intent != self.intent, let own = catalog[self.intent], let other = catalog[intent] else { return nil }
        var moved = self
        moved.intent = intent
        for name in names where other[name]?.type != own[name]?.type {
            guard let recall = own[name]?.recall,
                let place = other.parameters.first(where: { $0.recall == recall }), moved.values(of: place.name).isEmpty
            else { return nil }
            moved.set(values(of: name), of: place.name)
            moved.set([], of: name)
        }
        return moved
    }

    /// Adds modifiers, in place of those of the same kind.
    mutating func replaceModifiers(_ new: [RequestModifier]) {
        let kinds = Set(new.map(\.kind))
        modifiers = modifiers.filter { !kinds.contains($0.kind) } + new
    }
}
