internal import CICU

extension FoldedText {
    /// Removes punctuation that only structures a sentence, and keeps parts of words and numbers: `10:30`, `20,5`,
    /// `a.b`, `P!nk`, the periods of `U.S.`
    ///
    /// hassil uses six regular expressions in sequence. This function decides about each run of punctuation once, by
    /// its neighbours. It is linear, and a second pass changes nothing.
    mutating func removePunctuation(ignoresBlanks: Bool) {
        var index = 0
        while index < scalars.count {
            var end = index
            while end < scalars.count, isRemovable(at: end) { end += 1 }
            if end > index { judge(index..<end, ignoresBlanks: ignoresBlanks) }
            index = end + 1
        }
    }

    /// A mark on a punctuation character makes it another character: it stays, so that the base of the mark does not
    /// change.
    private func isRemovable(at index: Int) -> Bool {
        guard isPunctuation(scalars[index].value) else { return false }
        return index + 1 == scalars.count || !scalars[index + 1].isJoining
    }

    private mutating func judge(_ run: Range<Int>, ignoresBlanks: Bool) {
        let left = Side(of: run.lowerBound - 1, in: self)
        let right = Side(of: run.upperBound, in: self)
        let isInside = left == .word && right == .word
        let staysFirst =
            isInside || closesInitialism(at: run.lowerBound, ignoresBlanks: ignoresBlanks)
            || run.count == 1 && staysAlone(at: run.lowerBound, behind: left, ignoresBlanks: ignoresBlanks)
        for index in run.dropFirst(staysFirst ? 1 : 0) { scalars[index].remove() }
        if isInside, run.lowerBound == 0 || run.upperBound == scalars.count { marksBesideSlots.insert(run.lowerBound) }
        // `wait.-5`: directly after the word, the minus sign would become a hyphen.
        if !staysFirst, !ignoresBlanks, left == .word, isMinus(at: run.upperBound) {
            scalars[run.lowerBound].becomeBlank()
        }
    }

    /// Whether a single mark belongs to the number after it: a decimal sign, or a comma that may turn the minus sign
    /// into a hyphen.
    private func staysAlone(at index: Int, behind left: Side, ignoresBlanks: Bool) -> Bool {
        if left != .word { return beginsFraction(at: index) }
        return !ignoresBlanks && scalars[index].value == FoldedScalar.comma && isMinus(at: index + 1)
    }

    private func isMinus(at index: Int) -> Bool {
        index < scalars.count && scalars[index].value == FoldedScalar.minus
    }

    /// Whether the period is the last one of two or more single letters, each followed by a period.
    ///
    /// Digits are not letters: a sentence may end in `1.5.`
    private func closesInitialism(at index: Int, ignoresBlanks: Bool) -> Bool {
        guard index >= 3, scalars[index].value == FoldedScalar.period, scalars[index - 2].value == FoldedScalar.period,
            isInitial(at: index - 1), isInitial(at: index - 3)
        else { return false }
        return ignoresBlanks || Side(of: index - 4, in: self) != .word
    }

    private func isInitial(at index: Int) -> Bool {
        let scalar = scalars[index]
        return scalar.isWord && !scalar.isDigit && !scalar.isJoining && !scalar.isBlankless
    }

    /// The neighbour of a run of punctuation.
    private enum Side {
        /// A blank, a symbol, or the end of the text.
        case other
        case word
        /// A word of a script that writes no blanks: punctuation separates there, like a blank elsewhere.
        case blanklessWord

        init(of index: Int, in text: FoldedText) {
            if index < 0 {
                self = text.edges.isSlotBefore ? .word : .other
            } else if index >= text.scalars.count {
                self = text.edges.isSlotBehind ? .word : .other
            } else if !text.scalars[index].isWord {
                self = .other
            } else {
                self = text.scalars[index].isBlankless ? .blanklessWord : .word
            }
        }
    }
}

/// Sentence punctuation of all scripts: full stops, commas, semicolons, colons, question and exclamation marks. Dashes
/// are blanks already, and ICU has converted full-width marks and `…` to ASCII.
private func isPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0xA1, 0xBF: true  // ! , . : ; ? ¡ ¿
    case 0x3001, 0x3002: true  // Chinese and Japanese
    case 0x60C, 0x61B, 0x61F, 0x6D4: true  // Arabic, Persian, Urdu
    case 0x589, 0x55C, 0x55D, 0x55E: true  // Armenian
    case 0x964, 0x965: true  // the dandas of Indic scripts
    case 0x104A, 0x104B, 0x17D4, 0x17D5, 0x1362...0x1368: true  // Burmese, Khmer, Ethiopic
    default: false
    }
}
