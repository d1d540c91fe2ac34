/// Invents names of two artificial words, the same in every run and all different.
struct NameGenerator {
    private static let syllables = [
        "ba", "che", "dri", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pre", "qui", "ro", "stu", "ta", "ve", "wi",
        "xo", "zu",
    ]

    private var generator = SeededGenerator(seed: 1)
    private var taken: Set<String> = []

    mutating func names(_ count: Int) -> [String] { (0..<count).map { _ in name() } }

    mutating func name() -> String {
        while true {
            let name = "\(word()) \(word())"
            if taken.insert(name).inserted { return name }
        }
    }

    private mutating func word() -> String {
        (0..<2 + generator.number(below: 2)).map { _ in generator.element(of: Self.syllables) }.joined()
    }
}
