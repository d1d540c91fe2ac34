import Foundation
import Parlance
import Testing

@testable import ParlanceCLI

/// Programs that violate the protocol, and some that follow it. They are shell scripts, so that every machine can run
/// them.
@Suite("parlance chat --handler")
struct ChatHandlerTests {
    /// Answers `supports` and `confirm` correctly, and other calls as a test requires.
    private static func script(_ answers: String) -> String {
        """
        while read -r line; do
          id=${line#*\\"id\\":}; id=${id%%[!0-9]*}
          case $line in
            *'"call":"supports"'*) echo "{\\"id\\":$id,\\"supports\\":true}";;
            *'"call":"confirm"'*) echo "{\\"id\\":$id,\\"code\\":\\"ready\\"}";;
            \(answers)
            *'"call":"resolve"'*) echo "{\\"id\\":$id,\\"results\\":null}";;
            *) echo "{\\"id\\":$id,\\"code\\":\\"success\\",\\"details\\":{\\"ready\\":\\"soon\\"}}";;
          esac
        done

        """
    }

    private func run(_ answers: String, saying utterances: String, _ arguments: String...) throws -> Command.Outcome {
        var command = try Kitchen.chat(saying: utterances, files: ["handler.sh": Self.script(answers)])
        command.arguments += ["--handler", "sh handler.sh"] + arguments
        return try command.run()
    }

    @Test func `a program handles what is said`() throws {
        let outcome = try run(
            #"*'"parameter":"drink"'*'"value":"tea"'*) echo "{\"id\":$id,\"results\":[{\"outcome\":\"unsupported\",\"reason\":\"allGone\"}]}";;"#,
            saying: "I need tea\ncoffee\nyes\n"
        )
        let expected = """
            > I need tea
            Brew asks for drink, unsupported: allGone
              drink = tea
              “tea won't do. What instead?”
            > coffee
            Brew asks for confirmation
              drink = coffee
              “coffee?”
            > yes
            Brew: success
              drink = coffee
              response ready = soon
              “Done.”

            """
        #expect(outcome == Command.Outcome(output: expected, error: "", code: 0))
    }

    /// A program that stores all calls.
    private func calls(_ utterances: String, _ arguments: String...) throws -> (shown: String, calls: String) {
        let apps =
            "hot: {display_name: Hot, supported_intents: [Brew]}\nwarm: {display_name: Warm, supported_intents: [Brew]}\n"
        let lines = Self.script("").replacing("  case $line", with: "  echo \"$line\" >> calls.jsonl\n  case $line")
        var command = try Kitchen.chat(saying: utterances, files: ["handler.sh": lines, "apps.yaml": apps])
        command.arguments += ["-g", "apps.yaml", "--handler", "sh handler.sh"] + arguments
        let shown = try command.run().output
        let path = URL(filePath: command.folder).appending(path: "calls.jsonl")
        return (shown, (try? String(contentsOf: path, encoding: .utf8)) ?? "")
    }

    @Test func `a program is asked when the app is known, and told which it is`() throws {
        let (shown, calls) = try calls("I need tea\nno\nI need tea\nwarm\nyes\n")
        #expect(shown.hasPrefix("> I need tea\nBrew asks which app: Hot [hot], Warm [warm]\n"), "\(shown)")
        #expect(calls.contains(#""app":{"identifier":"warm","name":"Warm","selection":"named"}"#), "\(calls)")
        #expect(!calls.contains("hot"))
    }

    @Test func `a program is told of the app that is preferred`() throws {
        let (_, calls) = try calls("I need tea\nyes\n", "--prefer-app", "hot")
        #expect(calls.contains(#""app":{"identifier":"hot","name":"Hot","selection":"preferred"}"#), "\(calls)")
    }

    @Test func `a program is told what had to be guessed`() throws {
        let (shown, calls) = try calls("I ned tea\nyes\n", "--last-used", "Brew=warm")
        #expect(shown.contains("  “I understood “I need tea”.”\n  “tea?”\n"), "\(shown)")
        #expect(calls.contains(#""corrections":[{"said":"I ned tea","understood":"I need tea"}]"#), "\(calls)")
        #expect(calls.contains(#""selection":"last-used""#))
    }

    @Test func `programs that read turns are told of guesses and of the app`() throws {
        let (shown, _) = try calls("I ned tea\n", "--json", "--prefer-app", "hot")
        #expect(shown.contains(#""corrections":[{"said":"I ned tea","understood":"I need tea"}]"#), "\(shown)")
        #expect(shown.contains(#""selected_app":{"identifier":"hot","name":"Hot","selection":"preferred"}"#))
    }

