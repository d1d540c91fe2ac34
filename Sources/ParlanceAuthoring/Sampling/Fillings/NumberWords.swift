import ParlanceGrammar
import ParlanceText
import Synchronization

/// The numbers of a range in words. One is spelled on demand, together with its neighbours: opening ICU's rules takes
/// longer than spelling a hundred numbers.
final class NumberWords: Sendable {
    private static let pageSize = 256

    /// The maximum number of numbers, including fractions: of larger ranges, words are read only up to this limit.
    let count: Int
    private let range: NumberRange
    private let spelled: SpelledNumbers
    private let pages = Mutex<[Int: [String?]]>([:])

    /// - Parameter language: A BCP 47 tag; the result is nil if ICU spells no numbers in that language.
    init?(_ range: NumberRange, language: String) {
        guard let spelled = SpelledNumbers(language: language) else { return nil }
        self.range = range
        self.spelled = spelled
        count = min(range.count, NumberRange.spelledLimit * (range.fractions?.denominator ?? 1))
    }

    /// The words for the number at an index of the range; nil if there are none.
    subscript(index: Int) -> String? {
        guard index < count else { return nil }
        let page = index / Self.pageSize
        return pages.withLock { pages in
            if let words = pages[page] { return words[index % Self.pageSize] }
            let words = spell(page * Self.pageSize..<min((page + 1) * Self.pageSize, count))
            pages[page] = words
            return words[index % Self.pageSize]
        }
    }

    private func spell(_ indices: Range<Int>) -> [String?] {
        spelled.spellings(of: indices.map { Hundredths(range, index: $0).number }).map(\.first)
    }
}
