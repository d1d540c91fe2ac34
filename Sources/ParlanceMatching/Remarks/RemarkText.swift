/// The words of an utterance, among which remarks are looked for.
struct RemarkText {
    /// A word with the signs around it.
    struct Word {
        let range: Range<String.Index>
        /// In small letters, without the signs.
        let text: String
        /// The last sign behind the word, if it ends a clause.
        var sign: Character?
        /// Whether it is a number, a part of a quotation, or the end of a question: no part of a remark.
        let isTelling: Bool
    }

    let words: [Word]

    /// Signs that end a clause; dashes stand between blanks.
    private static let signs = ",.;:!?…–—"
    private static let quotationMarks = "\"„“”«»"
    private static let questionMarks = "?"
    private static let dashes: Set<Substring> = ["–", "—", "-"]

    init(_ utterance: String) {
        var words: [Word] = []
        for token in utterance.split(whereSeparator: \.isWhitespace) {
            if Self.dashes.contains(token), !words.isEmpty {
                words[words.count - 1].sign = "—"
            } else {
                words.append(Self.word(token))
            }
        }
        self.words = words
    }

    private static func word(_ token: Substring) -> Word {
        let text = token.trimming { $0.isPunctuation && $0 != "'" && $0 != "’" && $0 != "-" || $0 == "¿" || $0 == "¡" }
        return Word(
            range: token.startIndex..<token.endIndex,
            text: String(text.lowercased().map { $0 == "’" ? "'" : $0 }),
            sign: token.last.flatMap { signs.contains($0) ? $0 : nil },
            isTelling: token.contains { $0.isNumber || quotationMarks.contains($0) || questionMarks.contains($0) }
        )
    }

    /// The texts of some words, clause by clause.
    static func clauses(of words: ArraySlice<Word>) -> [ArraySlice<String>] {
        var clauses: [ArraySlice<String>] = []
        var clause: [String] = []
        for word in words {
            if !word.text.isEmpty { clause.append(word.text) }
            if word.sign != nil, !clause.isEmpty {
                clauses.append(clause[...])
                clause = []
            }
        }
        if !clause.isEmpty { clauses.append(clause[...]) }
        return clauses
    }
}

/// A part of an utterance that may be a request beside remarks.
struct RemarkCut {
    /// The words of the request, without the signs at their end.
    let request: Range<String.Index>
    /// Whether a sign stands before the request, or nothing.
    let isSetOffBefore: Bool
    /// Whether a sign stands behind the request, or nothing.
    let isSetOffBehind: Bool

    /// The ranges of the remarks.
    func remarks(in utterance: String) -> [Range<String.Index>] {
        [utterance.startIndex..<request.lowerBound, request.upperBound..<utterance.endIndex]
            .map { utterance[$0].trimming { $0.isWhitespace || $0.isPunctuation } }
            .filter { !$0.isEmpty }.map { $0.startIndex..<$0.endIndex }
    }
}