    @Test func `an app that there is not can't be preferred`() throws {
        var command = try Kitchen.chat(saying: "I need tea\n")
        command.arguments += ["--prefer-app", "hot"]
        let outcome = try command.run()
        #expect(outcome.error.contains("there are no apps, so 'hot' can't be preferred") && outcome.code == 2)
    }

    @Test func `what the program does not support is told`() throws {
        let script =
            #"while read -r line; do id=${line#*\"id\":}; id=${id%%[!0-9]*}; echo "{\"id\":$id,\"supports\":false}"; done"#
        var command = try Kitchen.chat(saying: "stop it\n")
        command.arguments += ["--handler", script]
        let outcome = try command.run()
        #expect(outcome.output == "> stop it\nStop: not supported\n  “Sorry, nothing here can do that.”\n")
        #expect(outcome.code == 0)
    }

    @Test(arguments: [
        ("echo nonsense; cat", "it answered 'nonsense', which is not a JSON object"),
        ("echo '{\"id\": 99}'; cat", "its answer has the id 99, and the call's is 1"),
        ("echo '{\"id\": 1}'; cat", "its answer lacks 'supports'"),
        ("echo '{\"id\": 1, \"supports\": 1}'; cat", "'supports' in its answer should be true or false"),
        ("echo '{\"id\": 1, \"error\": \"no network\"}'; cat", "the handler failed to resolve: no network"),
        ("exit 3", "it ended with exit code 3 before it answered"),
        ("kill -9 $$", "it ended before it answered"),
        ("no-such-program", "it ended with exit code 127 before it answered"),
        ("head -c 1500000 /dev/zero; cat", "its answer has more than 1048576 bytes"),
        ("exec 0<&-; sleep 0.1; exit 4", "it ended with exit code 4"),
    ])
    func `what a program does wrong is told, and the conversation goes on`(program: String, problem: String) throws {
        var command = try Kitchen.chat(saying: "stop it\nfoo\n")
        command.arguments += ["--handler", program]
        let outcome = try command.run()
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first { $0.hasPrefix("  problem: ") }?.contains(problem) == true, "\(outcome.output)")
        #expect(lines.contains("Stop: failure") && lines.last == "  “Sorry, I don't understand that.”")
        #expect(outcome.code == 1)
    }

    @Test func `a program that hangs is stopped at the limit`() throws {
        var command = try Kitchen.chat(saying: "stop it\n")
        command.arguments += ["--handler", "sleep 600", "--time-limit", "0.2"]
        let outcome = try command.run()
        #expect(outcome.output.contains("problem: the handler failed to resolve: it did not answer within 0.2 seconds"))
        #expect(outcome.code == 1)
    }

    @Test func `a program that takes its time is waited for, and the user is told`() throws {
        let outcome = try run(
            #"*'"call":"handle"'*) sleep 2.5; echo "{\"id\":$id,\"code\":\"success\"}";;"#,
            saying: "stop it\n"
        )
        let expected = "> stop it\nin progress\n  “It takes a moment.”\nStop: success\n  “Done.”\n"
        #expect(outcome == Command.Outcome(output: expected, error: "", code: 0))
    }

    @Test func `a response code that the intent does not have is a problem`() throws {
        let outcome = try run(
            #"*'"call":"handle"'*) echo "{\"id\":$id,\"code\":\"failureCupBroken\"}";;"#,
            saying: "I need tea\nyes\n"
        )
        #expect(outcome.output.contains("problem: 'failureCupBroken' is not a response code of Brew"))
        #expect(outcome.code == 1)
    }

    @Test func `what it writes to standard error is shown`() throws {
        let outcome = try run(
            #"*'"call":"handle"'*) echo "pouring" >&2; echo "{\"id\":$id,\"code\":\"success\"}";;"#,
            saying: "stop it\n"
        )
        #expect(outcome.error == "pouring\n")
        #expect(outcome.code == 0)
    }

    @Test func `a transcript is replayed with a program`() throws {
        var command = try Kitchen.chat(
            files: [
                "handler.sh": Self.script(""),
                "t.txt": "> stop it\nStop: success\n  response ready = soon\n  “Done.”\n",
            ]
        )
        command.arguments += ["--handler", "sh handler.sh", "--transcript", "t.txt"]
        #expect(try command.run().output == "1 conversation, 1 utterance: all as recorded\n")
    }
}
