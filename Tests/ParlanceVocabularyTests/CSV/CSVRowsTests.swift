import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceVocabulary

@Suite("Comma-separated values")
struct CSVRowsTests {
    private func rows(_ text: String) -> (rows: [[String]], problems: [String]) {
        var reader = CSVRows(SourceText(name: "a.csv", text: text))
        var rows: [[String]] = []
        while let row = reader.next() { rows.append(row.map(\.text)) }
        return (rows, reader.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code)" })
    }

    @Test(
        arguments: [
            ("", []), ("\n\r\n\n", []), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
            ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
            ("a\rb\r", [["a"], ["b"]]), (",\n,", [["", ""], ["", ""]]), ("a,", [["a", ""]]),
            ("a,\nb,c", [["a", ""], ["b", "c"]]),
            ("\"a,b\",\"c\"\"d\"\n\"\",\"e\nf\"", [["a,b", "c\"d"], ["", "e\nf"]]),
            ("\"\"\"\"", [["\""]]), (" a , \"b\" ", [[" a ", " \"b\" "]]), ("é,客\u{2028}x", [["é", "客\u{2028}x"]]),
            ("\u{FEFF}a,b", [["a", "b"]]), ("a,\"b\"", [["a", "b"]]),
            ("\"a\r\nb\",c\r\nd,e", [["a\r\nb", "c"], ["d", "e"]]),
            // The first line determines the separator.
            ("a;b\nc,d;\"e;f\"", [["a", "b"], ["c,d", "e;f"]]), ("a\tb\nc;d\te", [["a", "b"], ["c;d", "e"]]),
            ("\na,b;c\nd;e,f", [["a", "b;c"], ["d;e", "f"]]), ("a\nb;c", [["a"], ["b;c"]]),
        ]
    )
    func `fields are read as RFC 4180 has them`(text: String, expected: [[String]]) {
        let (rows, problems) = rows(text)
        #expect(rows == expected)
        #expect(problems == [])
    }

    @Test(
        arguments: [
            ("a,\"b", "1:3 unclosed-quote"), ("客,x\n\"é\"y,b", "2:4 text-beside-quotes"),
            ("a\n\"b\n\n", "2:1 unclosed-quote"),
        ]
    )
    func `what is wrong is told with line and column`(text: String, problem: String) {
        #expect(rows(text).problems == [problem])
    }

    @Test func `any text is rows or has a problem, and every place lies in it`() {
        var random = SplitMix(seed: 3)
        for _ in 0..<5_000 {
            let characters = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                Array("type,phrase;\t\"|\\\n\ré客😀").randomElement(using: &random) ?? "a"
            }
            let source = SourceText(name: "a.csv", text: "type,phrase\n" + String(characters))
            let vocabulary = CSVVocabulary(source)
            let scalars = source.text.unicodeScalars.count
            for case .text(_, let range) in vocabulary.sets.flatMap(\.terms).map(\.origin) {
                #expect(range.upperBound <= scalars && !range.isEmpty)
            }
            let rows = String(characters).split(whereSeparator: \.isNewline)
            #expect(rows.isEmpty || !vocabulary.sets.isEmpty || !vocabulary.diagnostics.isEmpty)
        }
    }
}
