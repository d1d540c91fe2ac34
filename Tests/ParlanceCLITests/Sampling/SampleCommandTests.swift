import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance sample")
struct SampleCommandTests {
    private static let grammar = """
        language: en
        intents:
          Brew:
            data:
              - sentences: ["(make|brew) {drink}", "say {note}"]
          Stop:
            data:
              - sentences: ["stop [it]"]
                slots: {power: false}
        lists:
          drink: {values: [tea, {in: "(coffee|espresso)", out: coffee}]}
          note: {wildcard: true}

        """

    private func kitchen(_ arguments: String...) throws -> Command {
        let house = try House()
        try house.folder.write(Self.grammar, to: "kitchen.yaml")
        var command = house.command()
        command.arguments = ["sample", "-g", "kitchen.yaml"] + arguments
        return command
    }

    @Test("All sentences, a line each")
    func saysAll() throws {
        let expected = """
            make tea
            make coffee
            make espresso
            brew tea
            brew coffee
            brew espresso
            say lorem ipsum
            stop it
            stop

            """
        #expect(try kitchen().run() == Command.Outcome(output: expected, error: "", code: 0))
    }

    @Test("Random sentences, with their meanings")
    func saysSome() throws {
        let outcome = try kitchen("--count", "1", "--intent", "Stop", "--format", "jsonl", "--seed", "4").run()
        let expected = """
            {"context":{},"intent":"Stop","language":"en","metadata":{},"response":"default","slots":{"power":{"kind":"fixed","value":false}},"source":"kitchen.yaml:8:22","spoken":[],"template":"stop [it]","text":"stop it"}

            """
        #expect(outcome == Command.Outcome(output: expected, error: "", code: 0))
    }

    /// Options for small grammars of five domains.
    private static let fiveDomains = ["Benchmarks/Domains/Grammars", "Grammars/apps.yaml"]
        .flatMap { ["--grammar", Command.package.appending(path: $0).path] }

    @Test("Sentences of five domains are read with their meanings", arguments: ["digits", "words"])
    func feedsTest(numbers: String) throws {
        let folder = try TemporaryFolder()
        var sample = Command("sample", "--format", "jsonl", "--count", "3000", "--seed", "1", "--numbers", numbers)
        sample.arguments += Self.fiveDomains
        let samples = try sample.run().output
        try folder.write(samples, to: "samples.jsonl")
        var test = Command("test", folder.path(of: "samples.jsonl"))
        test.arguments += Self.fiveDomains
        let outcome = try test.run()
        #expect(outcome.code == 0, "\(outcome.output.prefix(2_000))")
        #expect(outcome.output.hasPrefix("en "))
        #expect(outcome.output.hasSuffix("\n\(samples.split(separator: "\n").count) passed, 0 failed\n"))
    }

    @Test("The end of the sentences is reported")
    func endsEarly() throws {
        let outcome = try kitchen("--count", "5", "--template", "kitchen.yaml:8").run()
        #expect(Set(outcome.output.split(separator: "\n")) == ["stop", "stop it"])
        #expect(outcome.error == "note: there are no more than 2 different sentences\n")
        #expect(outcome.code == 0)
    }

    @Test("How many there are")
    func counts() throws {
        #expect(try kitchen("--how-many").run().output == "9\n")
        #expect(try kitchen("--how-many", "--format", "jsonl").run().output == "{\"expansions\":\"9\"}\n")
        #expect(try kitchen("--how-many", "--wildcard", "note=a", "--wildcard", "note=b c").run().output == "10\n")
    }

    @Test("Wildcards have the given words")
    func fillsWildcards() throws {
        let outcome = try kitchen("--template", "say {note}", "--wildcard", "note=hello  you").run()
        #expect(outcome.output == "say hello you\n")
    }

    @Test(
        "Unknown names give exit code 2",
        arguments: [
            (["--intent", "Brw"], "error: there is no intent 'Brw'; did you mean 'Brew'?\n"),
            (["--intent", "Xyz"], "error: there is no intent 'Xyz'; there are: Brew, Stop\n"),
            (["--wildcard", "drink=x"], "error: there is no wildcard 'drink'; there are: note\n"),
            (
                ["--wildcard", "note= ."],
                "error: ' .' has no speakable characters; give the wildcard 'note' at least one word\n"
            ),
            (
                ["--template", "stop"],
                "error: no template has the text or the place 'stop'; give its text, or FILE:LINE as 'parlance parse' shows it\n"
            ),
        ]
    )
    func refuses(arguments: [String], error: String) throws {
        var command = try kitchen()
        command.arguments += arguments
        #expect(try command.run() == Command.Outcome(output: "", error: error, code: 2))
    }

    @Test(
        "Contradictory options give exit code 2",
        arguments: [
            ["--seed", "1"], ["--count", "-1"], ["--how-many", "--count", "1"], ["--wildcard", "note"],
            ["--context", "=x"], ["--format", "json"],
        ]
    )
    func refusesCombinations(arguments: [String]) throws {
        var command = try kitchen()
        command.arguments += arguments
        #expect(try command.run().code == 2)
    }

    @Test("A grammar without sentences is reported, with exit code 1")
    func saysNothing() throws {
        let house = try House()
        let text =
            "language: en\nintents: {A: {data: [{sentences: [\"go {x}\", \"do {x}\"]}]}}\nlists: {x: {values: []}}\n"
        try house.folder.write(text, to: "empty.yaml")
        let outcome = try house.command("sample", "-g", "empty.yaml").run()
        #expect(outcome.output == "")
        #expect(outcome.code == 1)
        #expect(
            outcome.error.hasSuffix(
                "warning: of 2 templates nothing can be said, for a list is empty or the context rules it out: "
                    + "empty.yaml:2:36: go {x}, …\n"
            )
        )
    }

    @Test("A reader that has seen enough ends it quietly", arguments: ["", "trap '' PIPE; "])
    func endsWithItsReader(before: String) throws {
        let house = try House()
        var command = house.command()
        let grammars = Self.fiveDomains.map { "'\($0)'" }.joined(separator: " ")
        let parlance = command.executable.path
        command.executable = URL(filePath: "/bin/sh")
        command.arguments = ["-c", "\(before)\"\(parlance)\" sample \(grammars) | head -n 2 | wc -l"]
        #expect(try command.run() == Command.Outcome(output: "2\n", error: "", code: 0))
    }
}
