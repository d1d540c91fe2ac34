import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Work of the matcher")
struct ChartTests {
    /// The work of a parse, after the automaton has been built.
    private struct Work: Equatable {
        var states = 0
        var lookups = 0
        /// Nodes of the derivation graph.
        var nodes = 0
        var newStates = 0
    }

    private static func work(of utterance: String, with parser: Parser) throws -> Work {
        _ = try parser.parse(utterance, options: .exact)
        return parser.compiled.matchers.withMatcher { matcher in
            let made = matcher.chart.dfa.madeStates
            matcher.prepare(utterance, .exact, for: parser.compiled)
            _ = matcher.chart.run(MatchedText(matcher.barest), lists: parser.lists.view)
            return Work(
                states: matcher.chart.work.states,
                lookups: matcher.chart.work.lookups,
                nodes: matcher.chart.derivations.nodes.count,
                newStates: matcher.chart.dfa.madeStates - made
            )
        }
    }

    private static func parser(_ templates: [String], names: [String] = ["lamp", "fan"]) throws -> Parser {
        let wildcards = ["a", "b", "c", "d", "e", "any", "more"].map { "  \($0): {wildcard: true}" }
        let sentences = templates.map { "'\($0)'" }.joined(separator: ", ")
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: [\(sentences)]}]}}
                lists:
                \(wildcards.joined(separator: "\n"))
                  n: {range: {from: 0, to: 100}}
                  name: {values: [none]}
                """
        )
        let values = names.map { ListValue(input: Template(literal: $0), output: .string($0)) }
        return parser.adding(lists: ["name": .values(values)])
    }

    @Test(
        "The work is linear in the utterance, also for inputs that make backtracking explode",
        arguments: [
            (["{a} by {b} by {c} by {d} by {e}"], "x by ", ""), (["{a} by {b} by {c} by {d} by {e}"], "x by ", "x"),
            ([String(repeating: "[a ]", count: 18) + "b"], "a ", "b"),
            (["([a];[b];[c];[d];[e];[f];[g];[h]) end"], "a b c d e f g h ", ""), (["{any} {name}"], "word ", "lamp"),
            (["turn on {name} and {any}"], "turn on lamp and ", "x"), (["{any} {n} {more} {n:m} x"], "5 6 ", "x"),
            (["{any}", "{any} {more}", "go [the] {any}"], "word ", "nothing"),
            (["[{name} ][{name:b} ][{name:c} ][{any} ][{n} ]stop"], "lamp ", "stop"),
        ]
    )
    func linearWork(templates: [String], unit: String, end: String) throws {
        let parser = try Self.parser(templates)
        let short = try Self.work(of: String(repeating: unit, count: 20) + end, with: parser)
        let long = try Self.work(of: String(repeating: unit, count: 200) + end, with: parser)
        #expect(long.states <= 11 * short.states)
        #expect(long.lookups <= 11 * max(short.lookups, 1))
        #expect(long.nodes <= 11 * short.nodes)
        #expect(long.newStates == 0)
    }

    @Test("It does not depend on how many names a list has", arguments: ["turn on lamp 7 in x", "a b lamp 7"])
    func workWithManyNames(utterance: String) throws {
        let names = (0..<10_000).map { "lamp \($0)" }
        let templates = ["turn on {name} in {any}", "{any} {name}"]
        let few = try Self.work(of: utterance, with: try Self.parser(templates, names: Array(names.prefix(10))))
        #expect(try Self.work(of: utterance, with: try Self.parser(templates, names: names)) == few)
    }

    @Test("It does not depend on how many names a list has where no blanks are written")
    func workWithManyChineseNames() throws {
        let numbers = (0..<1_000).map { number in String(number).map { "零一二三四五六七八九"[$0] }.joined() }
        let parser = try Fixture.parser("打开{name}", "把{name}调到{n}", language: "zh")
        func work(_ names: some Sequence<String>) throws -> Work {
            let values = names.map { ListValue(input: Template(literal: "灯\($0)号"), output: nil) }
            return try Self.work(of: "打开灯七号", with: parser.with(lists: ["name": .values(values)]))
        }
        #expect(try work(numbers.prefix(10)) == work(numbers))
    }

    @Test("An utterance that matches nothing takes no more than one that matches")
    func nonMatch() throws {
        let templates = ["turn on [the] {name} in {any} please", "set {name} to {n} percent", "{any} off"]
        let parser = try Self.parser(templates)
        let words = String(repeating: "nothing of the kind ", count: 50)
        let miss = try Self.work(of: words + "on", with: parser)
        let hit = try Self.work(of: words + "off", with: parser)
        #expect(try parser.parse(words + "on", options: .exact).match == .none)
        #expect(try parser.parse(words + "off", options: .exact).match == .exact)
        #expect(miss.states <= hit.states)
        #expect(miss.nodes <= hit.nodes)
        let early = try Self.work(of: "xyzzy", with: try Self.parser(["turn on {name}"]))
        #expect(early.states == 1)
    }

    @Test("A list is asked once at each position, however many templates mention it")
    func answersAreKept() throws {
        let templates = (0..<20).map { "start\($0) [the] {name} x\($0)" } + ["go {name} now", "go {name:other} then"]
        let parser = try Self.parser(templates)
        #expect(try Self.work(of: "go fan then", with: parser).lookups == 1)
        #expect(try Self.work(of: "go now then", with: parser).lookups == 0)
    }

    @Test("Groups may nest a thousand deep")
    func deepNesting() throws {
        let template = String(repeating: "[a ", count: 1_000) + "b" + String(repeating: "]", count: 1_000)
        let parser = try Self.parser([template + " end"])
        #expect(try parser.parse(String(repeating: "a ", count: 1_000) + "b end", options: .exact).match == .exact)
        #expect(try parser.parse(String(repeating: "a ", count: 999) + "b end", options: .exact).match == .none)
        #expect(try parser.parse("end", options: .exact).match == .exact)
    }

    /// One word or two, repeated, or a listed value: enough states are live at once that they are indexed.
    private static func crowdedTemplate(count: Int) -> String {
        Array(repeating: "(lamp|lamp lamp|{name})", count: count).joined(separator: " ")
    }

    @Test("Where many states are alive at once, none is lost and none is there twice")
    func crowds() throws {
        let parser = try Self.parser([Self.crowdedTemplate(count: 20)])
        for words in 18...42 {
            let text = Array(repeating: "lamp", count: words).joined(separator: " ")
            #expect(
                try parser.parse(text, options: .exact).match == (20...40 ~= words ? .exact : .none),
                "\(words) words"
            )
        }
        let text = Array(repeating: "lamp", count: 30).joined(separator: " ")
        _ = try parser.parse(text, options: .exact)
        parser.compiled.matchers.withMatcher { matcher in
            matcher.prepare(text, .exact, for: parser.compiled)
            _ = matcher.chart.run(MatchedText(matcher.barest), lists: parser.lists.view)
            let states = (0...text.utf8.count).map { position in
                matcher.chart.view.items(at: position).map(\.state)
            }
            #expect(states.map(\.count).max() ?? 0 > 2 * Int(Chart.indexThreshold))
            #expect(states.allSatisfy { Set($0).count == $0.count })
        }
    }

    @Test("Memory of an unusually large text is released with the next one")
    func memory() throws {
        let parser = try Self.parser([Self.crowdedTemplate(count: 60)])
        _ = try parser.parse(Array(repeating: "lamp", count: 90).joined(separator: " "), options: .exact)
        parser.compiled.matchers.withMatcher { matcher in
            #expect(matcher.chart.live.capacity > Chart.usualItems)
            matcher.prepare("lamp", .exact, for: parser.compiled)
            _ = matcher.chart.run(MatchedText(matcher.barest), lists: parser.lists.view)
            #expect(matcher.chart.live.capacity <= Chart.usualItems)
        }
    }

    @Test("Too many permuted items are an error with the reason")
    func manyPermutedItems() throws {
        let items = (0..<30).map { "item\($0)" }.joined(separator: ";")
        #expect(throws: GrammarError.self) { _ = try Self.parser(["(\(items))"]) }
    }
}

extension String {
    fileprivate subscript(digit: Character) -> String {
        String(self[index(startIndex, offsetBy: digit.wholeNumberValue ?? 0)])
    }
}
