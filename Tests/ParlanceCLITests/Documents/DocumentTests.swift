import ParlanceTestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test("Snippets are in order, with language, text and line")
    func snippets() throws {
        let document = try Document("# A\n\n```yaml\na: 1\n\n```\nb\n```\n    c\n```\n")
        #expect(document.snippets.map(\.language) == ["yaml", ""])
        #expect(document.snippets.map(\.text) == ["a: 1\n\n", "    c\n"])
        #expect(document.snippets.map(\.line) == [3, 8])
    }

    @Test(
        "Code that no test would see is an error",
        arguments: [
            ("a\n\n    b\n", .indentedCode(line: 3)), ("a\n\n\tb\n", .indentedCode(line: 3)),
            ("  ```\na\n", .unusualFence(line: 1)), ("> ```\n", .unusualFence(line: 1)),
            ("a\n~~~\n", .unusualFence(line: 2)), ("\n```\na\n", .unclosedFence(line: 2)),
        ] as [(String, Document.Failure)]
    )
    func hiddenCode(text: String, failure: Document.Failure) {
        #expect(throws: failure) { try Document(text) }
    }

    @Test("A console has commands, which a backslash continues, and their output")
    func console() {
        let console = "$ a \\\n  | b\n1\n\n2\n$ c\n"
        let examples = [
            ConsoleExample(command: "a \\\n  | b", output: "1\n\n2\n"), ConsoleExample(command: "c", output: ""),
        ]
        #expect(ConsoleExample.examples(in: console) == examples)
    }
}
