import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("A parser's run-time lists")
struct ParserListsTests {
    private static func list(_ value: String) throws -> SlotList {
        .values([ListValue(input: try Template(value), output: nil)])
    }

    private func parser() throws -> Parser {
        let yaml = """
            language: en
            intents: {A: {data: [{sentences: ["go {a}", "do {b}"]}]}}
            lists: {a: {values: [up]}, b: {values: [it]}}
            """
        return Parser(try GrammarLoader().load([SourceText(name: "g.yaml", text: yaml)]).grammar)
    }

    private func matched(_ parser: Parser) throws -> [String] {
        try ["go up", "go down", "do it", "do this"].filter { try parser.parse($0).match == .exact }
    }

    @Test("New lists replace the old ones, or are added")
    func replacesAndAdds() throws {
        let plain = try parser()
        #expect(try matched(plain) == ["go up", "do it"])
        let down = plain.with(lists: ["a": try Self.list("down")])
        #expect(try matched(down) == ["go down", "do it"])
        #expect(try matched(down.with(lists: ["b": try Self.list("this")])) == ["go up", "do this"])
        #expect(try matched(down.adding(lists: ["b": try Self.list("this")])) == ["go down", "do this"])
        #expect(try matched(down.adding(lists: ["a": try Self.list("up")])) == ["go up", "do it"])
        #expect(try matched(plain) == ["go up", "do it"])
    }

    @Test("A value with a slot in it matches nothing", arguments: ["{a}", "[x] {a} y", "({b}|{a})", "({a};z)"])
    func endsRecursion(value: String) throws {
        let parser = try parser().with(lists: ["a": try Self.list(value)])
        #expect(try matched(parser) == ["do it"])
    }
}
