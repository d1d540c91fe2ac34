import ParlanceGrammar

/// A question to the user.
///
/// ```swift
/// let question = await pipeline.respond(to: "order a large cake", in: Dialog()).question!
/// print(question.parameter!, question.isUnsupported)  // cake false
/// ```
public struct Question: Sendable, Hashable, Codable {
    /// The kind of the expected answer.
    public var kind: Kind
    /// The parameter in question; nil: the intent as a whole.
    public var parameter: String?
    /// The index of the array's value in question, from 0; nil: the parameter as a whole.
    public var element: Int?
    /// Whether the question follows an unsupported value.
    public var isUnsupported: Bool
    /// The handler's reason, if it has one.
    public var reason: String?

    /// The kind of the expected answer.
    public enum Kind: Sendable, Hashable, Codable {
        /// Asks for a value.
        case value
        /// Asks for one of these.
        case choose([ParameterValue])
        /// Asks whether the value is correct.
        case confirm(ParameterValue)
        /// Asks whether to handle the intent; the handler's response gives details.
        case confirmIntent(IntentResponse)
    }

    init(_ kind: Kind, parameter: String? = nil, isUnsupported: Bool = false, reason: String? = nil) {
        self.kind = kind
        self.parameter = parameter
        self.isUnsupported = isUnsupported
        self.reason = reason
    }

    /// Whether the question asks for the same as another one, because its answer was of no use.
    func repeats(_ other: Question) -> Bool {
        guard parameter == other.parameter, element == other.element else { return false }
        switch (kind, other.kind) {
        case (.value, .value), (.value, .choose), (.choose, .choose): return true
        default: return false
        }
    }

    var confirmsIntent: Bool { if case .confirmIntent = kind { true } else { false } }

    /// The values to choose from or to confirm.
    var candidates: [ParameterValue] {
        switch kind {
        case .choose(let candidates): candidates
        case .confirm(let value): [value]
        case .value, .confirmIntent: []
        }
    }
}
