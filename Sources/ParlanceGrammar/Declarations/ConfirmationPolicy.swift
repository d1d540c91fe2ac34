/// When the user is asked whether an intent should be handled.
public enum ConfirmationPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each time: money, and what can't be undone.
    case always
    /// When the handler's response asks for it.
    case whenAsked = "when_asked"
    /// Not even then.
    case never
}
