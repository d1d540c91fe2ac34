import Foundation
import Testing

@Suite("parlance test")
struct TestCommandTests {
    @Test("Passed sentences are counted by language and intent")
    func passes() throws {
        let house = try House()
        try house.folder.write(House.passingCorpus, to: "corpus/good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "corpus").run()
        #expect(outcome == Command.Outcome(output: House.passingSummary, error: "", code: 0))
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
        try house.folder.write(House.passingCorpus, to: "Corpus/en/house.yaml")
        var command = house.command("test")
        command.environment["PARLANCE_GRAMMARS"] = house.folder.path(of: "Grammars")
        #expect(try command.run() == Command.Outcome(output: House.passingSummary, error: "", code: 0))
    }

    @Test(
        "Options that don't go together are refused",
        arguments: [["--yes"], ["--accept-lost"], ["--update", "--watch"], ["--update", "--format", "json"]]
    )
    func refusesOptions(options: [String]) throws {
        let house = try House()
        var command = house.command()
        command.arguments = ["test", "-g", "house.yaml"] + options
        #expect(try command.run().code == 2)
    }

    @Test("--junit writes the report as XML too")
    func writesJUnit() throws {
        let house = try House()
        try house.folder.write(House.passingCorpus, to: "good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--junit", "report.xml", "good.yaml").run()
        #expect(outcome == Command.Outcome(output: House.passingSummary, error: "", code: 0))
        let xml = try String(contentsOfFile: house.folder.path(of: "report.xml"), encoding: .utf8)
        #expect(xml.contains("<testsuite name=\"good.yaml\" tests=\"3\" failures=\"0\" errors=\"0\">"))
        #expect(try house.command("test", "-g", "house.yaml", "--junit", "no/report.xml", "good.yaml").run().code == 2)
        try house.folder.write(House.failingCorpus, to: "wrong.yaml")
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
}
