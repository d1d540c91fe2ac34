import Foundation
import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// The numbers of a range in their written form.
struct NumberPhrases: FillingTexts {
    let range: NumberRange
    /// Nil if they are written in digits.
    private let words: NumberWords?
    /// The numbers that can be written; nil for all of the range.
    private let written: [Int]?
    /// The sign between a whole number and its fraction.
    private let separator: String

    /// - Parameter language: The language of the words, if the range has none.
    init(_ range: NumberRange, form: SamplingOptions.NumberForm, language: String) {
        self.range = range
        // Digits of other scripts are not read.
        separator = Locale(identifier: language).decimalSeparator == "," ? "," : "."
        let needsWords = range.allowsWords && (form == .words || !range.allowsDigits)
        let words = needsWords ? NumberWords(range, language: range.wordsLanguage ?? language) : nil
        self.words = words
        written = range.allowsDigits ? nil : words.map { words in (0..<words.count).filter { words[$0] != nil } } ?? []
    }

    /// The number of numbers that can be written.
    var count: Int { written?.count ?? range.count }

    var kind: Slot.Kind { .range }

    /// The number at an index below `count`.
    func text(at index: Int) -> String {
        let index = written?[index] ?? index
        return words?[index] ?? Hundredths(range, index: index).digits(separator: separator)
    }

    func value(at index: Int) -> Value? { range.value(of: Hundredths(range, index: written?[index] ?? index).number) }
}
