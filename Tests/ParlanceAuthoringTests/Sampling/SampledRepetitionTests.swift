import BigInt
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Sampled repetitions")
struct SampledRepetitionTests {
    private static func grammar(_ lists: String) throws -> Grammar {
        let text = "language: en\nintents: {Order: {data: [{sentences: [\"order {items} now\"]}]}}\nlists:\n\(lists)"
        return try GrammarLoader().load([SourceText(name: "order.yaml", text: text)]).grammar
    }

    @Test("A rule is said up to three times, with its separators")
    func saysSeveral() throws {
        let sampler = Sampler(
            try Self.grammar("  items: {repeats: \"{x}\", separators: [and, ',']}\n  x: {values: [tea]}")
        )
        #expect(
            sampler.allTexts == [
                "order tea now", "order tea and tea now", "order tea, tea now", "order tea and tea and tea now",
                "order tea and tea, tea now", "order tea, tea and tea now", "order tea, tea, tea now",
            ]
        )
        #expect(sampler.expansionCount == 7)
    }

    @Test(
        "Sentences have the slots of a reading",
        arguments: [
            "  items: {repeats: \"{x}\", separators: [and, ',']}\n  x: {values: [tea, {in: 'cup[s] of tea', out: 1}]}",
            """
              items: {repeats: "[{n}] {x} [with {without}]", separators: ["[,] and", ","]}
              without: {repeats: "{y} [{y:@heard}]", separators: [or]}
              n: {range: {from: 1, to: 20}}
              x: {values: [pizza, salad]}
              y: {values: [ham, cheese]}
            """,
        ]
    )
    func means(lists: String) throws {
        let grammar = try Self.grammar(lists)
        let parser = Parser(grammar)
        for sample in Sampler(grammar).sentences(seed: 4).prefix(300) {
            #expect(try parser.parse(sample.text, options: .exact).best?.slots == sample.slots, "\(sample.text)")
        }
    }

    @Test("A repetition without sentences has none, and check finds nothing wrong")
    func checks() throws {
        let grammar = try Self.grammar("  items: {repeats: \"{x}\", separators: [and]}\n  x: {values: []}")
        #expect(Sampler(grammar).isSilent)
    }
}
