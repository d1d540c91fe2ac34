import Foundation
import Parlance
import Testing

@Suite("Results as JSON")
struct ParseResultJSONTests {
    @Test("An encoder writes what the batch does", arguments: ["set the kitchen light to 40 percent", "turn on it"])
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

    @Test("An answer that may lack readings says so, others say nothing of it", arguments: [(1, nil), (256, true)])
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
