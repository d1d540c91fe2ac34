import Testing

@testable import ParlanceGrammar

struct VisibleTextTests {
    @Test(arguments: [
        ("", ""), ("tea\n\tfor two", "tea\n\tfor two"), ("a\u{1B}[31mb", #"a\u{1B}[31mb"#),
        ("a\rb\r\n", "a\\u{D}b\\u{D}\n"),
        ("\u{0}\u{7}\u{7F}", #"\u{0}\u{7}\u{7F}"#), ("\u{80}\u{9B}\u{9F}\u{A0}", "\\u{80}\\u{9B}\\u{9F}\u{A0}"),
        ("a\u{202E}b\u{202C}", #"a\u{202E}b\u{202C}"#), ("\u{2066}\u{2069}\u{206A}", "\\u{2066}\\u{2069}\u{206A}"),
        ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("a\u{2028}b\u{2029}", "a\u{2028}b\u{2029}"),
        ("👩‍👩‍👧 é 東京 हिन्दी", "👩‍👩‍👧 é 東京 हिन्दी"),
    ])
    func `controls are escaped, and all else stays`(text: String, shown: String) {
        #expect(VisibleText.escaped(text) == shown)
        #expect(VisibleText.escaped(shown) == shown)
    }

    @Test(arguments: [("a\r\n\tb", "a  b"), ("a\u{2028}b\u{85}c", "a b c"), ("a\u{1B}\u{202E}", #"a\u{1B}\u{202E}"#)])
    func `on one line, blanks stand for tabs and line ends`(text: String, shown: String) {
        #expect(VisibleText.onOneLine(text).allSatisfy { !$0.isNewline })
        #expect(VisibleText.onOneLine(text).split(separator: " ") == shown.split(separator: " "))
    }

    @Test func `no scalar that has a terminal act is left`() {
        let text = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
        let left = VisibleText.onOneLine(text).unicodeScalars.filter { scalar in
            let properties = scalar.properties
            return properties.generalCategory == .control || properties.generalCategory == .lineSeparator
                || properties.generalCategory == .paragraphSeparator || properties.isBidiControl
        }
        #expect(left.isEmpty)
    }

    @Test func `neither file nor message of a diagnostic acts on the terminal`() {
        let place = SourcePlace(file: "\u{1B}[2J\na.yaml", line: 1, column: 1)
        let diagnostic = Diagnostic(.noSuchFile("\u{9B}31m\u{202E}\nx"), place: place)
        #expect(
            DiagnosticRenderer().render(diagnostic) == #"""
                \u{1B}[2J a.yaml:1:1: error[no-such-file]: there is no file or folder '\u{9B}31m\u{202E} x'
                """#
        )
    }
}
