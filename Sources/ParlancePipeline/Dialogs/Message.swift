import ParlanceGrammar

/// Something to be told to the user: a key and what the text behind it mentions.
public struct Message: Sendable, Hashable, Codable {
    public var key: Key
    public var intent: String?
    public var parameter: String?
    /// A reason or a response code.
    public var detail: String?
    public var arguments: [String: Value]

    public enum Key: String, Sendable, Hashable, Codable, CaseIterable {
        // Questions
        case value, unsupported, choose, confirm
        case confirmIntent = "confirm_intent"
        // Ends
        case response, cancelled
        case gaveUp = "gave_up"
        // Answers
        case ambiguous, locked
        case notUnderstood = "not_understood"
        case notSupported = "not_supported"
        case inProgress = "in_progress"
    }

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

    /// The names under which a text may be found, the most specific first:
    /// `SendPayment.amount.unsupported.currency` … `unsupported`.
    public var keys: [String] {
        let ends = (detail.map { ["\(key.rawValue).\($0)"] } ?? []) + [key.rawValue]
        let owner = intent.map { intent in (parameter.map { ["\(intent).\($0)"] } ?? []) + [intent] } ?? []
        return owner.flatMap { owner in ends.map { "\(owner).\($0)" } } + ends
    }
}
