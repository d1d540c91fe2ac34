import Foundation

/// A document in Markdown, and the snippets in it: code blocks that tests run.
public struct Document: Sendable {
    /// A code block of the document.
    public struct Snippet: Sendable {
        /// The word after the fence: `yaml`, `console`, `swift` …
        public let language: String
        /// The lines between the fences, each with its newline.
        public let text: String
        /// The line of the opening fence, from 1.
        public let line: Int
    }

    /// Code that tests would miss, with its line.
    public enum Failure: Error, Sendable, Hashable {
        /// A fence other than three backticks at the beginning of a line.
        case unusualFence(line: Int)
        case unclosedFence(line: Int)
        /// A line indented by four blanks, which Markdown treats as code.
        case indentedCode(line: Int)
    }

    public let text: String
    /// The snippets in order.
    public let snippets: [Snippet]

    /// - Throws: `Failure` for code that is not in `snippets`.
    public init(_ text: String) throws {
        self.text = text
        var reader = SnippetReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { try reader.read(line) }
        snippets = try reader.end()
    }

    public init(contentsOf file: URL) throws {
        try self.init(String(contentsOf: file, encoding: .utf8))
    }

    /// The texts of the snippets in a language.
    public func texts(in language: String) -> [String] {
        snippets.filter { $0.language == language }.map(\.text)
    }
}

/// Finds snippets line by line.
private struct SnippetReader {
    private static let fence = "```"

    private var snippets: [Document.Snippet] = []
    private var open: (language: String, line: Int, text: String)?
    private var number = 0
    private var isAfterBlank = true

    mutating func read(_ line: Substring) throws {
        number += 1
        if let snippet = open {
            if line == Self.fence {
                snippets.append(Document.Snippet(language: snippet.language, text: snippet.text, line: snippet.line))
                open = nil
            } else {
                open?.text += line + "\n"
            }
        } else if line.hasPrefix(Self.fence) {
            open = (String(line.dropFirst(Self.fence.count)), number, "")
        } else {
            try check(line)
        }
        isAfterBlank = line.allSatisfy(\.isWhitespace)
    }

    private func check(_ line: Substring) throws {
        if line.contains(Self.fence) || line.contains("~~~") { throw Document.Failure.unusualFence(line: number) }
        let isCode = line.hasPrefix("    ") || line.hasPrefix("\t")
        if isAfterBlank, isCode, !line.allSatisfy(\.isWhitespace) { throw Document.Failure.indentedCode(line: number) }
    }

    func end() throws -> [Document.Snippet] {
        if let open { throw Document.Failure.unclosedFence(line: open.line) }
        return snippets
    }
}
