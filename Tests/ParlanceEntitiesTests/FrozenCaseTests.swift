import Foundation
import ParlanceGrammar
import Testing

@testable import ParlanceEntities

/// Texts with their entities, which were written down before the program was tried on them: `Cases/<name>.jsonl`.
@Suite("Frozen cases")
struct FrozenCaseTests {
    /// The least share of cases in percent that must be right, by file. Raise a figure when the share grows.
    private static let least: [String: Int] = [
        "de": 96, "en": 86, "en-amounts": 99, "es": 94, "fr": 100, "it": 94, "ja": 96, "nl": 97, "zh": 97,
    ]

    private struct Case: Decodable {
        let text: String
        let now: String
        let entities: [Expected]

        struct Expected: Decodable {
            let kind: String
            let text: String
            let value: Value
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    /// The files that are there: new ones need no share.
    private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "jsonl" }.map { $0.deletingPathExtension().lastPathComponent }
            .sorted()
    }()

    @Test(arguments: names)
    func `the share of right cases does not shrink`(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "\(name).jsonl"), encoding: .utf8)
        let cases = try text.split(separator: "\n").map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
        let finder = Finding.finder(String(name.prefix { $0 != "-" }))
        let kinds = Set(cases.flatMap(\.entities).compactMap { Entity.Kind(rawValue: $0.kind) })
        let wrong = try cases.filter { try !Self.isRight($0, by: finder, kinds: kinds) }
        let share = 100 * (cases.count - wrong.count) / max(1, cases.count)
        let list = wrong.map(\.text).joined(separator: "\n")
        #expect(share >= Self.least[name] ?? 0, "\(name): \(share) % of \(cases.count); wrong:\n\(list)")
    }

    @Test func `every share belongs to a file`() {
        #expect(Set(Self.least.keys).isSubset(of: Self.names))
    }

    /// Whether exactly the expected entities are found, of the kinds that are expected, or of those of the file if none
    /// is.
    ///
    /// - Parameter kinds: The kinds that the file has.
    private static func isRight(_ one: Case, by finder: EntityFinder, kinds: Set<Entity.Kind>) throws -> Bool {
        let now = try #require(LocalTime(iso: one.now))
        let expected = Set(one.entities.compactMap { Entity.Kind(rawValue: $0.kind) })
        let kinds = expected.isEmpty ? kinds : expected
        let found = finder.entities(in: one.text, kinds: kinds, context: TimeContext(now: now))
        return found.count == one.entities.count
            && zip(found, one.entities).allSatisfy { isRight($0, $1, in: one.text) }
    }

    /// A preposition before a time ("at noon") may belong to the entity or not.
    private static func isRight(_ found: Entity, _ expected: Case.Expected, in text: String) -> Bool {
        let words = String(decoding: Array(text.utf8)[found.range], as: UTF8.self)
        return found.kind.rawValue == expected.kind && (words == expected.text || words.hasSuffix(" " + expected.text))
            && found.values.contains { isEqual($0.json, expected.value) || isDuration($0.json, expected.value) }
    }

    /// Whether a duration takes the expected time, when its parts are not stated.
    private static func isDuration(_ value: Value, _ expected: Value) -> Bool {
        guard let expected = expected.object, Set(expected.keys) == ["seconds"] else { return false }
        return expected["seconds"] == value.object?["seconds"]
    }

    /// Whether two values are equal, but for errors of rounding.
    private static func isEqual(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.object(let a), .object(let b)):
            a.count == b.count && a.allSatisfy { key, value in b[key].map { isEqual(value, $0) } ?? false }
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { isEqual($0, $1) }
        default: a == b || number(a).flatMap { a in number(b).map { abs(a - $0) <= 1e-9 * abs(a) } } ?? false
        }
    }

    private static func number(_ value: Value) -> Double? {
        switch value {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
