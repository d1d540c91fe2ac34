internal import CICU

extension Normalizer {
    /// Normalizes a template's literal text in the same way as utterances.
    ///
    /// Every run of blanks, hyphens and the like gives one `.blank`, also at the ends, after an apostrophe and between
    /// scripts that write no blanks: the matched text has a boundary in all these places. Punctuation is removed as in
    /// an utterance. An end that is not an end of the sentence is adjacent to a word, the value of a slot: in
    /// `{hours}:{minutes}` the colon stays, as a `.mark` if the utterance may have lost it. If blanks are ignored,
    /// there are no `.blank`s, except one that carries a combining mark, and no `.mark`s.
    ///
    /// - Parameters:
    ///   - text: Literal text, with escapes resolved.
    ///   - isAtStart: Whether the sentence begins with it.
    ///   - isAtEnd: Whether the sentence ends with it.
    public func normalizeLiteral(_ text: String, isAtStart: Bool, isAtEnd: Bool) -> [LiteralPiece] {
        var folded = FoldedText(text, isTurkic: isTurkic)
        folded.edges = FoldedText.Edges(isSlotBefore: !isAtStart, isSlotBehind: !isAtEnd)
        folded.hasDecimalComma = hasDecimalComma
        folded.separateWords(ignoresBlanks: ignoresBlanks)
        folded.removePunctuation(ignoresBlanks: ignoresBlanks)
        return pieces(of: folded)
    }

    private func pieces(of text: FoldedText) -> [LiteralPiece] {
        var pieces: [LiteralPiece] = []
        var word: [UInt8] = []
        var isBlankDue = false
        for (index, scalar) in text.scalars.enumerated() where !scalar.isRemoved {
            if scalar.isBlank {
                isBlankDue = true
                continue
            }
            if isBlankDue, !ignoresBlanks || scalar.isJoining { end(&word, before: .blank, in: &pieces) }
            isBlankDue = false
            if mayLackMarks, text.marksBesideSlots.contains(index) {
                end(&word, before: .mark(Array(scalar.utf8)), in: &pieces)
            } else {
                word += scalar.utf8
            }
        }
        if isBlankDue, !ignoresBlanks { end(&word, before: .blank, in: &pieces) }
        if !word.isEmpty { pieces.append(.word(word)) }
        return pieces
    }

    /// Whether the text of a slot may be of a script beside which punctuation is removed.
    private var mayLackMarks: Bool { !writesBlanks && !ignoresBlanks }

    private func end(_ word: inout [UInt8], before next: LiteralPiece, in pieces: inout [LiteralPiece]) {
        if !word.isEmpty { pieces.append(.word(word)) }
        word = []
        pieces.append(next)
    }
}

/// A part of a template's normalized literal text.
public enum LiteralPiece: Sendable, Hashable {
    /// A place where `NormalizedText.isBoundary` must hold, and where a blank is consumed.
    case blank
    /// Bytes that must occur in the text.
    case word([UInt8])
    /// Punctuation beside a slot, in a language that writes no blanks. The text contains it if the words on both sides
    /// are of other scripts (`10:30`); otherwise it was removed (`客厅:5`), and only a word boundary remains.
    case mark([UInt8])
}
