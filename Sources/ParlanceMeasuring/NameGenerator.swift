/// Generates unique names of invented words, the same in every run.
public struct NameGenerator: Sendable {
    private static let syllables = [
        "ba", "che", "dri", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pre", "qui", "ro", "stu", "ta", "ve", "wi",
        "xo", "zu",
    ]

    private let words: ClosedRange<Int>
    private var generator = SeededGenerator(seed: 1)
    private var taken: Set<String> = []

    /// - Parameter words: The number of words of a name.
    public init(words: ClosedRange<Int>) {
        self.words = words
    }

    /// The next names.
    public mutating func names(_ count: Int) -> [String] { (0..<count).map { _ in name() } }

    /// The next name.
    public mutating func name() -> String {
        while true {
            let count = words.count == 1 ? words.lowerBound : words.lowerBound + generator.number(below: words.count)
            let name = (0..<count).map { _ in word() }.joined(separator: " ")
            if taken.insert(name).inserted { return name }
        }
    }

    private mutating func word() -> String {
        (0..<2 + generator.number(below: 2)).map { _ in generator.element(of: Self.syllables) }.joined()
    }
}
