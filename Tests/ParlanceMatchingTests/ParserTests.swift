import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Parser")
struct ParserTests {
    @Test("Run-time lists replace each other as a whole, and those of the grammar by name")
    func runTimeLists() throws {
        let parser = try Fixture.parser("turn on {name}", "in {area}")
        let names = { (name: String) in
            ["name": SlotList.values([ListValue(input: Template(literal: name), output: .string(name))])]
        }
        let heater = parser.with(lists: names("Heater (old)"))
        #expect(try heater.slots(of: "turn on heater (old)") == "name=Heater (old)")
        #expect(try heater.slots(of: "turn on lamp") == nil)
        #expect(try heater.slots(of: "in kitchen") == "area=kitchen")
        let oven = heater.with(lists: names("Oven"))
        #expect(try oven.slots(of: "turn on heater (old)") == nil)
        #expect(try oven.with(lists: [:]).slots(of: "turn on lamp") == "name=Lamp")
        #expect(try parser.slots(of: "turn on lamp") == "name=Lamp")
    }

    @Test("An undefined list matches nothing, and the rest of the grammar works")
    func undefinedLists() throws {
        let text = SourceText(
            name: "test.yaml",
            text: "language: en\nintents: {A: {data: [{sentences: ['turn on [{name}]', 'in {area}']}]}}"
        )
        let parser = Parser(try GrammarLoader(undefinedLists: .givenLater([])).load([text]).grammar)
        #expect(try parser.parse("turn on").match == .exact)
        #expect(try parser.parse("in kitchen").match == .none)
    }

    @Test("A text beyond the limit is refused, one at the limit is read")
    func textLimit() throws {
        let parser = try Fixture.parser("{any}")
        let limit = Parser.textLimit
        #expect(try parser.parse(String(repeating: "a", count: limit)).match == .exact)
        #expect(throws: ParseError.textTooLong(bytes: limit + 1, limit: limit)) {
            try parser.parse(String(repeating: "a", count: limit + 1))
        }
    }

    @Test("The best reading is the first, however many are asked for", arguments: [1, 2, 3])
    func best(limit: Int) throws {
        let parser = try Fixture.parser("turn on {any}", "turn on {name}")
        let result = try parser.parse("turn on lamp", options: ParseOptions(limit: limit))
        #expect(result.best?.template == "turn on {name}")
        #expect(result.readings.map(\.template) == Array(["turn on {name}", "turn on {any}"].prefix(limit)))
        let miss = try parser.parse("turn off", options: ParseOptions(limit: limit))
        #expect(miss.best?.intent == nil && miss.readings.isEmpty)
    }

    @Test("Nothing to match matches only templates that may be empty", arguments: ["", " ", "!", "\u{AD}"])
    func emptyUtterances(utterance: String) throws {
        #expect(try Fixture.parser("[a]").parse(utterance).match == .exact)
        #expect(try Fixture.parser("(a|)").parse(utterance).match == .exact)
        #expect(try Fixture.parser("a", "{any}", "{area}", "{n}").parse(utterance).match == .none)
    }

    @Test(
        "Inputs that make backtracking matchers explode are read",
        arguments: [
            ("{a} by {b} by {c} by {d} by {e}", String(repeating: "x by ", count: 40) + "x", true),
            (String(repeating: "[a ]", count: 18) + "b", String(repeating: "a ", count: 18) + "c", false),
            ("([a];[b];[c];[d];[e];[f];[g];[h]) z", "a b c d e f g h", false),
            ("([a];[b];[c];[d];[e];[f];[g];[h]) z", "h f g e d c b a z", true),
            (String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000), "a", true),
            ("turn on it", String(repeating: "turn on ", count: 200), false),
            ("{a} by {b} by {c} by {d} by {e}", String(repeating: "x by ", count: 300) + "x", true),
            ("{a} [by {b}] [by {c}] [by {d}] {e} z", String(repeating: "x by ", count: 100) + "x", false),
        ]
    )
    func hardInputs(template: String, utterance: String, matches: Bool) throws {
        let lists =
            "lists: {a: {wildcard: true}, b: {wildcard: true}, c: {wildcard: true}, d: {wildcard: true}, e: {wildcard: true}}"
        let parser = try Fixture.parser(
            yaml: "language: en\nintents: {A: {data: [{sentences: ['\(template)']}]}}\n\(lists)"
        )
        #expect(try parser.parse(utterance).match == (matches ? .exact : .none))
    }

    @Test(
        "A value that is a permutation of optionals is read in all its orders, and takes no longer if it does not match"
    )
    func hardValues() throws {
        let items = (0..<10).map { "[w\($0)]" }.joined(separator: ";")
        let value = ListValue(input: try Template("(\(items)) x"), output: .string("all"))
        let parser = try Fixture.parser("go {name}").with(lists: ["name": .values([value])])
        #expect(try parser.slots(of: "go w9 w8 w3 w0 w1 x") == "name=all")
        #expect(try parser.slots(of: "go w9 w8 w7 w6 w5 w4 w3 w2 w1 w0 y") == nil)
        #expect(try parser.slots(of: "go w9 w9 x") == nil)
    }

    @Test("Threads that share a parser get the same results as a single one")
    func concurrency() async throws {
        let parser = try Fixture.parser("turn on {name} in {area} at {n}", "play {any}")
        let utterances = [
            "turn on lamp in kitchen at 5", "play five", "turn on dr smith's lamp in bedroom at ten", "no",
        ]
        let alone = try utterances.map { try parser.slots(of: $0) }
        try await withThrowingTaskGroup(of: [String?].self) { group in
            for _ in 0..<8 { group.addTask { try utterances.map { try parser.slots(of: $0) } } }
            for try await result in group { #expect(result == alone) }
        }
    }
}
