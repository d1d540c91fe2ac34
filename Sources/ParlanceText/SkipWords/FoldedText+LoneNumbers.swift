extension FoldedText {
    /// Folds numbers that were kept because of an adjacent digit, if that digit was removed.
    mutating func foldLoneNumbers(isTurkic: Bool) {
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            defer { index += 1 }
            guard scalar.value >= 0x80, scalar.isNumeric, !isNumeric(at: index - 1), !isNumeric(at: index + 1),
                let character = Unicode.Scalar(scalar.value)
            else { continue }
            let folded = FoldedText(String(character), isTurkic: isTurkic).scalars.map { part in
                FoldedScalar(value: part.value, start: scalar.start, end: scalar.end, flags: part.flags)
            }
            scalars.replaceSubrange(index...index, with: folded)
            index += folded.count - 1
        }
    }

    private func isNumeric(at index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].isNumeric }
}

extension FoldedScalar {
    /// Whether it is a digit or another number, and no letter.
    fileprivate var isNumeric: Bool {
        guard isWord, !isLetter, !isRemoved, let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.generalCategory == .decimalNumber || scalar.properties.generalCategory == .otherNumber
    }
}
