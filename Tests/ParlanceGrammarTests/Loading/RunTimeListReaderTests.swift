import ParlanceGrammar
import Testing

@Suite("Lists given at run time")
struct RunTimeListReaderTests {
    @Test("Values, ranges and wildcards are read; empty values are left out")
    func readsLists() throws {
        let lists = try SlotList.lists(from: [
            "name": .object([
                "values": .array([
                    .string("lamp"), .string(" "), .integer(5),
                    .object([
                        "in": .string("[big] sun"), "out": .array([.integer(1)]), "context": .object(["a": .null]),
                    ]),
                ])
            ]),
            "level": .object(["range": .object(["from": .integer(1), "to": .number(9)])]),
            "any": .object(["wildcard": .bool(true)]),
        ])
        #expect(lists.keys.sorted() == ["any", "level", "name"])
        #expect(lists["any"] == .wildcard)
        #expect(lists["level"] == .range(NumberRange(from: 1, to: 9)))
        guard case .values(let values)? = lists["name"] else {
            Issue.record("'name' has no values")
            return
        }
        #expect(values.map(\.input.text) == ["lamp", "5", "[big] sun"])
        #expect(values.map(\.output) == [.string("lamp"), .string("5"), .array([.integer(1)])])
        #expect(values[2].context == ["a": .null])
    }

    @Test("All errors are reported, by list and by value")
    func tellsAll() throws {
        let rules = ["light": Rule(template: try Template("lamp"), place: SourcePlace(file: "g", line: 1, column: 1))]
        let wrong: [String: Value] = [
            "b": .object(["values": .array([.string("<light>"), .string("<lihgt> {x}"), .string("a\nb (c")])]),
            "a": .object(["values": .array([.object(["in": .string("(")])]), "kind": .string("x")]),
        ]
        let error = #expect(throws: RunTimeListError.self) { try SlotList.lists(from: wrong, rules: rules) }
        #expect(
            error?.problems.map(\.description) == [
                "the list 'a': unknown key 'kind'", "value 1 of the list 'a': '(' is never closed; add ')'",
                "value 2 of the list 'b': no rule is called 'lihgt'; did you mean 'light'?",
                "value 2 of the list 'b': a list value can't hold the slot 'x'; write its values out, or put the slot into the templates",
                "value 3 of the list 'b': '(' is never closed; add ')'",
            ]
        )
    }
}
