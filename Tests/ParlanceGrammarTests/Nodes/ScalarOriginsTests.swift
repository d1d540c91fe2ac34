import Testing

@testable import ParlanceGrammar

/// In each file, `§` marks the places of a stray `)`, one at a time: the error must be reported there.
struct ScalarOriginsTests {
    @Test(arguments: files)
    func `an error in a template has its place in the file, however YAML writes it`(file: String) throws {
        let indented = file.split(separator: "\n", omittingEmptySubsequences: false).map { "     " + $0 }
        for lineEnd in ["\n", "\r\n", "\r"] {
            for (text, offset) in Self.variants(of: indented.joined(separator: lineEnd), replacement: ")") {
                try expectError(in: text, at: offset, length: 1)
            }
        }
    }

    static let files = [
        "- §brew§ some§ tea§",
        "- §brew§\n  some§\n  tea§",
        "- §brew§   \n  \t \n\n     some \t§ §\n  tea§",
        "- '§brew§ it''§s''''§ tea§'",
        "- '§brew§\n   some  \n\n\n  §tea§'",
        "-     '\n  §brew\n  tea§ '",
        #"- "§brew\t§ \"§tea\" \\\\§ \x41§ \u00e9§ \U0001F375§ \_§\N§ 五§👩‍🚀§""#,
        "- \"§brew§\n   some  \n\n\n  §tea§\"",
        "- \"§brew \\\n   §some\\\n  \\ tea\\n§ \\\n\n\n  §now\\\n§\"",
        "- |\n  §brew§\n  some§ tea§\n",
        "- |\n\n \n  §brew§\n    some§\n\n \n  tea§\n",
        "- |-\n    §brew§\n     some§\n    tea§\n",
        "- |+\n  §brew§\n  tea§\n\n\n",
        "- |2\n    §brew§\n   some§\n  §tea§\n",
        "-   |2-  # the house's own\n      \n      §brew§\n     §tea§\n",
        "- >\n  §brew§\n  some§\n  tea§\n",
        "- >\n\n  §brew§\n  §some\n\n  §green\n\n\n  tea§\n",
        "- >-\n  §brew§\n    §some§\n    green§\n\n     §and\n  §fine§\n  tea§\n",
        "- >1\n     §brew§\n    §some\n  §tea\n  and§\n",
        "- >+\n  brew  §  \n  some \t §\n   \n\n  §tea\n\n",
        "- !!str §brew§ tea§",
        "- !!str  '§brew§'",
        "- &brew §brew§ tea§",
        "- &brew !!str\n  §brew§ tea§",
        "- &brew  # the house's own\n  \"§brew§\"",
        "- !!str &brew |\n  §brew§\n  tea§\n",
        "- \u{3000}五§ 👩‍🚀§ e\u{301}§ \u{FEFF}§tea",
        "- |\n  五§\n  👩‍🚀§ e\u{301}§\n",
    ]

    @Test(arguments: [#"\x29"#, #"\u0029"#, #"\U00000029"#])
    func `an escape is marked as a whole`(escape: String) throws {
        let file = #"     - "§brew \"§ \ud83c\udf75 \\\\§ \x41§ \ud83c\udf75\ud83c\udf75§ é§""#
        for (text, offset) in Self.variants(of: file, replacement: escape) {
            try expectError(in: text, at: offset, length: escape.unicodeScalars.count)
        }
    }

    @Test func `a byte order mark is no column`() throws {
        for (text, offset) in Self.variants(of: "[brew§, \"§tea\"]", replacement: ")") {
            let text = "{language: en, expansion_rules: {tea: here}, intents: {Brew: {data: [{sentences: \(text)}]}}}"
            let diagnostics = GrammarLoader().diagnostics("\u{FEFF}" + text)
            let column = text.unicodeScalars.count - "\(text.drop { $0 != ")" })".unicodeScalars.count + 1
            #expect(diagnostics.map(\.place) == [SourcePlace(file: "tea.yaml", line: 1, column: column)], "\(offset)")
            #expect(diagnostics.map(\.sourceLine) == [text])
        }
        let blocks = "\u{FEFF}language: en\nintents:\n  Brew: {data: [{sentences: [tea]}]}\n"
        #expect(GrammarLoader().diagnostics(blocks).isEmpty)
    }

    /// For each `§`, the file with it replaced and the others removed, and the offset of the replacement.
    static func variants(of file: String, replacement: String) -> [(text: String, offset: Int)] {
        let parts = file.unicodeScalars.split(separator: "§", omittingEmptySubsequences: false).map(Array.init)
        return (1..<parts.count).map { index in
            let before = Array(parts[..<index].joined())
            let after = Array(parts[index...].joined())
            let scalars = before + Array(replacement.unicodeScalars) + after
            return (String(String.UnicodeScalarView(scalars)), before.count)
        }
    }

    /// - Parameter text: A list of sentences, as written below `sentences:`.
    private func expectError(in text: String, at offset: Int, length: Int) throws {
        let lineEnd = text.contains("\r\n") ? "\r\n" : text.contains("\r") ? "\r" : "\n"
        let head = ["language: en", "intents:", " Brew:", "  data:", "  - sentences:", ""].joined(separator: lineEnd)
        let file = head + text
        let diagnostics = GrammarLoader().diagnostics(file)
        let scalars = Array(file.unicodeScalars.prefix(head.unicodeScalars.count + offset))
        let lines = Self.lines(scalars)
        let place = SourcePlace(file: "tea.yaml", line: lines.count, column: lines[lines.count - 1].count + 1)
        #expect(diagnostics.first?.place == place, "\(text.debugDescription) \(diagnostics)")
        #expect(diagnostics.first?.length == length, "\(text.debugDescription)")
        #expect(diagnostics.first?.problem == .template(.unexpectedCloser(")", open: nil)), "\(text.debugDescription)")
        #expect(diagnostics.count == 1, "\(text.debugDescription) \(diagnostics)")
    }

    /// The lines of a text, in the simplest way.
    private static func lines(_ scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        var lines: [[Unicode.Scalar]] = [[]]
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\r" where index + 1 < scalars.count && scalars[index + 1] == "\n": break
            case "\n", "\r": lines.append([])
            default: lines[lines.count - 1].append(scalar)
            }
        }
        return lines
    }
}
