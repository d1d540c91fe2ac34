import Foundation
import Testing

@Suite("parlance parse")
struct ParseCommandTests {
    @Test("The arguments are the utterance, the answer is for people")
    func parsesArguments() throws {
        let outcome = try House().command("parse", "-g", "house.yaml", "set", "the kitchen light", "to 40 percent")
            .run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        SetLevel
                          set the kitchen light to 40 percent
                                  ^^^^^^^^^^^^^    ^^
                          name = kitchen light   “kitchen light”
                          level = 40             “40”
                          set [the] {name} to {level} percent  house.yaml:13:22

                        """,
                    error: "",
                    code: 0
                )
        )
    }

    @Test("In JSON, each line of standard input has a document on one line")
    func writesDocumentPerLine() throws {
        let input = "turn on the lamp\nsing\n"
        let command = try House().command("parse", "-g", "house.yaml", "--format", "json", input: input)
        let lines = try command.run().output.split(separator: "\n")
        let answers = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(answers.map { $0?["text"] as? String } == ["turn on the lamp", "sing"])
    }

    @Test("Several requests in one utterance are read one after the other")
    func readsRequests() throws {
        let parse = { try House().command("parse", "-g", "house.yaml", "--requests", "--format", $0, $1).run() }
        let both = try parse("text", "turn on the lamp, then set the kitchen light to 40 percent")
        #expect(both.code == 0 && both.error.isEmpty)
        #expect(both.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == ["TurnOn", "SetLevel"])
        let json = try parse("json", "turn on the lamp and the kitchen light").output
        let requests = try JSONDecoder().decode(Requests.self, from: Data(json.utf8)).requests
        #expect(requests.map(\.completed) == [false, true])
        #expect(requests.map(\.text) == ["turn on the lamp", "turn on the kitchen light"])
        #expect(try parse("text", "turn on the lamp and sing").code == 1)
    }

    private struct Requests: Decodable {
        var requests: [Request]

        struct Request: Decodable {
            var text: String
            var completed: Bool
        }
    }

    @Test("Lines of standard input are utterances, blank ones are not")
    func parsesInput() throws {
        let input = "turn on the lamp\r\n\n  \t\nturn on the pantry\nlights on"
        let outcome = try House().command("parse", "-g", "house.yaml", "--context", "area=den", input: input).run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        TurnOn
                          turn on the lamp
                                      ^^^^
                          name = lamp    “lamp”
                          power = true   by the template
                          (turn|switch) on [the] {name}  house.yaml:5:22
                        no match: turn on the pantry
                          (turn|switch) on [the] {name}  house.yaml:5:22
                            stopped at “pantry”: expected a value for {name}; no name is called “pantry”
                        LightsHere
                          lights on
                          area = den   from the context
                          lights on  house.yaml:9:22

                        """,
                    error: "",
                    code: 1
                )
        )
    }

    @Test(
        "The exit code follows from the outcome, whatever the format",
        arguments: [
            ("please call gordon", 0), ("please call gordn", 0), ("please call mariin", 1), ("please call", 1),
            (String(repeating: "call ", count: 2_000), 2),
        ]
    )
    func endsByOutcome(utterance: String, exitCode: Int) throws {
        let code = Int32(exitCode)
        let house = try House()
        try house.folder.write(
            """
            language: en
            intents: {Call: {data: [{sentences: ["please call {name}"]}]}}
            lists: {name: {values: [marian, marion, gordon]}}

            """,
            to: "call.yaml"
        )
        let line = #"{"text": "\#(utterance)"}"# + "\n"
        #expect(try house.command("parse", "-g", "call.yaml", utterance).run().code == code)
        #expect(try house.command("parse", "-g", "call.yaml", "--format", "json", utterance).run().code == code)
        #expect(try house.command("parse", "-g", "call.yaml", "--jsonl", input: line).run().code == code)
        #expect(try house.command("parse", "-g", "call.yaml", input: utterance + "\n").run().code == code)
    }

    @Test("For machines the answer is JSON")
    func writesJSON() throws {
        let outcome = try House().command("parse", "-g", "house.yaml", "--format", "json", "play", "x").run()
        #expect(
            outcome.output == """
                {
                  "match" : "exact",
                  "readings" : [
                    {
                      "context" : {

                      },
                      "edits" : 0,
                      "intent" : "Play",
                      "metadata" : {

                      },
                      "response" : "default",
                      "slots" : {
                        "title" : {
                          "end" : 6,
                          "kind" : "wildcard",
                          "start" : 5,
                          "text" : "x",
                          "value" : "x"
                        }
                      },
                      "source" : "house.yaml:16:22",
                      "spoken" : [
                        {
                          "end" : 6,
                          "kind" : "wildcard",
                          "slot" : "title",
                          "start" : 5,
                          "text" : "x",
                          "value" : "x"
                        }
                      ],
                      "template" : "play {title}"
                    }
                  ],
                  "text" : "play x"
                }

                """
        )
        #expect(outcome.code == 0)
    }

    @Test("Several readings are set apart; a preference rules others out")
    func showsSeveralReadings() throws {
        let house = try House()
        let top = try house.command("parse", "-g", "house.yaml", "--top", "3", "play blue moon").run()
        #expect(
            top.output == """
                PlaySong
                  play blue moon
                       ^^^^^^^^^
                  song = blue moon   “blue moon”
                  play {song}  house.yaml:19:22

                Play
                  play blue moon
                       ^^^^^^^^^
                  title = blue moon   “blue moon”
                  play {title}  house.yaml:16:22

                """
        )
        let preferred = try house.command(
            "parse",
            "-g",
            "house.yaml",
            "--top",
            "3",
            "--prefer",
            "song",
            "play blue moon"
        )
        .run()
        #expect(preferred.output == top.output.components(separatedBy: "\n\n")[0] + "\n")
    }

    @Test("A missing context may prevent a match")
    func heedsContext() throws {
        let house = try House()
        let none = try house.command("parse", "-g", "house.yaml", "lights on").run()
        #expect(none == Command.Outcome(output: "no match: lights on\n", error: "", code: 1))
        let some = try house.command("parse", "-g", "house.yaml", "lights on", "--context", "area=a=b").run()
        #expect(some.output.contains("  area = a=b   from the context\n"))
        #expect(some.code == 0)
    }

    @Test("A vocabulary takes the place of the grammar's lists", arguments: ["", "language: en\n", "language: de\n"])
    func takesVocabulary(language: String) throws {
        let house = try House()
        try house.folder.write(language + "lists: {name: {values: [sun]}}\n", to: "names.yaml")
        let sun = try house.command("parse", "-g", "house.yaml", "--vocabulary", "names.yaml", "turn on the sun").run()
        #expect(sun.code == 0)
        #expect(sun.error == "")
        let lamp = try house.command("parse", "-g", "house.yaml", "--vocabulary", "names.yaml", "turn on the lamp")
            .run()
        #expect(lamp.code == 1)
    }

    @Test("Likely mistakes of a vocabulary are reported")
    func warnsOfVocabulary() throws {
        let house = try House()
        try house.folder.write("lists:\n  name:\n    values: [sun, ' ']\n", to: "names.yaml")
        let sun = try house.command("parse", "-g", "house.yaml", "--vocabulary", "names.yaml", "turn on the sun").run()
        #expect(sun.code == 0)
        #expect(
            sun.error == """
                names.yaml:3:19: warning[empty-value]: this value has no speakable characters, so it is ignored; remove it, or write it in letters
                 3 |     values: [sun, ' ']
                   |                   ^~~

                """
        )
    }

    @Test("Lines that are not UTF-8 or too long are reported, the others answered")
    func goesOnAfterWrongLines() throws {
        let house = try House()
        var command = house.command("parse", "-g", "house.yaml")
        let long = String(repeating: "a", count: 4_097)
        command.input = Data("turn on the lamp\n".utf8) + [0xFF, 0x0A] + Data("\(long)\nturn on the lamp".utf8)
        let outcome = try command.run()
        #expect(
            outcome.error == """
                error: line 2 of standard input: it is not UTF-8
                error: the text has 4097 bytes; an utterance may have 4096

                """
        )
        #expect(outcome.output.components(separatedBy: "TurnOn\n").count == 3)
        #expect(outcome.code == 2)
    }

    @Test("An utterance above the limit is an error")
    func refusesLongArgument() throws {
        let house = try House()
        let outcome = try house.command("parse", "-g", "house.yaml", String(repeating: "é", count: 10_000)).run()
        #expect(
            outcome
                == Command.Outcome(
                    output: "",
                    error: "error: the text has 20000 bytes; an utterance may have 4096\n",
                    code: 2
                )
        )
    }

    @Test("Without an utterance there is no output", arguments: ["", "\n", " \r\n\t\n"])
    func staysSilent(input: String) throws {
        let house = try House()
        #expect(
            try house.command("parse", "-g", "house.yaml", input: input).run()
                == Command.Outcome(output: "", error: "", code: 0)
        )
    }

    @Test("Streams that are broken end the run with a message", arguments: [[], ["--jsonl"]])
    func reportsBrokenStreams(options: [String]) throws {
        let house = try House()
        let shell = { (redirection: String) -> Command.Outcome in
            var command = house.command()
            command.executable = URL(fileURLWithPath: "/bin/sh")
            let parlance = "'\(Command.executable.path)' parse -g house.yaml \(options.joined(separator: " "))"
            command.arguments = ["-c", "echo turn on the lamp | \(parlance) \(redirection)"]
            return try command.run()
        }
        #expect(
            try shell("< /")
                == Command.Outcome(
                    output: "",
                    error: "error: standard input can't be read: Is a directory\n",
                    code: 2
                )
        )
        #expect(
            try shell("<&-")
                == Command.Outcome(
                    output: "",
                    error: "error: standard input can't be read: Bad file descriptor\n",
                    code: 2
                )
        )
        #expect(
            try shell(">&-")
                == Command.Outcome(
                    output: "",
                    error: "error: standard output can't be written: Bad file descriptor\n",
                    code: 2
                )
        )
        #expect(try shell("2>&-").code == 0)
    }
}
