import Foundation
import Parlance

/// A batch over a small house, with the requests of tests.
struct Batch {
    var session: BatchSession

    init(yaml: String = Batch.house) throws {
        let source = SourceText(name: "house.yaml", text: yaml)
        session = BatchSession(Parser(try GrammarLoader(undefinedLists: .givenLater([])).load([source]).grammar))
    }

    /// The answer to a line, as written.
    mutating func line(_ line: String) -> String { self.line(Data(line.utf8)) }

    mutating func line(_ bytes: Data) -> String { String(decoding: session.answer(bytes), as: UTF8.self) }

    /// The answer to a line, decoded.
    mutating func answer(_ line: String) throws -> Value { try Value(json: self.line(line)) }

    /// The error message in the answer to a line; nil if it is not an error.
    mutating func error(_ line: String) throws -> String? {
        let error = try answer(line)["error"]
        return error["kind"] == .string("invalid-request") ? error["message"].string : nil
    }

    static let house = """
        language: en
        intents:
          TurnOn:
            data:
              - sentences: ["(turn|switch) on [the] {name}"]
                response: done
                slots: {power: true}
                metadata: {combination: name}
          TurnOnHere:
            data:
              - sentences: ["lights on"]
                requires_context: {area: {slot: true}}
          SetLevel:
            data:
              - sentences: ["set [the] {name} to {level} percent"]
          Play:
            data:
              - sentences: ["play {title}"]
          PlaySong:
            data:
              - sentences: ["play {song}", "play {song:title}"]
                metadata: {favourite: true}
          Open:
            data:
              - sentences: ["open [the] {cover}"]
                excludes_context: {mode: [away]}
        lists:
          name:
            values:
              - in: kitchen light
                out: light.kitchen
                context: {domain: light}
                metadata: {floor: 1, tags: [warm]}
              - lamp
              - โคมไฟ
              - מנורה
              - café
          level: {range: {from: 0, to: 100}}
          title: {wildcard: true}
          song: {values: [blue moon]}
        """
}

extension Value {
    init(json: String) throws { self = try JSONDecoder().decode(Value.self, from: Data(json.utf8)) }

    /// A member of an object; null if there is none.
    subscript(name: String) -> Value { object?[name] ?? .null }

    /// An item of a list; null if there is none.
    subscript(index: Int) -> Value {
        if case .array(let items) = self, items.indices.contains(index) { items[index] } else { .null }
    }

    var integer: Int? { if case .integer(let number) = self { number } else { nil } }

    var array: [Value]? { if case .array(let items) = self { items } else { nil } }
}
