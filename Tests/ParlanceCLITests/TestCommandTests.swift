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

    @Test("What gives what it must is counted")
    func passes() throws {
        let house = try House()
        try house.folder.write(Self.good, to: "corpus/good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "corpus").run()
        #expect(outcome == Command.Outcome(output: "3 passed, 0 failed\n", error: "", code: 0))
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
                          expected  TurnOn {name: light}
                          actual    TurnOn {name: lamp, power: true}
                        bad.yaml:3:38: turn on the pantry
                          expected  TurnOn {name: light}
                          actual    no match
                        bad.yaml:5:18: play on
                          expected  no match
                          actual    Play {title: on}
                        bad.yaml:7:18: play on
                          expected  Play {title: on} response loud
                          actual    Play {title: on} response default
                        3 passed, 4 failed

                        """,
                    error: "",
                    code: 1
                )
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
        #expect(outcome == Command.Outcome(output: "2 passed, 0 failed\n", error: "", code: 0))
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
                        wrong.yaml:3:5: error: a test needs the key 'intent'
                         3 |   - sentences: [a]
                           |     ^
                        wrong.yaml:4:5: warning: unknown key 'intnet'; it is ignored; did you mean 'intent'?
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
        #expect(try command.run() == Command.Outcome(output: "3 passed, 0 failed\n", error: "", code: 0))
    }
}
