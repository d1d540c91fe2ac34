import ParlanceCorpus
import Testing

@Suite("Expected and actual")
struct ComparisonTests {
    private func report(_ test: String) throws -> CorpusReport {
        try Kitchen(["a.yaml": "language: en\ntests: [\(test)]"]).report()
    }

    @Test(
        "Readings that are expected must all be there, the best first, each meaning once, and no others",
        arguments: [
            (
                "{name: Play, slots: {song: blue moon}}, {name: Sing, slots: {song: blue moon}}, {name: Play, slots: {title: blue moon}}",
                true
            ),
            ("{name: Play, slots: {song: blue moon}}, {name: Sing, slots: {song: blue moon}}", false),
            (
                "{name: Sing, slots: {song: blue moon}}, {name: Play, slots: {song: blue moon}}, {name: Play, slots: {title: blue moon}}",
                false
            ),
        ]
    )
    func comparesAmbiguity(readings: String, passes: Bool) throws {
        let report = try report("{sentences: [play blue moon], match: ambiguous, readings: [\(readings)]}")
        #expect(report.failures.isEmpty == passes)
    }

    @Test("A sentence that has one meaning is not ambiguous")
    func failsWithoutAmbiguity() throws {
        let readings = "[{name: Brew, slots: {drink: tea}}, {name: Sing}]"
        let report = try report("{sentences: [make tea], match: ambiguous, readings: \(readings)}")
        let rows = try #require(report.failures.first).comparison.rows
        #expect(rows.map(\.label) == ["reading 1", "reading 2"])
        #expect(rows.map(\.expected) == ["Brew {drink: tea}", "Sing {}"])
        #expect(rows.map(\.actual) == ["Brew {drink: tea}", nil])
        #expect(rows.map(\.agrees) == [true, false])
    }

    @Test(
        "An expectation names all slots, unless it ignores the others",
        arguments: [
            ("{drink: tea}", true), ("{n: 3}", true), ("{}", true), ("{drink: coffee}", false), ("{milk: soy}", false),
        ]
    )
    func ignoresOtherSlots(slots: String, passes: Bool) throws {
        let sentence = "sentences: [I want 3 cups of tea]"
        let exact = try report("{\(sentence), intent: {name: Brew, slots: \(slots)}}")
        #expect(exact.failures.count == 1)
        let partial = try report("{\(sentence), intent: {name: Brew, slots: \(slots), other_slots: ignored}}")
        #expect(partial.failures.isEmpty == passes)
        guard let rows = partial.failures.first?.comparison.rows else { return }
        #expect(rows.allSatisfy { $0.expected != "any" || $0.agrees })
        let line = #"{"text": "make tea", "intent": "Brew", "other_slots": "ignored"}"#
        #expect(try Kitchen(["a.jsonl": line]).report().failures.isEmpty)
    }

    @Test(
        "A list means any one of its values",
        arguments: [("[tea, coffee]", true), ("[coffee]", false), ("[]", false), ("tea", true)]
    )
    func takesOneOf(value: String, passes: Bool) throws {
        let report = try report("{sentences: [make tea], intent: {name: Brew, slots: {drink: \(value)}}}")
        #expect(report.failures.isEmpty == passes)
    }

    @Test(
        "The values of a repeated slot are expected under 'all', in order; otherwise the last counts",
        arguments: [
            ("a sandwich with ham and cheese", "{all: [ham, cheese]}", true),
            ("a sandwich with ham and cheese", "{all: [cheese, ham]}", false),
            ("a sandwich with ham and cheese", "{all: [ham]}", false),
            ("a sandwich with ham and cheese", "{all: [ham, cheese, onion]}", false),
            ("a sandwich with ham and cheese", "{all: [[ham, onion], cheese]}", true),
            ("a sandwich with ham and ham", "{all: [ham, ham]}", true),
            ("a sandwich with ham and ham", "{all: [ham]}", false),
            ("a sandwich with ham and cheese", "cheese", true),
            ("a sandwich with ham and cheese", "ham", false),
            ("a sandwich with ham and cheese", "[cheese, onion]", true),
            ("a sandwich with onions", "{all: [onion]}", true),
            ("a sandwich with onions", "{all: []}", false),
        ]
    )
    func comparesRepeatedSlots(sentence: String, value: String, passes: Bool) throws {
        let test = "{sentences: [\(sentence)], intent: {name: Order, slots: {topping: \(value)}}}"
        let kitchen = try Kitchen(["a.yaml": "language: en\ntests: [\(test)]"], grammar: Kitchen.sandwiches)
        let report = try kitchen.report()
        #expect(report.failures.isEmpty == passes)
        #expect(report.passed + report.failures.count == 1)
    }

