import ParlanceAuthoring
import ParlanceGrammar
import Testing

@Suite("Sentences by chance")
struct RandomSentencesTests {
    @Test("Every template occurs once before any occurs twice", arguments: [0, 1, 99] as [UInt64])
    func coversTemplates(seed: UInt64) throws {
        let sampler = Sampler(try Kitchen.grammar("a {many}", "b {many}", "c {many} {drink}", "d {many}", "just e"))
        let templates = sampler.sentences(seed: seed).prefix(13).map(\.template)
        #expect(Set(templates.prefix(5)).count == 5)
        // A template with a single sentence is exhausted after it.
        #expect(Set(templates.dropFirst(5).prefix(4)).count == 4)
        #expect(Set(templates.dropFirst(9)).count == 4)
        #expect(!templates.dropFirst(5).contains("just e"))
    }

    @Test("Large lists do not dominate the other branches")
    func weighsBranches() throws {
        let sampler = Sampler(try Kitchen.grammar("take (a {many}|the {drink}|them) [{many:more}]"))
        let texts = sampler.sentences(seed: 3).prefix(600).map(\.text)
        // A third of the choices; but the few sentences without a number occur only once.
        let large = texts.count { $0.hasPrefix("take a ") }
        let short = texts.count { !$0.contains { $0.isNumber } }
        #expect((270...330).contains(large), "\(large)")
        #expect(short == 4)
    }

    @Test("No sentence of a template occurs twice, and every one occurs")
    func saysEachOnce() throws {
        let grammar = try Kitchen.grammar("(make|brew|brew) [me] {cups} [cups] {drink}", "[a] (b;c)", "d")
        let sampler = Sampler(grammar)
        let all = sampler.sentences(seed: 5).map { "\($0.template): \($0.text)" }
        #expect(Set(all).count == all.count)
        #expect(Set(all) == Set(sampler.allSentences.map { "\($0.template): \($0.text)" }))
    }

    @Test("The same seed gives the same sentences, on every machine")
    func isDeterministic() throws {
        let sampler = Sampler(try Kitchen.grammar("(make|brew) [me] {cups} <cup> of {drink}", "say {many}"))
        #expect(
            sampler.sentences(seed: 42).prefix(4).map(\.text) == [
                "say 159910", "make me 1 cup of tea", "say 204902", "make 2 cups of tea",
            ]
        )
        #expect(
            sampler.sentences(seed: 42).prefix(50).map(\.text) == sampler.sentences(seed: 42).prefix(50).map(\.text)
        )
        #expect(sampler.sentences(seed: 1).prefix(9).map(\.text) != sampler.sentences(seed: 2).prefix(9).map(\.text))
    }

    @Test("Templates with many expansions of few words come to an end")
    func endsWithoutNews() throws {
        let template = String(repeating: "[ |  ]", count: 60) + "a"
        let sampler = Sampler(try Kitchen.grammar(template, String(repeating: "[ ]", count: 80) + "[b]"))
        #expect(Set(sampler.sentences(seed: 1).map(\.text)) == ["a", "b"])
    }
}
