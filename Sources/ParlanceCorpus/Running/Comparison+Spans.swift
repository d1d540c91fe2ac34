import ParlanceMatching

extension Comparison {
    /// Compares the ranges of slots with the expected ones. The text of a range counts, regardless of blanks and case.
    mutating func compareSpans(of sentence: CorpusTest.Sentence, with reading: Reading) {
        for (name, span) in sentence.spans.sorted(by: { $0.key < $1.key }) {
            let found = reading[name]?.spoken?.scalarRange
            if found == span { continue }
            let (wanted, came) = (Self.words(of: sentence.text, span), found.map { Self.words(of: sentence.text, $0) })
            if wanted.lowercased() == came?.lowercased() { continue }
            add("words of \(name)", Self.quoted(wanted), came.map(Self.quoted), agrees: false)
        }
    }

    private static func words(of text: String, _ span: Range<Int>) -> String {
        let scalars = text.unicodeScalars.dropFirst(span.lowerBound).prefix(span.count)
        return String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func quoted(_ words: String) -> String { "“\(words)”" }
}
