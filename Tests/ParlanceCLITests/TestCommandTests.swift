import Foundation
import Testing

@Suite("parlance test")
struct TestCommandTests {
    private static let good = """
        language: en
        tests:
          - sentences: ["turn on the lamp", "switch on lamp"]
            intent: {name: TurnOn, slots: {name: lamp, power: true}}
          - sentences: ["turn on"]
            match: none

        """

    private static let goodSummary = """
        en            3 passed
          TurnOn      2 passed
          (no match)  1 passed
        3 passed, 0 failed

        """

    @Test("What gives what it must is counted, by language and intent")
    func passes() throws {
        let house = try House()
        try house.folder.write(Self.good, to: "corpus/good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "corpus").run()
        #expect(outcome == Command.Outcome(output: Self.goodSummary, error: "", code: 0))
    }

    @Test("What does not is shown with its place, what was expected and what came")
    func fails() throws {
        let house = try House()
        try house.folder.write(Self.good, to: "good.yaml")
        try house.folder.write(
            """
            language: en
            tests:
              - sentences: ["turn on the lamp", "turn on the pantry"]
                intent: {name: TurnOn, slots: {name: light}}
              - sentences: ["play on"]
                match: none
              - sentences: ["play on"]
                intent: {name: Play, slots: {title: "on"}}
                response: loud
            """,
            to: "bad.yaml"
        )
        let outcome = try house.command("test", "-g", "house.yaml", "good.yaml", "bad.yaml").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        bad.yaml:3:18: turn on the lamp
                                  expected  actual
                          intent  TurnOn    TurnOn
                        ≠ name    light     lamp
                        ≠ power   –         true
                          (turn|switch) on [the] {name}  house.yaml:5:22
                            name: “lamp”, value 2 of 4 in list 'name'
                            power: by the template

                        bad.yaml:3:38: turn on the pantry
                                  expected  actual
                        ≠ intent  TurnOn    no match
                        ≠ name    light     –
                          (turn|switch) on [the] {name}  house.yaml:5:22
                            stopped at “pantry”: expected a value for {name}; no name is called “pantry”

                        bad.yaml:5:18: play on
                                  expected  actual
                        ≠ intent  no match  Play
                        ≠ title   –         on
                          play {title}  house.yaml:16:22
                            title: “on”, wildcard 'title', which takes any words

                        bad.yaml:7:18: play on
                                    expected  actual
                          intent    Play      Play
                          title     on        on
                        ≠ response  loud      default
                          play {title}  house.yaml:16:22

                        en            3 passed, 4 failed
                          Play        0 passed, 1 failed
                          TurnOn      2 passed, 2 failed
                          (no match)  1 passed, 1 failed
                        3 passed, 4 failed

                        """,
                    error: "",
                    code: 1
                )
        )
    }

    @Test("If something else won, the reason says why, and what became of the intent that should have")
    func explainsFailures() throws {
        let house = try House()
        try house.folder.write(
            """
            language: en
            tests:
              - {sentences: [play blue moon], intent: {name: Play, slots: {title: blue moon}}}
              - {sentences: [play kitchn light], intent: {name: SetLevel}}
              - {sentences: [set kitchn light to 5 percent], intent: {name: SetLevel}}
              - {sentences: [play lights on], intent: {name: LightsHere}}
              - {sentences: [lights on], intent: {name: LightsHere}}
              - {sentences: [turn on laamp], intent: {name: TurnOnn}}

            """,
            to: "bad.yaml"
        )
        let outcome = try house.command("test", "-g", "house.yaml", "bad.yaml").run()
        #expect(
            outcome.output.hasPrefix(
                """
                bad.yaml:3:18: play blue moon
                          expected   actual
                ≠ intent  Play       PlaySong
                ≠ song    –          blue moon
                ≠ title   blue moon  –
                  play {song}  house.yaml:19:22
                  reading 2 is Play: title = blue moon
                    play {title}  house.yaml:16:22
                    ranked lower: 1 wildcard, the best reading has none

                bad.yaml:4:18: play kitchn light
                          expected  actual
                ≠ intent  SetLevel  Play
                ≠ title   –         kitchn light
                  play {title}  house.yaml:16:22
                  no template of SetLevel can read even its first word

                bad.yaml:5:18: set kitchn light to 5 percent
                          expected  actual
                ≠ intent  SetLevel  no match
                  set [the] {name} to {level} percent  house.yaml:13:22
                    stopped at “kitchn”: expected “the”, a value for {name}; \
                no name is called “kitchn light”; the nearest is “kitchen light”

                bad.yaml:6:18: play lights on
                          expected    actual
                ≠ intent  LightsHere  Play
                ≠ title   –           lights on
                  play {title}  house.yaml:16:22
                  no template of LightsHere can read even its first word

                bad.yaml:7:18: lights on
                          expected    actual
                ≠ intent  LightsHere  no match
                  lights on  house.yaml:9:22
                    reads all of it, but wants to know 'area' from the context

                bad.yaml:8:18: turn on laamp
                          expected  actual
                ≠ intent  TurnOnn   no match
                  the grammar has no intent 'TurnOnn'; did you mean 'TurnOn'?
                  (turn|switch) on [the] {name}  house.yaml:5:22
                    stopped at “laamp”: expected “the”, a value for {name}; \
                no name is called “laamp”; the nearest is “lamp”
                """
            ),
            "\(outcome.output)"
        )
    }

    @Test("A corpus may bring lists that the grammar lacks; the vocabulary's stay")
    func takesLists() throws {
        let house = try House()
        let grammar = "language: en\nintents:\n  A: {data: [{sentences: [\"go {x}\", \"do {y}\"]}]}\n"
        try house.folder.write(grammar, to: "open.yaml")
        try house.folder.write("lists: {y: {values: [it]}}", to: "names.yaml")
        try house.folder.write(
            """
            language: en
            lists: {x: {values: [up]}}
            tests:
              - {sentences: [go up], intent: {name: A, slots: {x: up}}}
              - {sentences: [do it], intent: {name: A, slots: {y: it}}}
            """,
            to: "corpus.yaml"
        )
        let outcome = try house.command("test", "-g", "open.yaml", "--vocabulary", "names.yaml", "corpus.yaml").run()
        #expect(
            outcome == Command.Outcome(output: "en   2 passed\n  A  2 passed\n2 passed, 0 failed\n", error: "", code: 0)
        )
    }

    @Test("A corpus that is wrong ends with 2")
    func reportsWrongCorpus() throws {
        let house = try House()
        try house.folder.write("language: en\ntests:\n  - sentences: [a]\n    intnet: {name: A}\n", to: "wrong.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "wrong.yaml").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: "",
                    error: """
                        wrong.yaml:3:5: error[missing-key]: a test needs the key 'intent'
                         3 |   - sentences: [a]
                           |     ^
                        wrong.yaml:4:5: warning[unknown-key]: unknown key 'intnet'; it is ignored; did you mean 'intent'?
                         4 |     intnet: {name: A}
                           |     ^~~~~~

                        """,
                    code: 2
                )
        )
    }

    @Test("Without paths the corpora beside the grammars are run")
    func runsShippedCorpora() throws {
        let house = try House()
        try house.folder.write(House.text, to: "Grammars/en/house.yaml")
        try house.folder.write(Self.good, to: "Corpus/en/house.yaml")
        var command = house.command("test")
        command.environment["PARLANCE_GRAMMARS"] = house.folder.path(of: "Grammars")
        #expect(try command.run() == Command.Outcome(output: Self.goodSummary, error: "", code: 0))
    }

    private static let wrong = """
        language: en
        tests:
          # Lamps
          - sentences: ["turn on the lamp"]  # all of them
            intent: {name: TurnOn, slots: {name: light, power: true}}

        """

    @Test("--update shows what would change; without --yes nothing is written where nobody can be asked")
    func asksBeforeUpdate() throws {
        let house = try House()
        let path = try house.folder.write(Self.wrong, to: "wrong.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--update", "wrong.yaml").run()
        let difference = """

            wrong.yaml:
            @@ -3,3 +3,3 @@
               # Lamps
               - sentences: ["turn on the lamp"]  # all of them
            -    intent: {name: TurnOn, slots: {name: light, power: true}}
            +    intent: {name: TurnOn, slots: {name: lamp, power: true}}

            """
        #expect(outcome.output.hasSuffix(difference))
        #expect(outcome.error == "note: nothing is written; look at the changes, then add --yes\n")
        #expect(outcome.code == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.wrong)
    }

    @Test("--update --yes writes what was shown, and what was written passes")
    func updates() throws {
        let house = try House()
        let path = try house.folder.write("\u{FEFF}" + Self.wrong, to: "wrong.yaml")
        #expect(try house.command("test", "-g", "house.yaml", "--update", "--yes", "wrong.yaml").run().code == 0)
        let written = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(written == Data(("\u{FEFF}" + Self.wrong.replacing("light", with: "lamp")).utf8))
        #expect(try house.command("test", "-g", "house.yaml", "wrong.yaml").run().code == 0)
    }

    @Test(
        "Options that don't go together are refused",
        arguments: [["--yes"], ["--update", "--watch"], ["--update", "--format", "json"]]
    )
    func refusesOptions(options: [String]) throws {
        let house = try House()
        var command = house.command()
        command.arguments = ["test", "-g", "house.yaml"] + options
        #expect(try command.run().code == 2)
    }

    @Test("--coverage says which templates, branches and list values no sentence used")
    func measuresCoverage() throws {
        let house = try House()
        try house.folder.write(Self.good, to: "good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--coverage", "good.yaml").run()
        #expect(
            outcome.output == """
                coverage of en: 1 of 5 templates, 3 of 4 branches, 1 of 5 list values
                templates that no sentence used:
                  lights on  house.yaml:9:22
                  set [the] {name} to {level} percent  house.yaml:13:22
                  play {title}  house.yaml:16:22
                  play {song}  house.yaml:19:22
                list values that no sentence used:
                  {name}  kitchen light, 東京ランプ, café
                  {song}  blue moon


                """ + Self.goodSummary
        )
        #expect(outcome.code == 0)
    }

    @Test("--format json has counts, failures with reasons, and what is not covered")
    func writesJSON() throws {
        let house = try House()
        try house.folder.write(Self.good, to: "good.yaml")
        try house.folder.write(Self.wrong + "  - {sentences: [turn on moon], intent: {name: A}}\n", to: "wrong.yaml")
        let command = house.command(
            "test",
            "-g",
            "house.yaml",
            "--format",
            "json",
            "--coverage",
            "good.yaml",
            "wrong.yaml"
        )
        let outcome = try command.run()
        #expect(outcome.code == 1)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(json?["passed"] as? Int == 3)
        #expect(json?["failed"] as? Int == 2)
        let failures = try #require(json?["failures"] as? [[String: Any]])
        #expect(failures.map { $0["source"] as? String } == ["wrong.yaml:4:18", "wrong.yaml:6:18"])
        let differences = failures[0]["differences"] as? [[String: String]]
        #expect(differences == [["what": "name", "expected": "light", "actual": "lamp"]])
        #expect((failures[1]["nearest"] as? [[String: Any]])?.first?["source"] as? String == "house.yaml:5:22")
        let coverage = (json?["coverage"] as? [[String: Any]])?.first
        #expect((coverage?["unusedTemplates"] as? [[String: Any]])?.count == 4)
        #expect(coverage?["branches"] as? Int == 4)
        #expect((coverage?["unusedBranches"] as? [[String: Any]])?.count == 0)
        let languages = json?["languages"] as? [[String: Any]]
        #expect(languages?.map { $0["language"] as? String } == ["en"])
    }

    @Test("--junit writes the report as XML too")
    func writesJUnit() throws {
        let house = try House()
        try house.folder.write(Self.good, to: "good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--junit", "report.xml", "good.yaml").run()
        #expect(outcome == Command.Outcome(output: Self.goodSummary, error: "", code: 0))
        let xml = try String(contentsOfFile: house.folder.path(of: "report.xml"), encoding: .utf8)
        #expect(xml.contains("<testsuite name=\"good.yaml\" tests=\"3\" failures=\"0\" errors=\"0\">"))
        #expect(try house.command("test", "-g", "house.yaml", "--junit", "no/report.xml", "good.yaml").run().code == 2)
        try house.folder.write(Self.wrong, to: "wrong.yaml")
        _ = try house.command("test", "-g", "house.yaml", "--junit", "report.xml", "wrong.yaml").run()
        let failed = try String(contentsOfFile: house.folder.path(of: "report.xml"), encoding: .utf8)
        #expect(failed.contains("&#10;    name: “lamp”, value 2 of 4 in list 'name'</failure>"))
    }

    @Test("Recorded tests are run with the grammar that lies beside them")
    func runsRecorded() throws {
        let house = try House()
        let line =
            #"{"text": "turn on the pan", "home": "h", "intent": "TurnOn", "slots": {"name": "pan", "power": true}}"#
        try house.folder.write(line, to: "recorded/en/tests.jsonl")
        let homes = #"{"h": {"lists": {"name": {"values": ["pan"]}}, "context": {}}}"#
        try house.folder.write(homes, to: "recorded/en/homes.json")
        try house.folder.write(House.text, to: "recorded/en/grammar.json")
        let outcome = try house.command("test", "recorded").run()
        let summary = "en        1 passed\n  TurnOn  1 passed\n1 passed, 0 failed\n"
        #expect(outcome == Command.Outcome(output: summary, error: "", code: 0))
    }

    @Test("--watch runs again when a file changes, and ends quietly when it is interrupted")
    func watches() async throws {
        let house = try House()
        try house.folder.write(Self.wrong, to: "wrong.yaml")
        let process = house.command("test", "-g", "house.yaml", "--watch", "wrong.yaml").process()
        let output = try house.folder.write("", to: "output")
        process.standardOutput = FileHandle(forWritingAtPath: output)
        let errors = try house.folder.write("", to: "errors")
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        let text = { try String(contentsOfFile: output, encoding: .utf8) }
        defer { process.terminate() }
        try await wait { try text().contains("0 passed, 1 failed\n") }
        try house.folder.write(Self.wrong.replacing("light", with: "lamp"), to: "wrong.yaml")
        try await wait { try text().contains("1 passed, 0 failed\n") }
        try house.folder.write("language: [", to: "house.yaml")
        try await wait { try String(contentsOfFile: errors, encoding: .utf8).contains("house.yaml:1:") }
        try house.folder.write(House.text, to: "house.yaml")
        try await wait { try text().components(separatedBy: "1 passed, 0 failed\n").count == 3 }
        process.interrupt()
        try await wait { !process.isRunning }
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    /// Waits until something holds, at most for half a minute.
    private func wait(until holds: () throws -> Bool) async throws {
        for _ in 0..<600 {
            if try holds() { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("it did not come")
    }
}
