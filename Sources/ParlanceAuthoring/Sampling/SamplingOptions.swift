import ParlanceGrammar

/// The values of slots in sampled sentences, and the context.
public struct SamplingOptions: Sendable {
    /// The words of a wildcard without words of its own.
    public static let placeholder = "lorem ipsum"

    /// The possible words of each wildcard, by its name.
    public var wildcards: [String: [String]]
    /// The form of numbers.
    public var numbers: NumberForm
    /// The known context. Blocks that it excludes have no sentences; further requirements of blocks are invented.
    public var context: [String: Value]

    /// The form of the numbers of ranges.
    public enum NumberForm: String, Sendable, Hashable, CaseIterable {
        /// `21`; in words if a range reads no digits.
        case digits
        /// `twenty-one`; in digits if a range reads no words, or ICU has none.
        case words
    }

    /// Creates options; by default wildcards contain the placeholder, and numbers are in digits.
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
