/// A step in the life of an intent (SiriKit: resolve, confirm, handle).
public enum IntentPhase: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each parameter is looked at.
    case resolve
    /// All of them are there; can it be done?
    case confirm
    /// It is done.
    case handle
}
