/// Generates unique names of two to four invented words, the same in every run.
struct NameGenerator {
    private static let syllables = [
        "ba", "che", "dri", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pre", "qui", "ro", "stu", "ta", "ve", "wi",
        "xo", "zu",
    ]

    private var state: UInt64 = 1
    private var taken: Set<String> = []

    mutating func names(_ count: Int) -> [String] {
        (0..<count).map { _ in next() }
    }

    private mutating func next() -> String {
        while true {
            let words = 2 + number(below: 3)
            let name = (0..<words).map { _ in word() }.joined(separator: " ")
            if taken.insert(name).inserted { return name }
        }
    }

    private mutating func word() -> String {
        let count = 2 + number(below: 2)
        return (0..<count).map { _ in Self.syllables[number(below: Self.syllables.count)] }.joined()
    }

    /// The upper bits of a linear congruential generator (Knuth's MMIX).
    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
