import Synchronization

/// The words for small whole numbers in a language: names contain them in digits ("50 Cent"), utterances in words.
///
/// The first use spells all of them with ICU, which takes a millisecond or two; later uses are lookups.
package final class SmallNumberWords: Sendable {
    /// The first number that is not small.
    package static let limit = 1_000

    private let language: String
    private let spellings = Mutex<[[String]]?>(nil)

    /// - Parameter language: A BCP 47 tag; in a language without rules no number has words.
    package init(language: String) {
        self.language = language
    }

    /// All spellings of a number from 0 up to `limit`, not normalized; none for any other.
    package func words(for number: Int) -> [String] {
        guard 0..<Self.limit ~= number else { return [] }
        return spellings.withLock { spellings in
            let known = spellings ?? Self.spellings(language: language)
            spellings = known
            return number < known.count ? known[number] : []
        }
    }

    private static func spellings(language: String) -> [[String]] {
        SpelledNumbers(language: language)?.spellings(of: (0..<limit).map(Double.init)) ?? []
    }
}
