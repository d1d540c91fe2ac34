import Foundation
import ParlanceTestSupport
import Testing

@Suite("README")
struct ReadmeTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    private static let readme = (try? String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)) ?? ""

    @Test("What the examples print is what they are said to print")
    func consoleExamples() throws {
        let folder = try TemporaryFolder()
        let files = ["kitchen.yaml", "kitchen-corpus.yaml"]
        let texts = Self.blocks(of: "yaml")
        try #require(texts.count == files.count)
        for (file, text) in zip(files, texts) { try folder.write(text, to: file) }
        let examples = Self.blocks(of: "console").flatMap(Self.examples)
        #expect(examples.count == 8)
        for (line, output) in examples {
            let words = try #require(Self.words(of: line))
            var command = Command(input: words.input ?? "")
            command.arguments = Array(words.arguments.dropFirst())
            command.folder = words.arguments.contains("kitchen.yaml") ? folder.path : Self.package.path
            #expect(try command.run().output == output, "\(line)")
        }
    }

    @Test("What is measured is told in the lines of the example; numbers are those of the machine")
    func measurements() throws {
        let example = try #require(Self.blocks(of: "text").flatMap(Self.examples).first)
        let words = try #require(Self.words(of: example.line))
        var command = Command()
        command.arguments = words.arguments.dropFirst() + ["--repeat", "1", "--warm-up", "0"]
        command.folder = Self.package.path
        let outcome = try command.run()
        #expect(BenchCommandTests.shape(outcome.output) == BenchCommandTests.shape(example.output))
        #expect(outcome.code == 0)
    }

    @Test("The two commands install what they need and run")
    func commands() throws {
        let commands = Self.blocks(of: "sh")
        #expect(commands.count == 2)
        #expect(commands.allSatisfy { $0.contains("apt-get install -y libicu-dev") })
        #expect(commands[0].contains("swift run parlance parse"))
        #expect(commands[1].hasSuffix("swift test\n"))
    }

    /// The code blocks of a language.
    private static func blocks(of language: String) -> [String] {
        readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap { rest in
            rest.range(of: "```").map { String(rest[..<$0.lowerBound]) }
        }
    }

    /// The commands of a console, each with what it prints.
    private static func examples(in console: String) -> [(line: String, output: String)] {
        console.components(separatedBy: "$ ").dropFirst().map { example in
            let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0]), String(lines[1]))
        }
    }

    /// The words of a command line, and what is piped into it by `echo '…' |`.
    private static func words(of line: String) -> (arguments: [String], input: String?)? {
        let parts = line.components(separatedBy: " | ")
        let input = parts.count == 2 ? parts[0].dropFirst("echo '".count).dropLast() + "\n" : nil
        let matches = (parts.last ?? "").matches(of: #/"([^"]*)"|(\S+)/#)
        return (matches.map { String($0.output.1 ?? $0.output.2 ?? "") }, input.map(String.init))
    }
}
