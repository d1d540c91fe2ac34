import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Link words before slots")
struct SlotWalkTests {
    private static let rules = [
        "way": "(to|from)", "polite": "[kindly]", "place": "[the] {x}", "loop": "to <loop> {x}",
        "deep": "<place> <place>",
    ]

    /// The words before `{x}`, for each occurrence.
    private func words(in template: String) throws -> [[String]] {
        let rules = try Self.rules.mapValues { try Template($0).expression }
        var walk = SlotWalk(links: ["to", "from", "the", "at"]) { rules[$0] }
        var met: [[String]] = []
        walk.walk(try Template(template).expression) { list, words in
            if list.slot == "x" { met.append(words.sorted()) }
        }
        return met
    }

    @Test(arguments: [
        ("go to {x}", [["to"]]), ("go to the {x}", [["the", "to"]]), ("go To [the] {x}", [["the", "to"]]),
        ("{x}", [[]]),
        ("go {x}", [[]]), ("to go {x}", [[]]), ("(to|at|near) {x}", [["at", "to"]]), ("to {y} {x}", [[]]),
        ("to [{y}] {x}", [["to"]]), ("to (the;big) {x}", [["the", "to"]]),
        ("<way> <polite> the {x}", [["from", "the", "to"]]),
        ("to kindly {x} at {x}", [[], ["at"]]), ("<way> {x}", [["from", "to"]]), ("to ((((({x})))))", [["to"]]),
        ("from <place> to <place>", [["from", "the"], ["the", "to"]]), ("<deep>", [["the"]]),
        ("<loop>", [[], []]), ("<nothing> {x}", [[]]),
    ])
    func `are those of the templates`(template: String, expected: [[String]]) throws {
        #expect(try words(in: template) == expected)
    }

    @Test func `deep nesting and rules that double cost nothing`() throws {
        #expect(
            try words(in: String(repeating: "[", count: 200) + "to {x}" + String(repeating: "]", count: 200)) == [
                ["to"]
            ]
        )
        var rules = ["r0": try Template("to [the] {x}").expression]
        for depth in 1...60 { rules["r\(depth)"] = try Template("<r\(depth - 1)> <r\(depth - 1)>").expression }
        var walk = SlotWalk(links: ["to", "the"]) { rules[$0] }
        var count = 0
        walk.walk(try Template("<r60>").expression) { _, _ in count += 1 }
        #expect(count == 1)
    }
}
