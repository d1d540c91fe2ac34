internal import CICU

extension FoldedText {
    /// Converts white space to blanks, and also hyphens and dashes, which are alternatives to blanks (`wi-fi`, `wi_fi`,
    /// `wi fi`). A minus sign stays, as `-`.
    mutating func separateWords(ignoresBlanks: Bool) {
        for index in scalars.indices {
            switch scalars[index].value {
            case 0x2D, 0x2212:
                if isMinus(at: index, ignoresBlanks: ignoresBlanks) {
                    scalars[index].value = FoldedScalar.minus
                    scalars[index].flags = 0
                } else {
                    scalars[index].becomeBlank()
                }
            case 0x5F, 0x2010...0x2015:
                scalars[index].becomeBlank()
            default:
                if scalars[index].has(CICU_SPACE) { scalars[index].becomeBlank() }
            }
        }
    }

    /// A minus sign directly precedes a number, and does not join two words.
    ///
    /// Directly after a word of a script that writes no blanks, it is a minus sign: such scripts omit the
    /// distinguishing blank (`调到-5度`, as `调到 -5度`). The same holds for all words if blanks are ignored.
    private func isMinus(at index: Int, ignoresBlanks: Bool) -> Bool {
        guard beginsNumber(at: index + 1) else { return false }
        if ignoresBlanks { return true }
        guard index > 0 else { return !edges.isSlotBefore }
        return !scalars[index - 1].isWord || scalars[index - 1].isBlankless
    }
}
