import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Work of reading with edits")
struct ForgivingWorkTests {
    /// What one utterance takes: nodes of tries that are visited for words that are near, and states of the chart.
    private struct Work {
        var visited = 0
        var detours = 0
        var states = 0
        var nodes = 0

        var all: [Int] { [visited, detours, states, nodes] }
    }

    private static func parser(names: Int) throws -> Parser {
        let values = (0..<names).map { number in
            ListValue(input: Template(literal: "lamp \(String(number * 7919 % 100_003, radix: 36))"), output: nil)
        }
        return try Fixture.parser("turn on {name} and <more>", top: "expansion_rules: {more: '[{name} and] [off]'}")
            .adding(lists: ["name": .values(values)])
    }

    private static func parser() throws -> Parser {
        try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["go {any} then {name}", "[{name} ][{name:b} ][{any} ]stop"]}]}}
                lists:
                  any: {wildcard: true}
                  name: {values: [kitchen lamp, lamp, hall light, floor heater]}
                """
        )
    }

    private static func work(of utterance: String, with parser: Parser) -> Work {
        parser.compiled.matchers.withMatcher { matcher in
            let visited = matcher.forgiving.search.visited
            matcher.prepare(utterance, context: [:], parser.compiled)
            matcher.forgiving.build(matcher.text(.full), parser.knownWords)
            _ = matcher.chart.run(matcher.forgiving.lattice.view, lists: parser.lists)
            return Work(
                visited: matcher.forgiving.search.visited - visited,
                detours: matcher.forgiving.lattice.detourCount,
                states: matcher.chart.work.states,
                nodes: matcher.chart.derivations.nodes.count
            )
        }
    }

    @Test(
        "It grows in proportion to the utterance",
        arguments: ["kichen lmap ", "go lam thn hal lihgt ", "xyzzy ", "stpo ", "kitchenlamp halllight "]
    )
    func linear(part: String) throws {
        let parser = try Self.parser()
        let count = 24
        let short = Self.work(of: String(repeating: part, count: count), with: parser)
        let long = Self.work(of: String(repeating: part, count: 4 * count), with: parser)
        for (one, four) in zip(short.all, long.all) { #expect(four <= 4 * one + one / 2 + 16) }
    }

    @Test("Of ten times as many names hardly more places are looked at")
    func manyNames() throws {
        let work = try [1_000, 10_000].map {
            Self.work(of: "trun on lmap 5k1x and off", with: try Self.parser(names: $0))
        }
        #expect(work[0].visited > 0)
        #expect(work[1].visited < 4 * work[0].visited)
    }
}
