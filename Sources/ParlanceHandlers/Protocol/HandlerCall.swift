import Parlance

/// A call of the protocol: one line of JSON, which a program reads and answers with another line.
///
/// The encoded members are listed in the article <doc:HandlersInAnyLanguage>.
public struct HandlerCall: Encodable, Sendable {
    /// The version of the protocol.
    public static let version = 1

    public let version = Self.version
    /// The identifier, which the answer repeats.
    public let id: Int
    public let call: Kind
    /// The phase in question, for `supports`.
    public let phase: IntentPhase?
    /// The parameter in question, for `resolve`.
    public let parameter: String?
    public let request: IntentRequest

    /// The kind of a call.
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
