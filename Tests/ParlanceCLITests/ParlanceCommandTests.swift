import ParlanceTestSupport
import Testing

@Suite("The command line")
struct ParlanceCommandTests {
    @Test(
        "Wrong arguments give exit code 2 and a message",
        arguments: [
            (["parse", "--tpo", "3"], "Error: Unknown option '--tpo'. Did you mean '--top'?"),
            (["parse", "--top", "many"], "Error: The value 'many' is invalid for '--top <count>'"),
            (["parse", "--top", "0", "hi"], "Error: --top must be 1 or more"),
            (["parse", "--top", "257", "hi"], "Error: --top must be 256 or less"),
            (["explain", "--top", "257", "hi"], "Error: --top must be 256 or less"),
            (["parse", "--format", "xml"], "Error: The value 'xml' is invalid for '--format <format>'."),
            (["parse", "--context", "area", "hi"], "Error: --context takes KEY=VALUE, not 'area'"),
            (["parse", "--context", "=den", "hi"], "Error: --context takes KEY=VALUE, not '=den'"),
            (["parse", "--jsonl", "hi"], "Error: --jsonl reads standard input; remove the utterance"),
            (
                ["parse", "--jsonl", "--top", "2"],
                "Error: with --jsonl each line has its own 'top', 'prefer', 'context', 'edits', 'now', 'partial', 'requests' and 'intents'"
            ), (["parse", "--jsonl", "--partial"], "Error: with --jsonl each line has its own 'top', 'prefer'"),
            (["explain", "--partial", "hi"], "Error: Unknown option '--partial'"),
            (["prase"], "Error: Unexpected argument 'prase'"), (["parse", "--grammar"], "Error: Missing value for"),
        ]
    )
    func refusesWrongArguments(arguments: [String], message: String) throws {
        var command = Command()
        command.arguments = arguments
        let outcome = try command.run()
        #expect(outcome.error.hasPrefix(message))
        #expect(outcome.error.contains("Usage: parlance"))
        #expect(outcome.output == "")
        #expect(outcome.code == 2)
    }

    @Test("Help is no error", arguments: [["--help"], ["parse", "--help"], ["test", "-h"], ["help", "parse"], []])
    func helps(arguments: [String]) throws {
        var command = Command()
        command.arguments = arguments
        let outcome = try command.run()
        #expect(outcome.output.contains("USAGE: parlance"))
        #expect(outcome.error == "")
        #expect(outcome.code == 0)
    }

    @Test("Each version is on a line of its own", arguments: [["--version"], ["parse", "--version"]])
    func tellsVersions(arguments: [String]) throws {
        var command = Command()
        command.arguments = arguments
        let outcome = try command.run()
        let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(names == ["parlance", "ICU", "compiled-format", "text-rules"])
        #expect(
            outcome.output.split(separator: "\n").allSatisfy { $0.wholeMatch(of: #/[A-Za-z-]+ [0-9][0-9.]*/#) != nil }
        )
        #expect(outcome.error == "")
        #expect(outcome.code == 0)
    }

    @Test(
        "An utterance that may mean several things ends with 1, however it is asked",
        arguments: [
            (["parse", "call marka"], ""), (["parse", "--format", "json", "call marka"], ""),
            (["parse"], "call marka\n"),
            (["parse", "--jsonl"], "call marka\n"), (["parse", "--jsonl"], "{\"text\": \"call marka\"}\ncall marta\n"),
            (["explain", "call marka"], ""),
        ]
    )
    func tellsAmbiguity(arguments: [String], input: String) throws {
        let grammar = """
            language: en
            intents: {Call: {data: [{sentences: ["call {name}"]}]}}
            lists: {name: {values: [marta, marla]}}
            """
        let folder = try TemporaryFolder(["call.yaml": grammar])
        var command = Command(input: input)
        command.arguments = [arguments[0], "-g", folder.path(of: "call.yaml")] + arguments.dropFirst()
        let outcome = try command.run()
        #expect(outcome.output.contains("ambiguous"))
        #expect(outcome.code == 1)
    }

    @Test("Nothing is coloured where no terminal is", arguments: [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color"]])
    func staysPlain(environment: [String: String]) throws {
        let house = try House()
        try house.folder.write("language: en\nintents: {A: {data: [{sentences: ['(']}]}}", to: "wrong.yaml")
        for path in ["house.yaml", "wrong.yaml"] {
            var command = house.command("parse", "-g", path, input: "turn on the lamp\nwhat")
            command.environment = environment
            let outcome = try command.run()
            #expect(!(outcome.output + outcome.error).contains("\u{1B}"))
            #expect(!(outcome.output + outcome.error).isEmpty)
        }
    }
}
