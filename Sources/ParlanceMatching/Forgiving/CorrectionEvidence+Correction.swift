import ParlanceText

// How much of a corrected word was right, and whether what was said is a word by itself.

extension CorrectionEvidence.Correction {
    /// Letters that a slip of the fingers is worth which keeps all letters: nobody means a word with two letters swapped.
    private static let bonus = 3
    /// Shorter names that differ in a letter are those of two people: "Tom" and "Tim".
    private static let longName = 7

    /// Whether only the order of letters is wrong, or how often one was written.
    var keepsAll: Bool {
        let (said, meant) = (letters(of: said), letters(of: edit.meant))
        return said.sorted() == meant.sorted() || said.withoutDoubles == meant.withoutDoubles
    }

    /// Whether one letter was written for another, which seldom makes another word by a slip.
    var replacesLetter: Bool {
        edit.kind == .letters && !keepsAll && letters(of: said).count == letters(of: edit.meant).count
    }

    /// The letters that what was said and what was meant have in common.
    var keptLetters: Int {
        let letters = letters(of: said)
        if keepsAll { return letters.weight + Self.bonus }
        var rest = letters
        return self.letters(of: edit.meant).filter { letter in
            rest.firstIndex(of: letter).map { rest.remove(at: $0) } != nil
        }.weight
    }

    /// Whether it takes a word for another; not so a missing accent, a filler, or two words that are one.
    var changesWord: Bool {
        switch edit.kind {
        case .letters, .sound, .split: true
        case .accents: said.contains { $0 >= 0x80 }
        case .joined, .filler: false
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

    /// Whether two names may be one, spelled in two ways: they are long, and begin and end the same.
    private var maySpellOneName: Bool {
        let (said, meant) = (letters(of: said), letters(of: edit.meant))
        return min(said.count, meant.count) >= Self.longName && said.first == meant.first && said.last == meant.last
    }

    private func letters(of word: [UInt8]) -> [UInt32] {
        word.withUnsafeBufferPointer { UTF8Scalars($0).filter { $0 != UInt32(UInt8.blank) } }
    }
}

extension [UInt32] {
    /// How many letters these are; a syllable of Hangul is written with two or three.
    fileprivate var weight: Int { reduce(0) { $0 + (0xAC00...0xD7A3 ~= $1 ? 2 : 1) } }

    fileprivate var withoutDoubles: [UInt32] {
        reduce(into: []) { letters, letter in if letters.last != letter { letters.append(letter) } }
    }
}
