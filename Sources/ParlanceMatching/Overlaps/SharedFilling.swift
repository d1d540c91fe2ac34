import ParlanceGrammar

/// A filling that two slots share, with the same score for both.
enum SharedFilling: Sendable {
    /// These words are said by both lists; the numbers of the values, nil of a range.
    case value(words: [UInt8], first: Int32?, second: Int32?)
    case number(Int)
    /// Any words.
    case wildcard
    /// A value of a list that is not defined yet.
    case unknown(list: String)

    /// Words that no list holds as a value: numbers in words, or what a slot type recognizes.
    static func words(_ words: [UInt8]) -> Self { .value(words: words, first: nil, second: nil) }
}
