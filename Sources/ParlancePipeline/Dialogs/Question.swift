import ParlanceGrammar

/// A question to the user.
///
/// ```swift
/// let question = await pipeline.respond(to: "order a large cake", in: Dialog()).question!
/// print(question.parameter!, question.isUnsupported)  // cake false
/// ```
public struct Question: Sendable, Hashable, Codable {
    /// The kind of answer that is expected.
    public var kind: Kind
    /// The parameter it is about; nil: the intent as a whole.
    public var parameter: String?
    /// Which value of an array it is about, counted from 0; nil: the parameter as a whole.
    public var element: Int?
    /// Whether it is asked because what was said is not supported.
    public var isUnsupported: Bool
    /// The handler's reason, if it has one.
    public var reason: String?

    /// The kind of answer that a question expects.
    public enum Kind: Sendable, Hashable, Codable {
        /// A value is needed.
        case value
        /// Which of these?
        case choose([ParameterValue])
        /// Is this meant?
        case confirm(ParameterValue)
        /// Should it be done? With what the handler has to say about it.
        case confirmIntent(IntentResponse)
    }

    init(_ kind: Kind, parameter: String? = nil, isUnsupported: Bool = false, reason: String? = nil) {
        self.kind = kind
        self.parameter = parameter
        self.isUnsupported = isUnsupported
        self.reason = reason
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
