import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import ParlanceTestSupport
import Testing

@Suite("Running corpora")
struct CorpusReportTests {
    private static let grammar = """
        language: en
        intents:
          TurnOn:
            data:
              - sentences: ["turn on [the] {name}"]
                response: done
                slots: {power: true}
          LightsHere:
            data:
              - sentences: ["lights on"]
                requires_context: {area: {slot: true}}
        lists:
          name: {values: [lamp]}
        """

    private func report(_ tests: String, names: [String] = []) throws -> CorpusReport {
        let folder = try TemporaryFolder()
        let path = try folder.write("language: en\n" + tests, to: "c.yaml")
        let loaded = try GrammarLoader().load([SourceText(name: "g.yaml", text: Self.grammar)])
        var parser = Parser(loaded.grammar)
        if !names.isEmpty {
            parser = parser.with(lists: [
                "name": .values(names.map { ListValue(input: Template(literal: $0), output: .string($0)) })
            ])
        }
        var report = CorpusReport()
        for corpus in try CorpusLoader.load(paths: [path]).corpora { report.run(corpus, with: parser) }
        return report
    }

    @Test(
        "A sentence with the expected result passes",
        arguments: [
            "{sentences: [turn on lamp, turn on the lamp], intent: {name: TurnOn, slots: {name: lamp, power: true}}}",
            "{sentences: [turn on lamp, Turn on lamp!], intent: {name: TurnOn, slots: {name: lamp, power: true}}, response: done}",
            "{sentences: [lights on, LIGHTS ON], intent: {name: LightsHere, slots: {area: den}, context: {area: den}}}",
            "{sentences: [lights on, whatever], match: none}",
        ]
    )
    func passes(test: String) throws {
        let report = try report("tests: [\(test)]")
        #expect(report.passed == 2)
        #expect(report.failures.map(\.description) == [])
    }

    @Test(
        "Another result is a failure with the expected and the actual result",
        arguments: [
            (
                "{sentences: [turn on lamp], intent: {name: TurnOn, slots: {name: lamp}}}",
                "TurnOn {name: lamp}", "TurnOn {name: lamp, power: true}"
            ),
            (
                "{sentences: [turn on lamp], intent: {name: TurnOff, slots: {name: lamp, power: true}}}",
                "TurnOff {name: lamp, power: true}", "TurnOn {name: lamp, power: true}"
            ),
            (
                "{sentences: [turn on lamp], intent: {name: TurnOn, slots: {name: lamp, power: 'true'}}}",
                "TurnOn {name: lamp, power: \"true\"}", "TurnOn {name: lamp, power: true}"
            ),
            (
                "{sentences: [turn on lamp], intent: {name: TurnOn, slots: {name: lamp, power: true}}, response: no-go}",
                "TurnOn {name: lamp, power: true} response no-go", "TurnOn {name: lamp, power: true} response done"
            ),
            ("{sentences: [lights on], intent: {name: LightsHere}}", "LightsHere {}", "no match"),
            (
                "{sentences: [lights on], intent: {name: LightsHere, context: {area: den}}}", "LightsHere {}",
                "LightsHere {area: den}"
            ),
            ("{sentences: [turn on lamp], match: none}", "no match", "TurnOn {name: lamp, power: true}"),
        ]
    )
    func fails(test: String, expected: String, actual: String) throws {
        let report = try report("tests: [\(test)]")
        #expect(report.passed == 0)
        let failure = try #require(report.failures.first)
        #expect(failure.expected.understandings.first?.description ?? "no match" == expected)
        #expect(failure.actual.first?.description ?? "no match" == actual)
        let lines = failure.description.split(separator: "\n")
        #expect(lines[0].hasSuffix("c.yaml:2:22: \(failure.sentence.text)"))
        #expect(lines[1...] == ["  expected  \(expected)", "  actual    \(actual)"])
    }

    @Test("Lists of a corpus are added to those of the parser")
    func addsLists() throws {
        let tests = """
            tests:
              - {sentences: [turn on sun], intent: {name: TurnOn, slots: {name: sun, power: true}}}
            """
        #expect(try report(tests).passed == 0)
        #expect(try report(tests, names: ["sun"]).passed == 1)
        #expect(try report("lists: {name: {values: [sun]}}\n" + tests).passed == 1)
        #expect(try report("lists: {name: {values: [sun]}}\n" + tests, names: ["moon"]).passed == 1)
        #expect(try report("lists: {other: {values: [sea]}}\n" + tests, names: ["sun"]).passed == 1)
    }

    @Test("A sentence that is too long to be read never passes")
    func failsTooLong() throws {
        let long = String(repeating: "a", count: Parser.textLimit + 1)
        let report = try report("tests: [{sentences: [\(long)], match: none}]")
        #expect(report.failures.map(\.error) == [.textTooLong(bytes: 4_097, limit: 4_096)])
        #expect(
            report.failures[0].description.hasSuffix(
                "\n  actual    the text has 4097 bytes; an utterance may have 4096"
            )
        )
    }
}
