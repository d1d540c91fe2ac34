import ParlanceGrammar

/// How the slots of sampled sentences are filled, and what is known of the situation in which they are said.
public struct SamplingOptions: Sendable {
    /// The words that a wildcard is filled with if none are given for it.
    public static let placeholder = "lorem ipsum"

    /// By the names of wildcards: the words that each may be filled with.
    public var wildcards: [String: [String]]
    /// How numbers are written.
    public var numbers: NumberForm
    /// What is known about the situation. Blocks that it rules out say nothing; what others require besides is made up.
    public var context: [String: Value]

    /// How the numbers of ranges are written.
    public enum NumberForm: String, Sendable, Hashable, CaseIterable {
        /// `21`; in words where a range takes no digits.
        case digits
        /// `twenty-one`; in digits where a range takes no words, or ICU knows none.
        case words
    }

    public init(
        wildcards: [String: [String]] = [:],
        numbers: NumberForm = .digits,
        context: [String: Value] = [:]
    ) {
        self.wildcards = wildcards
        self.numbers = numbers
        self.context = context
    }
}
