import ParlanceGrammar
import ParlanceTestSupport
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Values that are not in the tries of their lists")
struct ValueReaderTests {
    private static let normalizer = Normalizer(language: "en")

    /// Patterns of random templates, with the texts that they match.
    private static func patterns(seed: UInt64) -> [Pattern] {
        var generator = ExpressionGenerator(seed: seed)
        var compiler = PatternCompiler(normalizer: normalizer, rules: ExpressionGenerator.rules)
        return (0..<4).map { _ in
            compiler.compile(Template(printing: generator.expression(depth: 2))).withoutSlots
        }
    }

    /// Texts in which the patterns match, between other words.
    private static func texts(of patterns: [Pattern], seed: UInt64) -> [String] {
        var random = SplitMix(seed: seed)
        return patterns.flatMap { pattern in
            (pattern.literals(limit: 500) ?? []).shuffled(using: &random).prefix(6).map { way in
                let words = String(decoding: way, as: UTF8.self)
                return ["\(words)", "x \(words) on", "\(words)\(words)", "\(words) the \(words)"]
                    .randomElement(using: &random) ?? words
            }
        }
    }

    @Test("The automaton finds the ends that matching part by part finds", arguments: 0..<60)
    func agrees(seed: UInt64) throws {
        let patterns = Self.patterns(seed: seed)
        let values = patterns.indices.map { ValueAutomaton.Value(number: $0, pattern: patterns[$0]) }
        let reader = ValueReader(try #require(ValueAutomaton(values)))
        let parts = patterns.map(ListPattern.init)
        var budget = ChartBudget()
        for text in Self.texts(of: patterns, seed: seed) {
            let buffer = TextBuffer()
            Self.normalizer.normalize(text, into: buffer)
            let matched = MatchedText(buffer)
            for start in 0..<matched.count where matched.beginsScalar(at: start) {
                reader.search(matched, from: start, &budget)
                let found = (0..<reader.matches.count).map { [reader.matches[$0].number, reader.matches[$0].end] }
                let expected = parts.enumerated().flatMap { number, part in
                    var work = 0
                    return part.ends(in: matched, from: start, &work).filter { $0 > start }
                        .map { [Int32(number), Int32($0)] }
                }
                #expect(found == expected, "“\(text)” from \(start)")
            }
        }
    }

    @Test("Memory for states is limited, which changes nothing")
    func forgets() throws {
        let words = (0..<10).map { "w\($0)" }
        var compiler = PatternCompiler(normalizer: Self.normalizer, rules: [:])
        let pattern = compiler.compile(try Template("(\(words.joined(separator: ";"))) end"))
        let automaton = ValueAutomaton([ValueAutomaton.Value(number: 0, pattern: pattern)])
        let reader = ValueReader(try #require(automaton))
        var budget = ChartBudget()
        var random = SplitMix(seed: 1)
        for _ in 0..<2_000 {
            let buffer = TextBuffer()
            Self.normalizer.normalize(words.shuffled(using: &random).joined(separator: " ") + " end", into: buffer)
            reader.search(MatchedText(buffer), from: 0, &budget)
            #expect(reader.matches.count == 1)
        }
        #expect(reader.forgottenTimes > 0)
    }
}
