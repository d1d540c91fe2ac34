import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("parlance chat")
struct ChatCommandTests {
    private static let conversation = """
        > brew two cups
        Brew asks for drink
          n = 2 “two”
          “What shall be in the 2 cups?”
        > hm
        Brew asks for drink
          n = 2 “two”
          “Sorry, I don't understand that.”
          “What shall be in the 2 cups?”
        > espresso
        Brew asks for confirmation
          drink = coffee “espresso”
          n = 2 “two”
          “two of espresso?”
        > yes
        Brew: success
          drink = coffee “espresso”
          n = 2 “two”
          “Done.”

        """

    @Test func `what is said and what comes of it is shown`() throws {
        let outcome = try Kitchen.chat(saying: "brew two cups\n\nhm\n  \nespresso\nyes\n").run()
        #expect(outcome == Command.Outcome(output: Self.conversation, error: "", code: 0))
    }

    @Test func `an intent may be cancelled, left and not understood`() throws {
        let outcome = try Kitchen.chat(saying: "brew a cup\nnever mind\nfoo\nI need tea\nstop everything").run()
        let heads = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("> ") }
        #expect(
            heads == [
                "Brew asks for drink", "Brew: cancelled", "not understood", "Brew asks for confirmation",
                "Stop: success",
            ]
        )
        #expect(outcome.output.contains("\n  left unfinished: Brew\n"))
        #expect(outcome.code == 0)
    }

    @Test func `what is shown is a transcript`() throws {
        let files = [
            "talk.txt": "# about coffee\n" + Self.conversation + "\n\n> stop it\r\nStop: success  \r\n  “Done.”\r\n"
        ]
        let outcome = try Kitchen.chat("--transcript", "talk.txt", files: files).run()
        #expect(
            outcome == Command.Outcome(output: "2 conversations, 5 utterances: all as recorded\n", error: "", code: 0)
        )
    }

    @Test func `what is not as it was is told, and the exit code is 1`() throws {
        let recorded = "> stop it\nStop: failure\n  “Done.”\n  “Bye.”\n> I need tea\n"
        let outcome = try Kitchen.chat("--transcript", "talk.txt", files: ["talk.txt": recorded]).run()
        let expected = """
            talk.txt:1: > stop it
            - Stop: failure
            + Stop: success
                “Done.”
            -   “Bye.”

            talk.txt:5: > I need tea
            + Brew asks for confirmation
            +   drink = tea
            +   “tea?”

            1 conversation, 2 utterances: 2 not as recorded

            """
        #expect(outcome == Command.Outcome(output: expected, error: "", code: 1))
    }

    @Test func `for programs each turn is a line of JSON`() throws {
        let outcome = try Kitchen.chat("--json", saying: "brew two cups\nespresso\nyes\nfoo\n").run()
        let turns = try outcome.output.split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(turns.map { $0["turn"] as? String } == ["question", "question", "done", "answer"])
        #expect(turns.map { $0["utterance"] as? String } == ["brew two cups", "espresso", "yes", "foo"])
        let question = try #require(turns[0]["question"] as? [String: Any])
        #expect(question["kind"] as? String == "value" && question["parameter"] as? String == "drink")
        let message = try #require((turns[0]["messages"] as? [[String: Any]])?.first)
        #expect(message["key"] as? String == "Brew.drink.value")
        #expect(message["text"] as? String == "What shall be in the 2 cups?")
        let drink = try #require(((turns[2]["parameters"] as? [String: Any])?["drink"] as? [[String: Any]])?.first)
        #expect(drink["value"] as? String == "coffee" && drink["spoken"] as? String == "espresso")
        #expect(((turns[2]["response"] as? [String: Any])?["code"] as? String) == "success")
        #expect(turns[3]["answer"] as? String == "not_understood")
        #expect(outcome.code == 0)
    }

    @Test func `the grammars that come with Parlance can be talked to`() throws {
        let outcome = try Command("chat", input: "start a run\n").run()
        #expect(outcome.output.hasPrefix("> start a run\nStartWorkout: success\n  workoutName = run\n"))
        #expect(outcome.code == 0)
    }

    @Test func `in German answers are German`() throws {
        let grammar = "language: de\nintents: {Halt: {data: [{sentences: [halt an]}]}}\n"
        let folder = try TemporaryFolder()
        var command = Command("chat", "-g", try folder.write(grammar, to: "halt.yaml"), input: "halt an\nblabla\n")
        command.keeper = folder
        let expected = """
            > halt an
            Halt: success
              “Erledigt.”
            > blabla
            not understood
              “Das verstehe ich leider nicht.”

            """
        #expect(try command.run() == Command.Outcome(output: expected, error: "", code: 0))
    }

    @Test(arguments: [
        (["--transcript", "none.txt"], "'none.txt' can't be read"),
        (["--transcript", "empty.txt"], "'empty.txt' has no conversation"),
        (["--transcript", "wrong.txt"], "wrong.txt:2: a conversation begins with an utterance"),
        (["--transcript", "latin.txt"], "no conversation"),
        (["--transcript", "/dev/zero"], "'/dev/zero' has more than 16 megabytes"),
        (["--transcript", "."], "'.' can't be read"),
        (["--transcript", "empty.txt", "--json"], "remove --json"),
        (["--time-limit", "0"], "--time-limit takes seconds"),
        (["--time-limit", "nan"], "--time-limit takes seconds"),
        (["--handler", " "], "--handler takes a command"),
        (["-g", "nowhere.yaml"], "nowhere.yaml"),
        (["what", "is", "this"], "unexpected arguments"),
    ])
    func `what is given wrongly is told, and the exit code is 2`(arguments: [String], message: String) throws {
        let files = ["empty.txt": "\n# nothing\n", "wrong.txt": "\nBrew: success\n> tea\n", "latin.txt": ""]
        var command = try Kitchen.chat(saying: "stop it\n", files: files)
        command.arguments += arguments
        let outcome = try command.run()
        #expect(outcome.error.contains(message), "\(outcome.error)")
        #expect(outcome.code == 2)
    }

    @Test func `a line that is no text is told, and the conversation goes on`() throws {
        var command = try Kitchen.chat()
        command.input = Data([0xFF, 0x0A]) + Data("stop it".utf8)
        let outcome = try command.run()
        #expect(outcome.error == "error: line 1 of standard input: it is not UTF-8\n")
        #expect(outcome.output == "> stop it\nStop: success\n  “Done.”\n")
        #expect(outcome.code == 2)
    }

    @Test func `long and odd utterances are answered`() throws {
        let odd = String(repeating: "brew ", count: 3_000) + "\n\u{1B}[31m\u{200F}\n> \n#\n{}\n"
        let outcome = try Kitchen.chat(saying: odd).run()
        #expect(outcome.output.split(separator: "\n").count { $0 == "not understood" } == 5)
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(outcome.code == 0)
    }
}
