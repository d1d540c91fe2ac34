import Foundation
import Testing

@Suite("parlance test with exceptions")
struct ExemptionRendererTests {
    private static let corpus = """
        language: en
        at_least: 50%
        tests:
          - {sentences: [sing, hum], skip: no songs yet, match: none}
          - {sentences: [turn on the moon], fails: no moon yet, intent: {name: TurnOn}}
          - {sentences: [turn on the lamp], intent: {name: TurnOn, slots: {name: lamp, power: true}}}
          - {sentences: [turn on the sun], intent: {name: TurnOn, slots: {name: sun, power: true}}}

        """

    private func test(_ options: String..., corpus: String = Self.corpus) throws -> Command.Outcome {
        let house = try House()
        try house.folder.write(corpus, to: "c.yaml")
        var command = house.command()
        command.arguments = ["test", "-g", "house.yaml", "c.yaml"] + options
        return try command.run()
    }

    @Test("The reasons are shown before the summary, and the required share after it")
    func showsReasons() throws {
        let outcome = try test()
        let end = """

            skipped:
              c.yaml:4:18: no songs yet (2 sentences)
            expected failures:
              c.yaml:5:18: no moon yet

            en            1 passed, 1 failed, 2 skipped, 1 expected failure
              TurnOn      1 passed, 1 failed, 1 expected failure
              (no match)  0 passed, 2 skipped
            1 passed, 1 failed, 2 skipped, 1 expected failure
            c.yaml: 50% passed, at least 50% must: enough

            """
        #expect(outcome.output.hasSuffix(end))
        #expect(outcome.code == 0)
    }

    @Test("--at-least is for all sentences, instead of the shares of files", arguments: [("50", 0), ("50.01%", 1)])
    func takesShare(share: String, code: Int32) throws {
        let outcome = try test("--at-least", share)
        let verdict = code == 0 ? "enough" : "too few"
        #expect(
            outcome.output.hasSuffix(
                "50% passed, at least \(share.hasSuffix("%") ? share : share + "%") must: \(verdict)\n"
            )
        )
        #expect(outcome.code == code)
        #expect(try test("--at-least", "most").code == 2)
    }

    @Test("An unexpected pass is a failure")
    func reportsUnexpectedPass() throws {
        let corpus = House.passingCorpus.replacing("    intent:", with: "    fails: not yet\n    intent:")
        let outcome = try test(corpus: corpus)
        #expect(outcome.code == 1)
        let line = "c.yaml:3:18: turn on lamp\n  passes, but its test has 'fails: not yet'; remove that line\n"
        #expect(outcome.output.hasPrefix(line))
    }

    @Test(
        "--only runs a part; if it selects nothing, that is an error",
        arguments: [
            (["lamp"], "1 passed, 0 failed", 0),
            (["TurnOn", "hum"], "1 passed, 1 failed, 1 skipped, 1 expected failure", 0),
            (["c.yaml:7"], "0 passed, 1 failed", 1), (["nothing"], "", 2),
        ] as [([String], String, Int32)]
    )
    func runsPart(patterns: [String], total: String, code: Int32) throws {
        let house = try House()
        try house.folder.write(Self.corpus, to: "c.yaml")
        var command = house.command()
        command.arguments = ["test", "-g", "house.yaml", "c.yaml"] + patterns.flatMap { ["--only", $0] }
        let outcome = try command.run()
        #expect(outcome.output.split(separator: "\n").dropLast().last.map(String.init) ?? "" == total)
        #expect(outcome.code == code)
        #expect(
            outcome.error
                == (code == 2 ? "error: no sentence has the intent, the text or the place of --only 'nothing'\n" : "")
        )
    }

    @Test("JSON has the exceptions and the shares")
    func writesJSON() throws {
        let outcome = try test("--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(json["skipped"] as? Int == 2)
        #expect(json["expectedFailures"] as? Int == 1)
        #expect(json["success"] as? Bool == true)
        let share = (json["shares"] as? [[String: Any]])?.first
        #expect(share?["file"] as? String == "c.yaml")
        #expect(share?["atLeast"] as? Double == 50)
        let exemptions = json["exemptions"] as? [[String: Any]]
        #expect(exemptions?.map { $0["kind"] as? String } == ["skip", "skip", "fails"])
        #expect(exemptions?.map { $0["reason"] as? String } == ["no songs yet", "no songs yet", "no moon yet"])
    }
}
