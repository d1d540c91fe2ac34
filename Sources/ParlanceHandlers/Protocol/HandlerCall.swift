import Parlance

/// A call of the protocol: one line of JSON, which a program reads and answers with another one.
///
/// Encoded, a call has the members that the article <doc:HandlersInAnyLanguage> lists.
public struct HandlerCall: Encodable, Sendable {
    /// The version of the protocol.
    public static let version = 1

    public let version = Self.version
    /// The number that the answer repeats.
    public let id: Int
    public let call: Kind
    /// The phase that `supports` asks about.
    public let phase: IntentPhase?
    /// The parameter that `resolve` asks about.
    public let parameter: String?
    public let request: IntentRequest

    /// The question of a call.
    public enum Kind: String, Encodable, Sendable {
        case supports, resolve, confirm, handle
    }

    public init(
        id: Int,
        _ call: Kind,
        of request: IntentRequest,
        phase: IntentPhase? = nil,
        parameter: String? = nil
    ) {
        self.id = id
        self.call = call
        self.request = request
        self.phase = phase
        self.parameter = parameter
    }
}
