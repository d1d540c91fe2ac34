import ParlanceGrammar
import ParlanceText

/// The numbers of a range as they are written in sentences.
struct NumberPhrases: Sendable {
    let range: NumberRange
    /// The words for the first numbers of the range; nil: that one is written in digits, if at all.
    private let words: [String?]
    /// The numbers that can be written; nil: all of the range.
    private let written: [Int]?

    /// - Parameter language: that of the words, where the range names none.
    init(_ range: NumberRange, form: SamplingOptions.NumberForm, language: String) {
        self.range = range
        let needsWords = range.allowsWords && (form == .words || !range.allowsDigits)
        words = needsWords ? Self.words(for: range, language: range.wordsLanguage ?? language) : []
        written = range.allowsDigits ? nil : words.indices.filter { [words] in words[$0] != nil }
    }

    /// Ranges may be large; no more of their numbers are understood in words than are spelled out here.
    private static func words(for range: NumberRange, language: String) -> [String?] {
        guard let spelled = SpelledNumbers(language: language) else { return [] }
        let numbers = range.numbers(limit: NumberRange.spelledLimit)
        return spelled.spellings(of: numbers).map(\.first)
    }

    /// How many numbers can be written.
    var count: Int { written?.count ?? range.count }

    /// The number with that index, below `count`.
    func number(at index: Int) -> (text: String, value: Value) {
        let index = written?[index] ?? index
        let number = Tenths(range, index: index)
        let word = index < words.count ? words[index] : nil
        return (word ?? number.digits, range.value(of: number.number))
    }
}

/// A number of a range in tenths, so that it is written as people would: `0.3`, never `0.30000000000000004`.
private struct Tenths {
    let count: Int

    init(_ range: NumberRange, index: Int) {
        let parts = range.fractions?.denominator ?? 1
        count = (range.from + index / parts * range.step) * 10 + index % parts * (10 / parts)
    }

    var number: Double { Double(count) / 10 }

    var digits: String {
        let magnitude = count.magnitude
        let fraction = magnitude % 10
        return (count < 0 ? "-" : "") + "\(magnitude / 10)" + (fraction == 0 ? "" : ".\(fraction)")
    }
}
