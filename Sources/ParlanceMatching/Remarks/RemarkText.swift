/// The words of an utterance, among which remarks are looked for.
struct RemarkText {
    /// A word with the signs around it.
    struct Word {
        let range: Range<String.Index>
        /// In small letters, without the signs.
        let text: String
        /// The last sign behind the word, if it ends a clause.
        var sign: Unicode.Scalar?
        /// Whether it may bear on the request, so that no remark has it: a number, a quotation, the end of a question.
        let bearsOnRequest: Bool

        fileprivate init(_ token: Substring.UnicodeScalarView) {
            range = token.startIndex..<token.endIndex
            text = Substring(token.trimming(while: \.isAroundWord)).lowercased().withStraightApostrophes
            sign = token.last.flatMap { $0.endsClause ? $0 : nil }
            bearsOnRequest = token.contains { $0.isNumber || $0.isQuotationMark || $0 == "?" }
        }
    }

    let words: [Word]

    init(_ utterance: String) {
        var words: [Word] = []
        for token in utterance.unicodeScalars.split(whereSeparator: \.isBlank) {
            if token.count == 1, token.first!.isDash, !words.isEmpty {
                words[words.count - 1].sign = "—"
            } else {
                words.append(Word(token))
            }
        }
        self.words = words
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
    /// The maximum number of cuts of an utterance, each of which may be read.
    static let most = 24

    /// The words of the request, without the signs at their end.
    let request: Range<String.Index>
    /// Whether a sign stands before the request, or nothing.
    let isSetOffBefore: Bool
    /// Whether a sign stands behind the request, or nothing.
    let isSetOffBehind: Bool

    /// Whether a sign, or the edge of the utterance, stands on both sides of the request.
    var isSetOff: Bool { isSetOffBefore && isSetOffBehind }

    /// The ranges of the remarks.
    func remarks(in utterance: String) -> [Range<String.Index>] {
        [utterance.startIndex..<request.lowerBound, request.upperBound..<utterance.endIndex]
            .map { utterance[$0].trimming { $0.isWhitespace || $0.isPunctuation } }
            .filter { !$0.isEmpty }.map { $0.startIndex..<$0.endIndex }
    }
}

// Scalars, because words are looked at in each utterance that nothing matches, and characters are slow to classify.

extension Unicode.Scalar {
    /// Whether a sign ends a clause behind a word; dashes do so between blanks.
    fileprivate var endsClause: Bool {
        switch self {
        case ",", ".", ";", ":", "!", "?", "…", "–", "—": true
        default: false
        }
    }

    fileprivate var isBlank: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

    fileprivate var isDash: Bool { self == "–" || self == "—" || self == "-" }

    fileprivate var isQuotationMark: Bool {
        switch self {
        case "\"", "„", "“", "”", "«", "»": true
        default: false
        }
    }

    fileprivate var isNumber: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }

    /// Whether a sign beside a word does not belong to it.
    fileprivate var isAroundWord: Bool {
        switch self {
        case "'", "’", "-": false
        case "a"..."z", "A"..."Z", "0"..."9": false
        default: properties.generalCategory.isPunctuation
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isPunctuation: Bool {
        switch self {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}

extension Substring.UnicodeScalarView {
    fileprivate func trimming(while isDropped: (Unicode.Scalar) -> Bool) -> Self {
        var part = self
        while let first = part.first, isDropped(first) { part.removeFirst() }
        while let last = part.last, isDropped(last) { part.removeLast() }
        return part
    }
}

extension String {
    fileprivate var withStraightApostrophes: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : String(map { $0 == "’" ? "'" : $0 })
    }
}
