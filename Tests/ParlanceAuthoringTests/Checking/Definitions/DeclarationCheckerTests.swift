import ParlanceAuthoring
import ParlanceGrammar
import Testing

@Suite("Declarations beside grammars")
struct DeclarationCheckerTests {
    private func findings(_ declarations: String, _ blocks: String) throws -> [Diagnostic] {
        try GrammarChecker(allowed: ["unused-list", "unused-rule", "unfilled-slot"]).check(files: [
            ("intents.yaml", declarations),
            (
                "en.yaml",
                """
                language: en
                intents:
                  Brew:
                    data: \(blocks)
                lists:
                  drink: {values: [tea, {in: coffee, out: coffee}, {in: water, out: 7}]}
                  cups: {range: {from: 1, to: 9, fractions: halves}}
                  note: {wildcard: true}
                  drinks: {repeats: "[{1..9:count}] {drink}", separators: [and]}
                  kinds: {repeats: "{drink}", separators: [and]}
                expansion_rules: {cup: "{cups:cups} cups of"}
                """
            ),
        ]).diagnostics
    }

    @Test(arguments: [
        ("drink: {type: term}", "[{sentences: [\"make {drink}\"]}]", [String]()),
        ("drink: {options: [tea, coffee]}", "[{sentences: [\"make {drink}\"]}]", ["drink option 7"]),
        ("drink: {type: integer}", "[{sentences: [\"make {drink}\"]}]", ["drink integer tea"]),
        ("cups: {type: integer}", "[{sentences: [\"make <cup> tea\"]}]", ["cups integer 1.5"]),
        ("cups: {type: number}", "[{sentences: [\"make <cup> tea\"]}]", []),
        ("cups: {type: integer}", "[{sentences: [\"make {1..5:cups} tea\"]}]", []),
        ("note: {type: date}", "[{sentences: [\"note {note}\"]}]", ["note date "]),
        ("note: {type: text}", "[{sentences: [\"note {note}\"]}]", []),
        ("hot: {type: boolean}", "[{sentences: [\"make tea\"], slots: {hot: very}}]", ["hot boolean very"]),
        ("hot: {type: boolean}", "[{sentences: [\"make tea\"], slots: {hot: true}}]", []),
        ("cost: {type: money}", "[{sentences: [\"for {money:cost}\"]}]", []),
        ("cost: {type: integer}", "[{sentences: [\"for {money:cost}\"]}]", ["cost integer *"]),
        ("wait: {type: duration}", "[{sentences: [\"for {duration:wait}\"]}]", []),
        ("wait: {type: date-range}", "[{sentences: [\"for {duration:wait}\"]}]", ["wait date-range *"]),
        ("slot: {type: date-range}", "[{sentences: [\"at {date-time:slot}\", \"in {date-time-range:slot}\"]}]", []),
        ("slot: {type: date}", "[{sentences: [\"at {date-time:slot}\"]}]", []),
        (
            "drinks: {array: true, slots: {drink: {}, count: {type: integer}}}", "[{sentences: [\"make {drinks}\"]}]",
            []
        ),
        (
            "drinks: {array: true, slots: {drink: {type: integer}, count: {}}}", "[{sentences: [\"make {drinks}\"]}]",
            ["drink integer tea"]
        ),
        ("drinks: {type: text, array: true}", "[{sentences: [\"make {drinks}\"]}]", ["drinks text [{}]"]),
        ("kinds: {array: true}", "[{sentences: [\"make {kinds}\"]}]", []),
        ("kinds: {type: integer, array: true}", "[{sentences: [\"make {kinds}\"]}]", ["kinds integer tea"]),
        (
            "size: {options: [a]}",
            "[{sentences: [\"make {size}\"], lists: {size: {values: [a, b]}}}]", ["size option b"]
        ),
    ])
    func `what a slot delivers must be of its type`(slots: String, blocks: String, expected: [String]) throws {
        let found = try findings("Brew: {slots: {\(slots)}}", blocks).compactMap { diagnostic -> String? in
            guard case .slotType(let slot, let intent, let type, let value)? = diagnostic.problem.finding,
                ["Brew", "Brew.drinks"].contains(intent)
            else { return nil }
            return "\(slot) \(type) \(value.hasPrefix("{") ? "*" : value)"
        }
        #expect(found == expected)
    }

    @Test func `a slot that is not declared is told where it is filled`() throws {
        let found = try findings(
            "Brew: {slots: {drinks: {type: term}}}",
            "[{sentences: [make tea, \"make {drink}\", \"brew {drink}\"]}]"
        )
        let finding = CheckFinding.undeclaredSlot("drink", intent: "Brew", suggestion: "drinks")
        #expect(found.map(\.problem) == [.finding(finding)])
        #expect(found.first?.place?.description.hasSuffix("/en.yaml:4:35") == true)
        #expect(found.first?.severity == .warning)
    }

    @Test func `declarations without types say nothing about slots`() throws {
        #expect(try findings("Brew: {slots: {size: {}}}", "[{sentences: [\"make {drink}\"]}]") == [])
    }

    @Test func `what is wrong with declarations is told once, however many languages there are`() throws {
        let report = try GrammarChecker().check(files: [
            ("intents.yaml", "A: {confirmation: often}"),
            ("de.yaml", "language: de\nintents: {A: {data: [{sentences: [Tee]}]}}"),
            ("en.yaml", "language: en\nintents: {A: {data: [{sentences: [tea]}]}}"),
        ])
        #expect(report.diagnostics.map(\.code) == ["unknown-option"])
    }
}
