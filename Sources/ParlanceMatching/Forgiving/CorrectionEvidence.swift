import ParlanceText

/// The words of an utterance that speak for a reading with edits, and those that it takes for others.
///
/// Only content words count that a template or a listed value reads as they were said. Numbers and wildcards would fit
/// anything, articles and prepositions stand everywhere.
struct CorrectionEvidence {
    /// A word, or several, that a reading takes for something else.
    struct Correction {
        let edit: Candidates.Edit
        let role: Role
        let said: [UInt8]
        /// Whether no content word stands before it: in most languages that is where the verb of a request is.
        let isFirst: Bool
    }

    /// The part of a template that a corrected word was read by.
    enum Role { case literal, value, number }

    /// The letters of content words that were read as they were said.
    private(set) var exactLetters = 0
    private(set) var corrections: [Correction] = []

    /// - Parameter slots: in the order in which they were said.
    init(
        _ text: MatchedText,
        slots: UnsafeBufferPointer<SlotMatch>,
        edits: ArraySlice<Candidates.Edit>,
        _ language: ForgivingLanguage
    ) {
        var rest = edits
        var hasContent = false
        text.forEachWord(in: 0..<text.count) { word in
            while let edit = rest.first, edit.range.lowerBound < word.upperBound {
                rest.removeFirst()
                let said = Array(text.word(edit.range))
                let role = Self.role(of: edit.range, among: slots)
                corrections.append(Correction(edit: edit, role: role, said: said, isFirst: !hasContent))
                if !language.isFunction(edit.meant) { hasContent = true }
            }
            guard !edits.contains(where: { $0.range.overlaps(word) }) else { return }
            guard !language.isFunction(text.word(word)) else { return }
            hasContent = true
            if Self.isEvidence(word, among: slots) { exactLetters += text.literalCount(in: word) }
        }
    }

    private static func role(of range: Range<Int>, among slots: UnsafeBufferPointer<SlotMatch>) -> Role {
        guard let slot = slots.first(where: { $0.range.overlaps(range) }) else { return .literal }
        switch slot.kind {
        case .value, .wildcard, .typed: return .value
        case .words, .digits: return .number
        }
    }

    private static func isEvidence(_ word: Range<Int>, among slots: UnsafeBufferPointer<SlotMatch>) -> Bool {
        slots.allSatisfy { $0.kind == .value || !$0.range.overlaps(word) }
    }
}

// MARK: - Deciding

extension CorrectionEvidence {
    /// Letters of evidence, those that corrected words keep included, for each letter that was edited in a word of a
    /// template or a number.
    private static let lettersPerEdit = 8
    /// The same for each letter that was edited in a value.
    private static let lettersPerValueEdit = 7
    /// Letters of other words that it takes to correct a word of a template, or a number.
    private static let leastForWords = 2
    /// The same beside a wildcard.
    private static let leastBesideWildcards = 5
    /// The same for taking a word of the language for another word of the template, or for a number.
    private static let leastForCommonWords = 8
    /// The same for taking it for a value.
    private static let leastForValues = 9

    /// Whether enough was said as it is to correct the rest.
    func isEnough(besideWildcards: Bool, _ language: ForgivingLanguage) -> Bool {
        let corrected = corrections.filter { !language.isFunction($0.edit.meant) }
        guard corrected.allSatisfy({ isLikely($0, language) }) else { return false }
        let needed = corrected.reduce(0) { $0 + Self.needed(for: $1) }
        guard needed > 0 else { return true }
        guard exactLetters + corrected.reduce(0, { $0 + $1.keptLetters }) >= needed else { return false }
        return corrected.allSatisfy { exactLetters >= least(for: $0, besideWildcards: besideWildcards) }
    }

    private static func needed(for correction: Correction) -> Int {
        (correction.role == .value ? lettersPerValueEdit : lettersPerEdit) * Int(correction.edit.letters)
    }

    /// How many letters must have been read as they were said to correct one word more.
    private func least(for correction: Correction, besideWildcards: Bool) -> Int {
        guard correction.role != .value else { return 0 }
        if besideWildcards { return correction.keepsAll ? Self.leastForWords : Self.leastBesideWildcards }
        let speaksForItself = correction.keptLetters >= Self.lettersPerEdit * Int(correction.edit.letters)
        return speaksForItself && correction.role == .literal ? 0 : Self.leastForWords
    }

    /// Whether a word may have been meant for another although the language has it.
    private func isLikely(_ correction: Correction, _ language: ForgivingLanguage) -> Bool {
        guard correction.changesWord, correction.isOfCommonWords(language) else { return true }
        guard !correction.replacesLetter else { return false }
        switch correction.role {
        case .literal: return !correction.isFirst && exactLetters >= Self.leastForCommonWords
        case .number: return correction.edit.kind == .sound && exactLetters >= Self.leastForCommonWords
        case .value: return exactLetters >= Self.leastForValues && !correction.isOfNames(language)
        }
    }
}
