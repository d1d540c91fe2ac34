import ParlanceTestSupport

/// Small random grammars whose templates overlap.
struct RandomGrammar {
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    private static let words = ["a", "b", "ab", "one", "two"]

    /// Three intents with up to three templates each, and the lists that they use.
    mutating func next() -> String {
        let intents = ["A", "B", "C"].map { name in
            let templates = (0..<Int.random(in: 1...3, using: &random)).map { _ in "\"\(template())\"" }
            return "  \(name): {data: [{sentences: [\(templates.joined(separator: ", "))]}]}"
        }
        return """
            language: en
            intents:
            \(intents.joined(separator: "\n"))
            lists:
              x: {values: [\(values())]}
              y: {values: [\(values())]}
              n: {range: {from: 1, to: 2}}
              m: {range: {from: 2, to: 3}}
            """
    }

    private mutating func template() -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in part() }.joined(separator: " ")
    }

    private mutating func part() -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: word()
        case 3: "[\(word())]"
        case 4: "(\(word())|\(word()) \(word()))"
        case 5, 6: "{x}"
        case 7: "{y}"
        case 8: "{n}"
        default: "{m}"
        }
    }

    private mutating func values() -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Bool.random(using: &random) ? word() : "\(word()) \(word())"
        }
        .joined(separator: ", ")
    }

    private mutating func word() -> String { Self.words.randomElement(using: &random) ?? "" }
}
