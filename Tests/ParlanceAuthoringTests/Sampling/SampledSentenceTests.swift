import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Meanings of sampled sentences")
struct SampledSentenceTests {
    @Test("Slots are those of a reading, with their places")
    func hasSlots() throws {
        let grammar = try Kitchen.grammar(
            "[please], {cups} of {drink} [é] ({note:@heard})",
            block: "slots: {power: true, drink: none}\nresponse: done\nmetadata: {kind: 1}"
        )
        let sampler = Sampler(grammar, options: SamplingOptions(wildcards: ["note": ["“Hm.”"]]))
        let sample = try #require(sampler.allSentences.first { $0.text.contains("2 of espresso é") })
        #expect(sample.text == "please, 2 of espresso é “Hm.”")
        #expect(sample.slots.map(\.name) == ["cups", "drink", "power"])
        #expect(sample.slots.map(\.value) == [.integer(2), .string("coffee"), .bool(true)])
        #expect(sample.slots.map(\.kind) == [.range, .list, .fixed])
        #expect(sample.slots.map(\.spoken?.scalarRange) == [8..<9, 13..<21, nil])
        #expect(sample.response == "done")
        #expect(sample.metadata == ["kind": .integer(1)])
        #expect(try Parser(grammar).parse(sample.text).best?.slots == sample.slots)
    }

    @Test("Values that the block's context excludes are left out")
    func respectsContextOfValues() throws {
        let grammar = try Kitchen.grammar("take {thing}", block: "requires_context: {domain: light}")
        let samples = Array(Sampler(grammar).allSentences)
        #expect(samples.map(\.text) == ["take lamp", "take shelf"])
        #expect(samples.map(\.context) == [[:], ["domain": .string("light")]])
        #expect(Sampler(grammar).expansionCount == 2)
        let excluding = try Kitchen.grammar("take {thing}", block: "excludes_context: {domain: [light, cover]}")
        #expect(Sampler(excluding).allTexts == ["take fan", "take shelf"])
    }

    @Test("A required context is invented, or taken from the given one")
    func suppliesContext() throws {
        let grammar = try Kitchen.grammar("light", block: "requires_context: {area: {slot: true}}")
        let made = try #require(Sampler(grammar).allSentences.first { _ in true })
        #expect(made.context == ["area": .string("lorem ipsum")])
        let options = SamplingOptions(context: ["area": .string("attic")])
        let given = try #require(Sampler(grammar, options: options).allSentences.first { _ in true })
        #expect(given.slots.map(\.value) == [.string("attic")])
        #expect(given.slots.map(\.kind) == [.context])
        let other = try Kitchen.grammar("light", block: "requires_context: {area: hall}")
        #expect(Sampler(other, options: options).isSilent)
        #expect(Sampler(other).allSentences.map(\.context) == [["area": .string("hall")]])
    }

    @Test("A sentence has one of the required keywords")
    func saysKeywords() throws {
        let grammar = try Kitchen.grammar("(make|Brew) [hot] tea", block: "required_keywords: [brew, hot]")
        #expect(Sampler(grammar).allTexts == ["make hot tea", "Brew hot tea", "Brew tea"])
    }

    @Test("Rules and lists of a block precede those of the grammar")
    func usesLocalDefinitions() throws {
        let block = "expansion_rules: {cup: \"pot of {drink}\"}\nlists: {drink: {values: [milk]}}"
        #expect(Sampler(try Kitchen.grammar("a <cup>", block: block)).allTexts == ["a pot of milk"])
    }
}
