import ParlanceText

// Similarity of a corrected word, and whether the original is a word of the language.

extension CorrectionEvidence.Correction {
    /// The extra letters of evidence for a slip that keeps all letters: a word with two letters swapped is rarely
    /// intended.
    private static let bonus = 3
    /// The minimum length of names that may be variants; shorter names that differ in a letter are distinct: "Tom" and
    /// "Tim".
    private static let longName = 7

    /// Whether only the order or the doubling of letters differs.
    var keepsAll: Bool {
        let (said, meant) = (letters(of: said), letters(of: edit.meant))
        return said.sorted() == meant.sorted() || said.withoutDoubles == meant.withoutDoubles
    }

    /// Whether letters were substituted but not inserted or deleted: such a slip seldom yields another word.
    var replacesLetter: Bool {
        edit.kind == .letters && !keepsAll && letters(of: said).count == letters(of: edit.meant).count
    }

    /// The letters that the spoken and the intended words share, plus the bonus if all are kept.
    var keptLetters: Int {
        let letters = letters(of: said)
        if keepsAll { return letters.count + Self.bonus }
        var rest = letters
        return self.letters(of: edit.meant).filter { letter in
            rest.firstIndex(of: letter).map { rest.remove(at: $0) } != nil
        }.count
    }

    /// Whether it only inserts a blank between a word and a text of any words.
    var dividesText: Bool { edit.kind == .split && (edit.meant.first == .blank || edit.meant.last == .blank) }

    /// Whether it replaces a word by another; false for a missing accent, a filler, two words joined to one, or a blank beside
    /// the word.
    var changesWord: Bool {
        switch edit.kind {
        case .letters, .sound: true
        case .split: !dividesText
        case .accents: said.contains { $0 >= 0x80 }
        case .joined, .filler, .omitted, .unexplained: false
        }
    }

    func isOfCommonWords(_ language: ForgivingLanguage) -> Bool {
        if edit.confidence == .known { return true }
        guard !language.areForms(said, edit.meant) else { return false }
        if isOfNames(language), maySpellOneName { return false }
        return said.split(separator: .blank).allSatisfy { language.isCommon(Array($0)) }
    }

    func isOfNames(_ language: ForgivingLanguage) -> Bool {
        edit.kind == .letters && said.split(separator: .blank).allSatisfy { language.isName(Array($0)) }
    }

    /// Whether two names may be spellings of one: both are long, with the same first and last letters.
    private var maySpellOneName: Bool {
        let (said, meant) = (letters(of: said), letters(of: edit.meant))
        return min(said.count, meant.count) >= Self.longName && said.first == meant.first && said.last == meant.last
    }

    private func letters(of word: [UInt8]) -> [UInt32] {
        word.withUnsafeBufferPointer { UTF8Letters($0).filter { $0 != UInt32(UInt8.blank) } }
    }
}

extension [UInt32] {
    fileprivate var withoutDoubles: [UInt32] {
        reduce(into: []) { letters, letter in if letters.last != letter { letters.append(letter) } }
    }
}