    @Test(
        "The repetitions of a rule are expected as a list of mappings, all of them and in order",
        arguments: [
            ("[{n: 2, item: pizza, without: [ham]}, {item: coke}]", true),
            ("[{n: 2, item: pizza, without: [ham]}]", false),
            ("[{item: coke}, {n: 2, item: pizza, without: [ham]}]", false),
            ("[{n: 2, item: pizza, without: [ham, cheese]}, {item: coke}]", false),
            ("[{n: 2, item: pizza, without: [ham]}, {item: coke}, {item: coke}]", false),
            ("[{item: pizza}, {item: coke}]", false),
            ("coke", false),
            ("[]", false),
        ]
    )
    func comparesRepetitions(value: String, passes: Bool) throws {
        let sentence = "\"order two pizzas without ham, and coke\""
        let test = "{sentences: [\(sentence)], intent: {name: Order, slots: {items: \(value)}}}"
        let kitchen = try Kitchen(["a.yaml": "language: en\ntests: [\(test)]"], grammar: Kitchen.orders)
        let report = try kitchen.report()
        #expect(report.failures.isEmpty == passes)
        #expect(report.passed + report.failures.count == 1)
    }

    @Test("A repeated slot is shown with all its values")
    func showsRepeatedSlots() throws {
        let test = "{sentences: [a sandwich with ham and cheese], intent: {name: Order, slots: {topping: ham}}}"
        let kitchen = try Kitchen(["a.yaml": "language: en\ntests: [\(test)]"], grammar: Kitchen.sandwiches)
        let row = try #require(try kitchen.report().failures.first?.comparison.rows.first { !$0.agrees })
        #expect(row.expected == "ham")
        #expect(row.actual == "{all: [ham, cheese]}")
    }

    @Test(
        "Metadata is compared as far as it is expected",
        arguments: [
            ("{}", true), ("{slot_combination: drink_only}", true), ("{slot_combination: x}", false), ("{y: 1}", false),
        ]
    )
    func comparesMetadata(metadata: String, passes: Bool) throws {
        let report = try report(
            "{sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}, metadata: \(metadata)}"
        )
        #expect(report.failures.isEmpty == passes)
    }

    @Test("Context and preference of the file and the test apply; those of the test precede")
    func takesOptions() throws {
        let kitchen = try Kitchen([
            "a.yaml": """
            language: en
            context: {area: den}
            prefer: {slot: name}
            tests:
              - {sentences: [what is here], intent: {name: Here, slots: {area: den, domain: any}}}
              - {sentences: [what is here], intent: {name: Here, slots: {area: hall, domain: any}}, context: {area: hall}}
              - {sentences: [what is there], match: none, context: {area: hall}, prefer: {slot: x, metadata: y}}
            """
        ])
        #expect(try kitchen.report().failures.map(\.description) == [])
        let options = try kitchen.corpora()[0].tests.map(\.options)
        #expect(options.map(\.preferredSlot) == ["name", "name", "x"])
        #expect(options.map(\.preferredMetadata) == [nil, nil, "y"])
    }

    @Test(
        "Contradictions are reported",
        arguments: [
            ("{sentences: [a], match: ambiguous}", "an ambiguous test needs the key 'readings'"),
            (
                "{sentences: [a], match: ambiguous, readings: [{name: A}]}",
                "expected at least two readings, found a list"
            ),
            (
                "{sentences: [a], match: ambiguous, readings: [{name: A}, {name: B}], intent: {name: A}}",
                "expected no 'intent' beside 'match: ambiguous', found a mapping"
            ),
            (
                "{sentences: [a], intent: {name: A}, readings: []}",
                "expected no 'readings' without 'match: ambiguous', found a list"
            ),
            (
                "{sentences: [a], match: perhaps}",
                "expected 'none', 'ambiguous', or no 'match' at all, found the text 'perhaps'"
            ),
        ]
    )
    func reportsContradictions(test: String, message: String) throws {
        let error = #expect(throws: (any Error).self) { try report(test) }
        #expect("\(try #require(error))".contains(message))
    }
}
