import Foundation
import Parlance
import Testing

@Suite("Results as JSON")
struct ParseResultJSONTests {
    @Test(
        "Spoken slots are under 'spoken' in the order of the text, a repeated one twice",
        arguments: [
            (
                "no ONIONS, no pickles",
                #"""
                [{"slot": "topping", "value": "onion", "text": "ONIONS", "start": 3, "end": 9, "kind": "list"},
                 {"slot": "topping", "value": "pickles", "text": "pickles", "start": 14, "end": 21, "kind": "list",
                  "metadata": {"sour": true}}]
                """#
            ),
            (
                "between 10 and twelve",
                #"""
                [{"slot": "n", "value": 10, "text": "10", "start": 8, "end": 10, "kind": "range"},
                 {"slot": "n", "value": 12, "text": "twelve", "start": 15, "end": 21, "kind": "range"}]
                """#
            ),
            ("nothing", "[]"),
        ]
    )
    func listsSpokenSlots(text: String, spoken: String) throws {
        let parser = try Parser(
            yaml: """
                language: en
                intents:
                  Leave:
                    data:
                      - {sentences: ["no {topping} [no {topping}]", "nothing"], slots: {fixed: 1}}
                  Range:
                    data:
                      - sentences: ["between {n} and {n}"]
                lists:
                  topping: {values: [{in: "onion[s]", out: onion}, {in: pickles, out: pickles, metadata: {sour: true}}]}
                  n: {range: {from: 1, to: 31}}
                """
        )
        let reading = try #require(try parser.parse(text).best)
        #expect(reading.json["spoken"] == (try Value(json: spoken)))
        let explained = try #require(try parser.explain(text).readings.first)
        #expect(explained.json["spoken"] == reading.json["spoken"])
        for slot in reading.slots { #expect(reading.json["slots"][slot.name] == reading[slot.name]?.json) }
    }

    @Test(
        "An encoder writes the same JSON as the batch",
        arguments: ["set the kitchen light to 40 percent", "turn on it"]
    )
    func encodes(text: String) throws {
        let parser = try Parser(yaml: Batch.house.replacing("[\"open [the] {cover}\"]", with: "[\"open\"]"))
        let result = try parser.parse(text)
        let encoded = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(result))
        #expect(encoded == result.json)
        #expect(encoded["text"] == .string(text))
        let readings = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(result.readings))
        #expect(readings == encoded["readings"])
        let nearest = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(result.nearest))
        #expect(nearest == (result.match == .none ? encoded["nearest"] : .array([])))
        let slots = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(result.readings.first?.slots))
        #expect(slots[0] == encoded["readings"][0]["slots"]["name"])
    }

    @Test("An incomplete answer is marked, others are not", arguments: [(1, nil), (256, true)])
    func incomplete(limit: Int, expected: Bool?) throws {
        let slots = (0..<20).map { "[{x:s\($0)}]" }.joined(separator: " ")
        let parser = try Parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["\(slots)"]}]}}
                lists: {x: {values: [a, "a a"]}}
                """
        )
        let text = Array(repeating: "a", count: 21).joined(separator: " ")
        let options = ParseOptions(limit: limit, edits: 0)
        #expect(try parser.parse(text, options: options).json.object?["incomplete"] == expected.map(Value.bool))
        if limit > 1 {
            #expect(try parser.explain(text, options: options).json.object?["incomplete"] == .bool(true))
        }
    }
}
