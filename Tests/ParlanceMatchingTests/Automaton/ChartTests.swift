import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Chart")
struct ChartTests {
    /// What the automaton does for one utterance, once it has been built.
    private static func work(of utterance: String, with parser: Parser) throws -> Chart.Work {
        let compiled = parser.compiled
        let text = compiled.normalizer.normalize(utterance)
        let work: Chart.Work? = compiled.automata.withAutomaton { automaton in
            var chart = Chart(text, lists: parser.lists, joining: .never, dfa: automaton)
            return chart.run() ? chart.work : nil
        }
        return try #require(work)
    }

    @Test(
        "Work grows in proportion to the utterance, whatever backtracking would make of it",
        arguments: [
            ("{a} by {b} by {c} by {d} by {e}", "x by "), ("[a ][a ][a ][a ][a ][a ][a ][a ][a ][a ][a ][a ]b", "a "),
            ("turn on {name} and {any}", "turn on lamp and "), ("{any} {n} {more} {n:m} x", "5 6 "), ("{any}", "word "),
        ]
    )
    func linearWork(template: String, unit: String) throws {
        let wildcards = ["a", "b", "c", "d", "e", "any", "more"].map { "  \($0): {wildcard: true}" }.joined(
            separator: "\n"
        )
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["\(template)"]}]}}
                lists:
                \(wildcards)
                  n: {range: {from: 0, to: 100}}
                  name: {values: [lamp, fan]}
                """
        )
        let short = try Self.work(of: String(repeating: unit, count: 50), with: parser)
        let long = try Self.work(of: String(repeating: unit, count: 500), with: parser)
        #expect(long.states <= 11 * short.states)
        #expect(long.lookups <= 11 * short.lookups)
        #expect(long.transitions <= 11 * short.transitions)
    }

    @Test("Work does not depend on how many names a list has")
    func workWithManyNames() throws {
        let parser = try Fixture.parser("turn on {name} in {area}", "{any} {name}")
        func work(names: Int) throws -> Chart.Work {
            let values = (0..<names).map {
                ListValue(input: Template(literal: "lamp number \($0)"), output: .integer($0))
            }
            return try Self.work(
                of: "turn on lamp number 7 in kitchen",
                with: parser.with(lists: ["name": .values(values)])
            )
        }
        #expect(try work(names: 10) == work(names: 10_000))
    }

    @Test("A list is asked once at each position, however many templates mention it")
    func answersAreKept() throws {
        let templates = (0..<20).map { "start\($0) [the] {name} x\($0)" } + ["go {name} now", "go {name:other} then"]
        let intents = templates.enumerated().map { index, text in "  I\(index): {data: [{sentences: ['\(text)']}]}" }
        let yaml = "language: en\nintents:\n\(intents.joined(separator: "\n"))\n\(Fixture.lists)"
        let work = try Self.work(of: "go fan then", with: try Fixture.parser(yaml: yaml))
        #expect(work.lookups == 1)
    }

    @Test("An automaton that may keep next to nothing gives the same answers")
    func thrashing() throws {
        let parser = try Fixture.parser("turn (on|off) [the] {name} [in {area}]", "set {n} %", "play {any} in {area}")
        let compiled = parser.compiled
        let small = LazyDFA(compiled.automata.nfa, classes: ByteClasses(compiled.automata.nfa), memoryLimit: 1)
        let roomy = LazyDFA(compiled.automata.nfa, classes: ByteClasses(compiled.automata.nfa))
        for utterance in [
            "turn on the lamp", "set 50%", "play a in b in kitchen", "turn on", "set x", "turn off fan in bedroom",
        ] {
            let text = compiled.normalizer.normalize(utterance)
            var accepted: [[Int]] = []
            for automaton in [small, roomy] {
                automaton.shrinkIfNeeded()
                var chart = Chart(text, lists: parser.lists, joining: .never, dfa: automaton)
                accepted.append(chart.run() ? chart.accepted : Array(compiled.templates.indices))
            }
            #expect(Set(accepted[1]).isSubset(of: accepted[0]))
        }
        #expect(small.stateCount <= roomy.stateCount)
    }

    @Test("Templates that begin alike share states")
    func sharedStates() throws {
        let one = try Fixture.parser("turn on the kitchen light").compiled.automata.nfa
        let parser = try Fixture.parser(
            "turn on the kitchen light",
            "turn on the kitchen lamp",
            "turn on the kitchen fan"
        )
        let all = parser.compiled.automata.nfa
        #expect(all.states.count > 2 * one.states.count)
        let automaton = LazyDFA(all, classes: ByteClasses(all))
        var chart = Chart(
            parser.compiled.normalizer.normalize("turn on the kitchen light"),
            lists: parser.lists,
            joining: .never,
            dfa: automaton
        )
        let isDone = chart.run()
        #expect(isDone)
        #expect(chart.accepted == [0])
        #expect(chart.work.states <= 26)
    }
}
