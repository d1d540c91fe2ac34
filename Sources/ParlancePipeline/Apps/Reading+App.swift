import ParlanceGrammar
import ParlanceMatching

/// The app that an utterance names.
public struct NamedApp: Sendable, Hashable {
    /// The identifiers of all apps with that name, at least one.
    public var identifiers: [String]
    /// The display name of the first app; the spoken words if no catalog contains it.
    public var name: String
    /// The words that name the app; nil if the template or the context names it.
    public var spoken: Slot.Spoken?

    /// Creates the app that an utterance names; several identifiers share one name.
    public init(identifiers: [String], name: String, spoken: Slot.Spoken? = nil) {
        self.identifiers = identifiers
        self.name = name
        self.spoken = spoken
    }
}

extension Reading {
    /// The app that the slot `app` names; nil if there is none. A vocabulary may also contain terms for apps, with
    /// their identifiers: the user's own names for them.
    public var app: NamedApp? {
        guard let slot = self[AppCatalog.listName] else { return nil }
        let metadata = slot.metadata?.object ?? [:]
        var identifiers = [slot.term?.identifier ?? slot.value.string ?? slot.value.description]
        if case .array(let apps)? = metadata[AppCatalog.MetadataKey.apps] { identifiers = apps.compactMap(\.string) }
        let name = metadata[AppCatalog.MetadataKey.name]?.string ?? slot.spoken?.text
        return NamedApp(identifiers: identifiers, name: name ?? identifiers[0], spoken: slot.spoken)
    }
}
