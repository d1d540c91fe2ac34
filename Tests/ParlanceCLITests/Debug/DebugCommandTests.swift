import Foundation
import Testing

@Suite("parlance debug")
struct DebugCommandTests {
    @Test("Tokens are shown with their source ranges")
    func tokens() throws {
        let outcome = try House().command("debug", "tokens", "-g", "house.yaml", "Wi-Fi: 50%").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        normalized          wi fi 50%
                          0–2   Wi  wi
                          3–5   Fi  fi
                          7–9   50  50
                          9–10  %   ·%

                        """,
                    error: "",
                    code: 0
                )
        )
    }

    @Test("A template is shown as a tree and as the pattern that is matched")
    func template() throws {
        let outcome = try House().command("debug", "template", "-g", "house.yaml", "[the] {name}: On!").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        template                  [the] {name}: On!
                          optional                [the]
                            text                  the
                          slot                    {name}
                          text                    : On!

                        pattern  [the]␣{name}␣on

                        """,
                    error: "",
                    code: 0
                )
        )
    }

    @Test("An automaton is shown with the steps that an utterance took")
    func automaton() throws {
        let house = try House()
        let outcome = try house.command(
            "debug",
            "automaton",
            "-g",
            "house.yaml",
            "(on|off) {name}",
            "--utterance",
            "off lamp"
        ).run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        9 states; from 8 to 0
                        * 8 → 7
                        * 8 → 5
                          7 → 2  "on"
                        * 5 → 2  "off"
                        * 2 → 1  ␣
                        * 1 → 0  {name}
                        * the utterance has been here

                        """,
                    error: "",
                    code: 0
                )
        )
        let trace = try house.command("debug", "automaton", "-g", "house.yaml", "--utterance", "lights").run()
        #expect(trace.code == 0)
        #expect(trace.output.hasPrefix("lights\n0: “lights”\n"))
    }

    @Test("Errors of a template are shown with a caret, with exit code 2")
    func wrong() throws {
        let house = try House()
        let outcome = try house.command("debug", "template", "-g", "house.yaml", "on {nam}").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: "",
                    error: """
                        template:1:4: error[missing-list]: no list is called 'nam'; did you mean 'name'?
                         1 | on {nam}
                           |    ^~~~~

                        """,
                    code: 2
                )
        )
        #expect(try house.command("debug", "automaton", "-g", "house.yaml").run().code == 2)
        #expect(try house.command("debug", "automaton", "-g", "house.yaml", "(a").run().code == 2)
    }

    @Test(
        "All of it is there as JSON and as pictures too",
        arguments: [
            ["debug", "tokens", "turn on"], ["debug", "template", "turn [on] {name}"],
            ["debug", "automaton", "a|b {name}"],
            ["debug", "automaton", "--utterance", "turn on the \"lamp\""], ["explain", "turn on lamp"],
            ["explain", "turn in"],
        ]
    )
    func machines(arguments: [String]) throws {
        let house = try House()
        var command = house.command()
        command.arguments = arguments + ["-g", "house.yaml", "--format", "json"]
        _ = try JSONSerialization.jsonObject(with: Data(try command.run().output.utf8))
        command.arguments = arguments + ["-g", "house.yaml", "--format", "dot"]
        let dot = try command.run().output
        #expect(dot.hasPrefix("digraph parlance {\n"))
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dot") else { return }
        let graphviz = Process()
        graphviz.executableURL = URL(filePath: "/usr/bin/dot")
        graphviz.arguments = ["-Tsvg", "-o", "/dev/null", try house.folder.write(dot, to: "picture.dot")]
        try graphviz.run()
        graphviz.waitUntilExit()
        #expect(graphviz.terminationStatus == 0)
    }
}
