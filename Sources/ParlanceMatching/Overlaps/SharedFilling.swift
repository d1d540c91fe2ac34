import ParlanceGrammar

/// A filling that two slots share, with the same score for both.
enum SharedFilling: Sendable {
    /// Words that both lists contain, with the numbers of the values; nil for a list that is not one of values.
    case value(words: [UInt8], first: Int32?, second: Int32?)
    case number(Int)
    /// Any words.
    case wildcard
    /// A value of an undefined list.
    case unknown(list: String)

    /// Words that are not a value of a list: numbers in words, or text that a slot type recognizes.
    static func words(_ words: [UInt8]) -> Self { .value(words: words, first: nil, second: nil) }
}
