import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Adjacent slots")
struct SlotPairsTests {
    private static let rules = [
        "amount": "({n}|[a] {half})", "sum": "<amount> {unit}", "loop": "{n} <loop>", "polite": "[kindly]",
    ]

    private func pairs(in templates: String...) throws -> [String] {
        let rules = try Self.rules.mapValues { try Template($0).expression }
        var pairs = SlotPairs { rules[$0] }
        for template in templates { pairs.add(try Template(template).expression) }
        return pairs.pairs.map { "\($0.first.slot) \($0.second.slot)" }.sorted()
    }

    @Test(arguments: [
        ("{n} {unit}", ["n unit"]), ("{n} big {unit}", []), ("{n} [big] {unit}", ["n unit"]), ("{n} {n}", []),
        ("in ({n}|{one}) {unit} please", ["n unit", "one unit"]), ("<sum> for {x}", ["half unit", "n unit"]),
        ("[{n}] {unit} [{x}]", ["n unit", "unit x"]), ("({n};{x})", []), ("<loop> {x}", []),
        ("{n} <polite> {unit}", ["n unit"]), ("{n:@taken} {unit}", []), ("<nothing> {n}", []),
    ])
    func `are found through groups and rules`(template: String, expected: [String]) throws {
        #expect(try pairs(in: template) == expected)
    }

    @Test func `each pair is found once`() throws {
        #expect(try pairs(in: "{n} {unit}", "take {n} {unit}") == ["n unit"])
    }

    @Test func `deep nesting and rules that double cost nothing`() throws {
        let deep = String(repeating: "[", count: 900) + "{n} {unit}" + String(repeating: "]", count: 900)
        #expect(try pairs(in: deep) == [])
        var rules = ["r0": try Template("{n} {unit}").expression]
        for depth in 1...60 { rules["r\(depth)"] = try Template("<r\(depth - 1)> <r\(depth - 1)>").expression }
        var pairs = SlotPairs { rules[$0] }
        pairs.add(try Template("<r20>").expression)
        #expect(Set(pairs.pairs.map(\.first.slot)) == ["n", "unit"])
    }
}
