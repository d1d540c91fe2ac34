import Parlance

/// A call of the protocol: one line of JSON, which a program reads and answers with another line.
///
/// The encoded members are listed in the article <doc:HandlersInAnyLanguage>.
public struct HandlerCall: Encodable, Sendable {
    /// The version of the protocol.
    public static let version = 1

    /// The version of the protocol, as a member of the call.
    public let version = Self.version
    /// The identifier, which the answer repeats.
    public let id: Int
    /// The kind of the call.
    public let call: Kind
    /// The phase in question, for `supports`.
    public let phase: IntentPhase?
    /// The parameter in question, for `resolve`.
    public let parameter: String?
    /// The request with its values so far.
    public let request: IntentRequest

    /// The kind of a call.
    public enum Kind: String, Encodable, Sendable {
        case supports, resolve, confirm, handle, schedule
    }

    /// Creates a call.
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
