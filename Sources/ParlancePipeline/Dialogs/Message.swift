import ParlanceGrammar

/// A message to the user: a key and the arguments of its text.
public struct Message: Sendable, Hashable, Codable {
    /// The kind of message.
    public var key: Key
    /// The intent that the message is about.
    public var intent: String?
    /// The parameter that the message is about.
    public var parameter: String?
    /// A reason or a response code.
    public var detail: String?
    /// The values that the text may contain, by name.
    public var arguments: [String: Value]

    /// The kind of message.
    public typealias Key = MessageKey

    /// Creates a message; the more properties it has, the more specific its text may be.
    public init(
        _ key: Key,
        intent: String? = nil,
        parameter: String? = nil,
        detail: String? = nil,
        arguments: [String: Value] = [:]
    ) {
        self.key = key
        self.intent = intent
        self.parameter = parameter
        self.detail = detail
        self.arguments = arguments
    }

    /// The keys of the message's possible texts, the most specific first:
    /// `SendPayment.amount.unsupported.currency` … `unsupported`. For a failure or a reason, a text for all intents
    /// precedes a text of the intent that does not say why. The texts of `failure` and `failureRequiringAppLaunch` also
    /// apply to all codes that begin so. A request that is told again has its own text, or else that of its response.
    public var keys: [String] {
        guard key != .told else {
            var response = self
            response.key = .response
            return (intent.map { ["\($0).told"] } ?? []) + response.keys
        }
        let parts = intent.map { intent in (parameter.map { ["\(intent).\($0)."] } ?? []) + ["\(intent)."] } ?? []
        let owners = parts + [""]
        let exact = detail.map { ["\(key.rawValue).\($0)"] } ?? []
        let general = widerCodes.map { "\(key.rawValue).\($0)" } + [key.rawValue]
        guard tellsReason else { return owners.flatMap { owner in (exact + general).map { owner + $0 } } }
        return owners.flatMap { owner in exact.map { owner + $0 } }
            + owners.flatMap { owner in general.map { owner + $0 } }
    }

    /// Whether the message's detail says why something failed.
    private var tellsReason: Bool { key == .unsupported || !widerCodes.isEmpty }

    /// The codes that include the message's code, the narrowest first.
    private var widerCodes: [String] {
        guard key == .response, let detail else { return [] }
        return [ResponseCode.failureRequiringAppLaunch, .failure].map(\.rawValue)
            .filter { detail != $0 && detail.hasPrefix($0) }
    }
}

/// A source of the texts of messages.
public protocol MessageSource: Sendable {
    /// The text for the first of the message's keys that has one; nil: none.
    func text(of message: Message, language: String) -> String?
}
