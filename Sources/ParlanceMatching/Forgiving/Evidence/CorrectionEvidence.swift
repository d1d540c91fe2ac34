import ParlanceText

/// The words of an utterance that support a corrected reading, and the words that it corrects.
///
/// Only content words count that literal text or a listed value matches exactly. Numbers and wildcards would match
/// anything, and articles and prepositions occur everywhere.
struct CorrectionEvidence {
    /// One or more words that a reading corrects.
    struct Correction {
        let edit: Candidates.Edit
        let role: Role
        let said: [UInt8]
        /// Whether no content word precedes it: in most languages a request's verb is there.
        let isFirst: Bool
    }

    /// The part of a template that read the corrected word.
    enum Role { case literal, value, number }

    /// The number of letters of content words that were matched exactly.
    private(set) var exactLetters = 0
    private var wordCount = 0
    private(set) var corrections: [Correction] = []

    /// - Parameter slots: in the order of the utterance.
    init(
        _ text: MatchedText,
        slots: UnsafeBufferPointer<SlotMatch>,
        edits: ArraySlice<Candidates.Edit>,
        _ language: ForgivingLanguage
    ) {
        var rest = edits
        var hasContent = false
        text.forEachWord(in: 0..<text.count) { word in
            wordCount += 1
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
            if Self.isEvidence(word, among: slots) { exactLetters += text.letterCount(in: word) }
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
    /// The letters of evidence, including those that corrected words keep, required for each letter edited in literal
    /// text or a number.
    private static let lettersPerEdit = 6
    /// The letters of evidence required for each letter edited in a value.
    private static let lettersPerValueEdit = 6
    /// The letters that a correction of an utterance of a single word keeps.
    private static let lettersOfLoneWord = 5
    /// The exact letters required to correct a word of literal text, or a number.
    private static let leastForWords = 2
    /// The exact letters required for that if the reading has wildcards.
    private static let leastBesideWildcards = 5
    /// The exact letters required to correct a word of the language to another word of the template, or to a number.
    private static let leastForCommonWords = 8
    /// The exact letters required to correct a word of the language to a value.
    private static let leastForValues = 9

    /// Whether there are enough exact words to support the corrections.
    func isEnough(besideWildcards: Bool, _ language: ForgivingLanguage) -> Bool {
        let corrected = corrections.filter { !language.isFunction($0.edit.meant) }
        // A word of the grammar may be meant, even if its correction is a function word.
        let replaced = corrections.filter { $0.edit.confidence == .known && $0.edit.kind == .letters }
        guard (corrected + replaced).allSatisfy({ isLikely($0, besideWildcards: besideWildcards, language) }) else {
            return false
        }
        let needed = corrected.reduce(0) { $0 + Self.needed(for: $1) }
        guard needed > 0 else { return true }
        if isLoneWord, corrected[0].keptLetters >= Self.lettersOfLoneWord { return true }
        guard exactLetters + corrected.reduce(0, { $0 + $1.keptLetters }) >= needed else { return false }
        return corrected.allSatisfy { exactLetters >= least(for: $0, besideWildcards: besideWildcards) }
    }

    /// Whether the utterance is a single unknown word, which is a word of a template with a letter too many, too few or in
    /// another place.
    private var isLoneWord: Bool {
        guard exactLetters == 0, corrections.count == 1, wordCount == 1 else { return false }
        let edit = corrections[0].edit
        return corrections[0].role == .literal && edit.kind == .letters && edit.letters == 1
            && edit.confidence == .usual && !corrections[0].replacesLetter
    }

    private static func needed(for correction: Correction) -> Int {
        (correction.role == .value ? lettersPerValueEdit : lettersPerEdit) * Int(correction.edit.letters)
    }

    /// The number of exact letters required for a correction.
    private func least(for correction: Correction, besideWildcards: Bool) -> Int {
        guard correction.role != .value else { return 0 }
        if besideWildcards { return correction.keepsAll ? Self.leastForWords : Self.leastBesideWildcards }
        let speaksForItself = correction.keptLetters >= Self.lettersPerEdit * Int(correction.edit.letters)
        return speaksForItself && correction.role == .literal ? 0 : Self.leastForWords
    }

    /// Whether a correction is plausible although the corrected word may be a word of the language.
    private func isLikely(
        _ correction: Correction,
        besideWildcards: Bool,
        _ language: ForgivingLanguage
    ) -> Bool {
        // A verb and a text may make another word: "playground".
        if besideWildcards, correction.dividesText, correction.isFirst {
            return exactLetters >= Self.leastForCommonWords
        }
        guard correction.changesWord, correction.isOfCommonWords(language) else { return true }
        guard !correction.replacesLetter else { return false }
        switch correction.role {
        case .literal: return !correction.isFirst && exactLetters >= Self.leastForCommonWords
        case .number: return correction.edit.kind == .sound && exactLetters >= Self.leastForCommonWords
        case .value:
            return exactLetters >= Self.leastForValues && !correction.isOfNames(language)
                && (correction.edit.kind == .sound || !language.isFunction(correction.said))
        }
    }
}
