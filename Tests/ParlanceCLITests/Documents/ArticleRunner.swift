import Foundation
import ParlanceTestSupport
import Testing

/// Runs the snippets of an article in order, as a reader would.
struct ArticleRunner {
    private let folder: TemporaryFolder
    /// The Swift code of articles, as it is compiled.
    private let excerpts: SwiftExcerpts
    /// The contents of the reader's files, by name.
    private var files: [String: String] = [:]
    /// Files that no snippet has used yet.
    private var unused: Set<String> = []
    /// The file whose lists and rules the examples of templates use: the last one without intents.
    private var definitions: String?

    init() throws {
        folder = try TemporaryFolder()
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        excerpts = try SwiftExcerpts(of: tests.appending(path: "SwiftSnippetTests.swift").path)
    }

    mutating func run(_ snippet: Document.Snippet) throws {
        switch snippet.language {
        case "yaml", "python": try write(snippet)
        case "console": for example in ConsoleExample.examples(in: snippet.text) { try run(example) }
        case "measured": for example in ConsoleExample.examples(in: snippet.text) { try measure(example) }
        case "templates": for example in try TemplateExample.examples(in: snippet.text) { try check(example) }
        case "ranking": for example in try RankingExample.examples(in: snippet.text) { try check(example) }
        case "swift":
            #expect(excerpts.contain(snippet.text), "line \(snippet.line): no test compiles this")
        default: Issue.record("line \(snippet.line): nothing tests what is in '\(snippet.language)'")
        }
    }

    func end() {
        #expect(unused == [], "nothing makes use of these files")
    }

    private mutating func write(_ snippet: Document.Snippet) throws {
        guard let name = snippet.fileName else {
            Issue.record("line \(snippet.line): the first line does not say which file it is")
            return
        }
        #expect(!unused.contains(name), "nothing makes use of '\(name)' before it is shown again")
        unused.insert(name)
        files[name] = snippet.text
        try folder.write(snippet.text, to: name)
        if snippet.language == "yaml", !snippet.text.contains("\nintents:") { definitions = name }
    }

    /// Standard error comes first, like warnings on a terminal.
    private mutating func run(_ example: ConsoleExample) throws {
        let outcome = try Command(shell: example.command, in: folder.path).run()
        #expect(outcome.error + outcome.output == example.output, "\(example.command)")
        let words = example.command.split { " \n\"'".contains($0) }.map(String.init)
        unused = unused.filter { file in !words.contains { file == $0 || file.hasPrefix($0 + "/") } }
    }

    /// Compares everything except the numbers, which depend on the machine.
    private func measure(_ example: ConsoleExample) throws {
        let command = example.command + " --repeat 1 --warm-up 0"
        let outcome = try Command(shell: command, in: folder.path).run()
        #expect(BenchCommandTests.shape(outcome.output) == BenchCommandTests.shape(example.output))
        #expect(outcome.code == 0)
    }

    private mutating func check(_ example: TemplateExample) throws {
        try example.check(with: useDefinitions())
    }

    private mutating func check(_ example: RankingExample) throws {
        try example.check(with: useDefinitions())
    }

    private mutating func useDefinitions() -> Definitions {
        guard let definitions else { return Definitions(text: "language: en\n") }
        unused.remove(definitions)
        return Definitions(text: files[definitions] ?? "")
    }
}
