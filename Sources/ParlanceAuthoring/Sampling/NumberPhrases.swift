import Foundation
import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// The numbers of a range as they are written in sentences.
struct NumberPhrases: FillingTexts {
    let range: NumberRange
    /// Nil: they are written in digits.
    private let words: NumberWords?
    /// The numbers that can be written; nil: all of the range.
    private let written: [Int]?
    /// What stands between a whole number and its parts.
    private let separator: String

    /// - Parameter language: that of the words, where the range names none.
    init(_ range: NumberRange, form: SamplingOptions.NumberForm, language: String) {
        self.range = range
        // Those of other scripts are not understood.
        separator = Locale(identifier: language).decimalSeparator == "," ? "," : "."
        let needsWords = range.allowsWords && (form == .words || !range.allowsDigits)
        let words = needsWords ? NumberWords(range, language: range.wordsLanguage ?? language) : nil
        self.words = words
        written = range.allowsDigits ? nil : words.map { words in (0..<words.count).filter { words[$0] != nil } } ?? []
    }

    /// How many numbers can be written.
    var count: Int { written?.count ?? range.count }

    var kind: Slot.Kind { .range }

    func text(at index: Int) -> String {
        let index = written?[index] ?? index
        return words?[index] ?? Hundredths(range, index: index).digits(separator: separator)
    }

    func value(at index: Int) -> Value? { range.value(of: Hundredths(range, index: written?[index] ?? index).number) }
}
