import Parlance

/// One line that a handler's program is asked with.
struct HandlerCall: Encodable {
    /// That of the protocol.
    static let version = 1

    let version = Self.version
    let id: Int
    let call: Kind
    /// Of `supports`: for which phase.
    var phase: IntentPhase?
    /// Of `resolve`: which one.
    var parameter: String?
    let request: IntentRequest

    enum Kind: String, Encodable {
        case supports, resolve, confirm, handle
    }

    init(_ id: Int, _ call: Kind, _ request: IntentRequest, phase: IntentPhase? = nil, parameter: String? = nil) {
        self.id = id
        self.call = call
        self.request = request
        self.phase = phase
        self.parameter = parameter
    }
}
