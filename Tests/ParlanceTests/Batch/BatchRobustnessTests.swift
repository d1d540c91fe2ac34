import Foundation
import Parlance
import ParlanceTestSupport
import Testing

@Suite("A batch under fire")
struct BatchRobustnessTests {
    @Test("Random bytes are answered, each line with one line of JSON", arguments: [1, 2, 3] as [UInt64])
    func survivesBytes(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var batch = try Batch()
        for _ in 0..<1_000 {
            let count = Int.random(in: 0...40, using: &random)
            let bytes = (0..<count).map { _ in Self.byte(&random) }
            try check(batch.session.answer(Data(bytes)), to: bytes)
        }
    }

    @Test("So are objects with the right fields and the wrong values", arguments: [4, 5, 6] as [UInt64])
    func survivesObjects(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var batch = try Batch()
        for _ in 0..<700 {
            let line = Array(Self.object(depth: 4, &random).utf8)
            try check(batch.session.answer(Data(line)), to: line)
        }
    }

    @Test("So are valid lines with one byte changed", arguments: [7, 8] as [UInt64])
    func survivesMutations(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var batch = try Batch()
        let lines = [
            #"{"text": "set the kitchen light to 40 percent", "id": [1, {"a": 2.5e1}], "top": 2, "edits": 0}"#,
            #"{"lists": {"name": {"values": ["a", {"in": "(b|c) [d]", "out": 1}]}, "n": {"range": {"from": 1, "to": 9}}}}"#,
        ]
        for count in 0..<1_000 {
            var line = Array(lines[count % 2].utf8)
            line[Int.random(in: line.indices, using: &random)] = Self.byte(&random)
            try check(batch.session.answer(Data(line)), to: line)
        }
    }

    private func check(_ answer: Data, to line: [UInt8]) throws {
        let shown = String(decoding: line, as: UTF8.self)
        #expect(!answer.contains(UInt8(ascii: "\n")), "\(shown)")
        let members = try #require(try JSONDecoder().decode(Value.self, from: answer).object, "\(shown)")
        let kinds = ["match", "lists", "error"].filter { members[$0] != nil }
        #expect(kinds.count == 1, "\(shown)")
    }

    /// Mostly characters of JSON and templates.
    private static func byte(_ random: inout SplitMix) -> UInt8 {
        if Int.random(in: 0..<4, using: &random) == 0 { return UInt8.random(in: 0...255, using: &random) }
        return Array(#"{{{}[]()<>|;":,\u0123456789eE+-.truefalsnx "#.utf8).randomElement(using: &random) ?? 0
    }

    private static let names = [
        "text", "id", "context", "prefer", "now", "top", "edits", "lists", "name", "values", "range", "wildcard", "in",
        "out", "metadata", "slot", "from", "to", "step", "area", "value", "txt",
    ]

    private static let scalars = [
        "null", "true", "false", "0", "1", "-1", "2.5", "1e308", "1e-308", "99999999999999999999",
        "9223372036854775807",
        "\"\"", "\"turn on the lamp\"", "\"lights on\"", "\"(a|b) [c]\"", "\"{name}\"", "\"<x>\"", "\"(\"",
        "\"\\ud83d\\ude00\"",
        "\"\\u0000\"", "\"e\u{301}\u{200D}\"", "\"\\ud800\"",
    ]

    private static func object(depth: Int, _ random: inout SplitMix) -> String {
        let count = Int.random(in: 0...4, using: &random)
        let members = (0..<count).map { _ in
            "\"\(names.randomElement(using: &random) ?? "")\": \(value(depth: depth - 1, &random))"
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func value(depth: Int, _ random: inout SplitMix) -> String {
        switch depth > 0 ? Int.random(in: 0..<4, using: &random) : 3 {
        case 0, 1: return object(depth: depth, &random)
        case 2:
            let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) }
            return "[\(items.joined(separator: ", "))]"
        default: return scalars.randomElement(using: &random) ?? ""
        }
    }
}
