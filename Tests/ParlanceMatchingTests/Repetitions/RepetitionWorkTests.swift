import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Work of reading repetitions")
struct RepetitionWorkTests {
    private struct WrongValue: Error {}

    private struct Work {
        var states: Int
        var lookups: Int
        var nodes: Int
        var answers: Int

        var all: [Int] { [states, lookups, nodes, answers] }
    }

    private static func work(of utterance: String, with parser: Parser) -> Work {
        parser.compiled.matchers.withMatcher { matcher in
            matcher.prepare(utterance, .exact, for: parser.compiled)
            _ = matcher.chart.run(MatchedText(matcher.text(.full)), lists: parser.lists.view)
            return Work(
                states: matcher.chart.work.states,
                lookups: matcher.chart.work.lookups,
                nodes: matcher.chart.derivations.nodes.count,
                answers: matcher.chart.derivations.answers.count
            )
        }
    }

    @Test(
        "It grows in proportion to the number of repetitions",
        arguments: [
            "two large pizzas without onions and ", "pizza ", "note a b and ", "a pizza without onions or cheese and ",
        ]
    )
    func isLinear(part: String) throws {
        let parser = try Fixture.parser(yaml: RepetitionTests.order)
        let works = [10, 50, 100].map { count in
            Self.work(of: String(repeating: part, count: count) + "pizza", with: parser)
        }
        for (few, many) in zip(works[0].all, works[2].all) { #expect(many <= 10 * few + 100) }
        for (half, many) in zip(works[1].all, works[2].all) { #expect(many <= 2 * half + 100) }
    }

    @Test("A hundred items are gathered in order, in little time", arguments: [100, 400])
    func gathersMany(count: Int) throws {
        let parser = try Fixture.parser(yaml: RepetitionTests.order)
        let names = ["pizza", "coke", "beer"]
        let said = (0..<count).map { names[$0 % 3] }
        var slot: Slot?
        let time = try ContinuousClock().measure {
            slot = try parser.parse(said.joined(separator: " "), options: .exact).best?["items"]
        }
        #expect(slot?.value == .array(said.map { .object(["item": .string($0)]) }))
        #expect(time < .seconds(5))
    }

    @Test("Ambiguous repetitions are read within limits", arguments: [50, 200])
    func readsAmbiguous(count: Int) throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["{all}", "go {all} and {all:rest}"]}]}}
                lists:
                  all: {repeats: "{x} [{x:y}] [{some}]"}
                  some: {repeats: "[the] {x}"}
                  x: {values: [a, b, a b, b a]}
                """
        )
        let text = Array(repeating: "a b", count: count).joined(separator: " ")
        let slot = try #require(try parser.parse(text, options: .exact).best?["all"])
        guard case .array(let items) = slot.value else { throw WrongValue() }
        #expect(!items.isEmpty)
        #expect(slot.spoken?.text == text)
    }
}
