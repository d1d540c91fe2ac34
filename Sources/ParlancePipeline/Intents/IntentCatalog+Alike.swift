import ParlanceGrammar

extension IntentCatalog {
    /// The other intents of a domain that are always confirmed, if this one is: asking for money besides sending it.
    func alike(_ intent: String) -> [IntentDeclaration] {
        guard let own = self[intent], own.confirmation == .always, let domain = own.domain else { return [] }
        return intents.filter { $0.name != intent && $0.domain == domain && $0.confirmation == .always }
    }
}
