import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Lazy automaton")
struct LazyDFATests {
    private static let utterances = [
        "turn on the lamp", "set 50%", "play a in b in kitchen", "turn on", "set x", "turn off fan in bedroom",
        "play the the lamp in kitchen", "turn turn turn", "", "set 50% right now please",
    ]

    private static func parser() throws -> Parser {
        try Fixture.parser(
            "turn (on|off) [the] {name} [in {area}]",
            "set {n} %",
            "play {any} in {area}",
            "play [the] {any}",
            top: "closing_words: [right now, please]"
        )
    }

    /// The templates that a chart with this automaton accepts for each utterance.
    private static func accepted(by automaton: consuming LazyDFA, _ parser: Parser) -> [[Int]] {
        var chart = Chart(automaton)
        let buffer = TextBuffer()
        return utterances.map { utterance in
            parser.compiled.normalizer.normalize(utterance, into: buffer)
            let text = MatchedText(buffer)
            guard chart.run(text, lists: parser.lists.view) else { return [] }
            var templates: Set<Int> = []
            let ends = (0..<chart.edges.ends.count).map { Int(chart.edges.ends[$0]) }
            for end in [text.count] + ends {
                for item in chart.view.items(at: end) {
                    templates.formUnion(chart.dfa.templates(acceptedBy: chart.dfa.opened(item.state)))
                }
            }
            return templates.sorted()
        }
    }

    @Test("One that may keep next to nothing gives the same answers", arguments: [1, 1_000, 3_000])
    func thrashing(memoryLimit: Int) throws {
        let parser = try Self.parser()
        let roomy = Self.accepted(by: LazyDFA(of: parser), parser)
        #expect(Self.accepted(by: LazyDFA(of: parser, memoryLimit: memoryLimit), parser) == roomy)
        #expect(roomy[0] == [0])
        #expect(roomy[2] == [2, 3])
        #expect(roomy[9] == [1])
    }

    @Test func `states of earlier texts are no work of a text`() {
        var budget = ChartBudget()
        // The automaton of a list comes first.
        budget.noteForgotten(bytes: 1 << 19)
        budget.noteEmptied(bytes: 1 << 30)
        #expect(budget.allows(steps: 1))
        budget.noteEmptied(bytes: 1 << 30)
        #expect(!budget.allows(steps: 1))
    }

    @Test("It forgets all states but those in use, whose sets stay the same")
    func forgetting() throws {
        let parser = try Self.parser()
        var automaton = LazyDFA(of: parser)
        var state = automaton.start
        for byte in Array("turn".utf8) { state = automaton.next(state, over: byte) }
        let members = automaton.members(of: state)
        let before = automaton.stateCount
        var used = [state, LazyDFA.dead, automaton.start]
        automaton.forget(keeping: &used)
        #expect(automaton.stateCount < before)
        #expect(automaton.members(of: used[0]) == members)
        #expect(used[1] == LazyDFA.dead)
        #expect(used[2] == automaton.start)
        let next = automaton.next(used[0], over: 0x20)
        #expect(next != LazyDFA.dead)
        #expect(automaton.next(used[0], over: 0x20) == next)
        #expect(automaton.next(used[0], over: UInt8(ascii: "x")) == LazyDFA.dead)
    }

    @Test func `more states than two bytes count are told apart`() throws {
        let words = (0..<18_000).map { String(100_000_000 + $0 * 7_919_993 % 900_000_000) }
        let parser = try Fixture.parser("<word>", top: "expansion_rules: {word: '(\(words.joined(separator: "|")))'}")
        var automaton = LazyDFA(of: parser, memoryLimit: 1 << 30)
        var missed = 0
        for word in words + words {
            var state = automaton.opened(automaton.start)
            for byte in word.utf8 { state = automaton.next(state, over: byte) }
            if automaton.acceptedCount(of: state) != 1 { missed += 1 }
        }
        #expect(automaton.stateCount > 1 << 16)
        #expect(missed == 0)
    }

    @Test("Templates that begin alike share states")
    func sharedStates() throws {
        let parser = try Fixture.parser("turn on the lamp", "turn on the light", "turn on the fan")
        var automaton = LazyDFA(of: parser)
        var state = automaton.start
        for byte in Array("turn on the ".utf8) { state = automaton.next(automaton.opened(state), over: byte) }
        #expect(automaton.members(of: automaton.opened(state)).count == 3)
        #expect(automaton.stateCount <= 2 * 12 + 3)
    }
}

extension LazyDFA {
    /// The automaton of a parser's grammar.
    init(of parser: Parser, memoryLimit: Int = 24 << 20) {
        let nfa = parser.compiled.nfa
        let symbolLists = parser.compiled.symbolLists
        self.init(nfa, classes: ByteClasses(nfa), symbolLists: symbolLists, memoryLimit: memoryLimit)
    }
}
