import Foundation
import Testing

@testable import Parlance

@Suite("Answers as JSON and as values")
struct AnswerSinkTests {
    private static let grammar = """
        language: en
        intents:
          Brew:
            data:
              - sentences: ["brew [{n}] cups of {drink}", "wake me at {time:when}", "{drink} and {drink} and {note}"]
                slots: {b: 2, "\\"a": {deep: [1.5, null, {z: 1, y: "\\u2028"}]}}
                metadata: {z: 1, a: [true]}
          Pour:
            data:
              - sentences: ["pour {drink}"]
          Spill:
            data:
              - sentences: ["pour {drink}"]
        lists:
          drink: {values: [tea, {in: coffee, out: {kind: hot, id: 7}, metadata: {m: [x]}, context: {room: bar}}]}
          n: {range: {from: 1, to: 12}}
          note: {wildcard: true}
        """

    private static let lines = [
        "brew three cups of coffee", "brew coffe cups of te", "brew 3 cups of cofee", "pour tea", "pour cocoa", "",
        "wake me at half past seven", "tea and coffee and \"quotes\" \u{1B}[0m \u{85} é", "nothing like that",
        #"{"text":"my guests brew three cups of coffee now","partial":true}"#,
        #"{"text":"pour coffee","top":5,"context":{"b":1,"a":"x"}}"#,
    ]

    @Test("Both have the same members, in the order of their names", arguments: lines)
    func agree(line: String) throws {
        let parser = try Parser(yaml: Self.grammar)
        guard case .parse(let request) = try BatchRequest(line: Data(line.utf8)) else { return }
        let result = try parser.parse(request.text, options: request.options)
        let selector = AppSelector(parser.apps, language: "en")
        #expect(result.jsonData(selectingBy: selector) == Data(JSONWriter.json(of: result.json(selectingBy: selector))))
        var session = BatchSession(parser)
        #expect(session.answer(Data(line.utf8)) == result.jsonData(selectingBy: selector))
    }
}
