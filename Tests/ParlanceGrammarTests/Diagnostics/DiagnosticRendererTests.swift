import Testing

@testable import ParlanceGrammar

struct DiagnosticRendererTests {
    private let place = SourcePlace(file: "tea.yaml", line: 12, column: 5)

    @Test func `a diagnostic without a place is one line`() {
        #expect(
            DiagnosticRenderer().render(Diagnostic(.missingLanguage)) == """
                error[missing-language]: no file declares its 'language'; add one, such as 'language: en'
                """
        )
    }

    @Test func `colours mark the place, the severity and the caret, where they are wanted`() {
        let diagnostic = Diagnostic(.emptyListValue, severity: .warning, place: place, length: 2, sourceLine: "abc ''")
        let text = GrammarProblem.emptyListValue.message
        #expect(
            DiagnosticRenderer().render(diagnostic)
                == "tea.yaml:12:5: warning[empty-value]: \(text)\n 12 | abc ''\n    |     ^~"
        )
        #expect(
            DiagnosticRenderer(usesColor: true).render(diagnostic) == """
                \u{1B}[1mtea.yaml:12:5:\u{1B}[0m \u{1B}[35mwarning[empty-value]:\u{1B}[0m \(text)
                 12 | abc ''
                    |     \u{1B}[32m^~\u{1B}[0m
                """
        )
    }

    @Test(arguments: [
        ("abcdefghij", 5, 3, "abcdefghij", "    ^~~"),
        ("abcdefghij", 5, 99, "abcdefghij", "    ^~~~~~"),
        ("abcdefghij", 11, 1, "abcdefghij", "          ^"),
        ("abcdefghij", 99, 1, "abcdefghij", "          ^"),
        ("\tab\tcd", 5, 1, "\tab\tcd", "\t  \t^"),
        ("五杯のお茶", 3, 2, "五杯のお茶", "    ^~~~"),
        ("e\u{301}e\u{301}x", 5, 1, "e\u{301}e\u{301}x", "  ^"),
        ("a\u{7}\u{1B}[31mb", 8, 1, #"a\u{7}\u{1B}[31mb"#, "                ^"),
        ("a\u{7F}\u{9B}b", 2, 2, #"a\u{7F}\u{9B}b"#, " ^~~~~~~~~~~~"),
        ("a\u{202E}b\u{2028}c", 4, 2, #"a\u{202E}b c"#, "          ^~"),
    ])
    func `the caret stands under what is meant`(line: String, column: Int, length: Int, shown: String, caret: String) {
        let place = SourcePlace(file: "tea.yaml", line: 1, column: column)
        let diagnostic = Diagnostic(.noSentences, place: place, length: length, sourceLine: line)
        let rendered = DiagnosticRenderer().render(diagnostic).split(separator: "\n").dropFirst()
        #expect(rendered == [" 1 | \(shown)", "   | \(caret)"])
    }

    @Test(arguments: [1, 20, 21, 60, 99, 100], [-5, 20, 40, 1_000])
    func `a long line is cut around the place, with the caret at its character`(column: Int, width: Int) throws {
        let line = String((0..<100).map { Character(Unicode.Scalar(UInt8(33 + $0 % 90))) })
        let place = SourcePlace(file: "tea.yaml", line: 1, column: column)
        let rendered = DiagnosticRenderer(width: width).render(Diagnostic(.noSentences, place: place, sourceLine: line))
        let lines = rendered.split(separator: "\n").dropFirst().map { Array($0.dropFirst(5)) }
        let caret = try #require(lines[1].firstIndex(of: "^"))
        #expect(lines[0][caret] == Array(line)[column - 1])
        #expect(lines[0].count <= max(width, 20) + 2)
    }

    @Test func `any numbers will do`() {
        for column in [Int.min, 0, 1, Int.max] {
            for length in [Int.min, 0, 5, Int.max] {
                let place = SourcePlace(file: "a", line: column, column: column)
                let diagnostic = Diagnostic(
                    .noSentences,
                    place: place,
                    length: length,
                    sourceLine: "abc",
                    sourceColumn: 2
                )
                #expect(DiagnosticRenderer(width: .max).render(diagnostic).contains("^"))
            }
        }
    }
}
