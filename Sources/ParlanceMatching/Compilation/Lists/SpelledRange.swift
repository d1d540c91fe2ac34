import ParlanceGrammar
import ParlanceText

/// The numbers of a range, spelled out in words.
///
/// All whole numbers are spelled out. In most languages a fraction follows the whole number in a fixed form ("two",
/// "two point five"), so only the fractions' suffixes are stored; in other languages each fraction is spelled out too.
final class SpelledRange: Sendable {
    /// The facts that determine the spellings of a range.
    struct Key: Hashable {
        let language: String
        private let from, to, step: Int
        private let fractions: NumberRange.Fractions?

        init(_ range: NumberRange, language: String) {
            self.language = language
            (from, to, step, fractions) = (range.from, range.to, range.step, range.fractions)
        }
    }

    /// The numbers that are spelled out.
    let numbers: [Double]
    /// The spellings, each with the index of its number.
    let trie: ByteTrie
    /// The suffixes after a whole number, each with the numerator of its fraction.
    let fractions: ByteTrie
    /// The denominator of the fractions; 1 if there are none.
    let denominator: Int

    init(numbers: [Double], trie: ByteTrie, fractions: ByteTrie, denominator: Int) {
        self.numbers = numbers
        self.trie = trie
        self.fractions = fractions
        self.denominator = denominator
    }

    init(_ range: NumberRange, numbers spelled: SpelledNumbers, normalizer: Normalizer, _ idioms: NumberIdioms) {
        denominator = range.fractions?.denominator ?? 1
        var wholeNumbers = range
        wholeNumbers.fractions = nil
        var numbers = wholeNumbers.numbers()
        var spellings = spelled.spellings(of: numbers)
        var endings = ByteTrieBuilder()
        if denominator > 1, let suffixes = Self.suffixes(of: numbers, denominator, spelled, normalizer) {
            for (suffix, parts) in suffixes { endings.insert(suffix, number: parts) }
        } else if denominator > 1 {
            let fractional = range.numbers().filter { $0 != $0.rounded() }
            spellings += spelled.spellings(of: fractional)
            numbers += fractional
        }
        if denominator % 2 == 0 {
            for half in idioms.halves { endings.insert(normalizer.normalizedEnding(half), number: denominator / 2) }
        }
        if range.fractions == .cents {
            for (cents, words) in Self.cents(spelled, normalizer) { endings.insert(words, number: cents) }
        }
        self.numbers = numbers
        trie = Self.trie(of: idioms.adding(to: spellings, of: numbers, spelled), normalizer)
        fractions = endings.trie()
    }

    /// Calls `body` for all numbers whose words begin at `start`, each with its end.
    func forEachNumber(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ number: Double, _ end: Int) -> Void
    ) {
        var whole = start
        trie.view.forEachMatch(in: bytes, from: start) { index, end in
            body(numbers[Int(index)], end)
            whole = max(whole, end)
        }
        if denominator == 1 || whole == start { return }
        trie.view.forEachMatch(in: bytes, from: start) { index, end in
            let number = numbers[Int(index)]
            if number < 0 || number != number.rounded() { return }
            fractions.view.forEachMatch(in: bytes, from: end) { parts, end in
                // "One hundred fifty" is no hundred with fifty cents.
                if end > whole { body(NumberRange.number(number, and: Int(parts), of: denominator), end) }
            }
        }
    }

    private static func trie(of spellings: [[String]], _ normalizer: Normalizer) -> ByteTrie {
        var builder = ByteTrieBuilder()
        for (number, spellings) in spellings.enumerated() {
            for spelling in spellings { builder.insert(normalizer.normalize(spelling).bytes, number: number) }
        }
        return builder.trie()
    }

    /// The words of ten cents and more. Those of fewer have a word before them, or belong to the number: "twenty five".
    private static func cents(_ spelled: SpelledNumbers, _ normalizer: Normalizer) -> [(cents: Int, words: [UInt8])] {
        (10..<100).flatMap { cents in
            spelled.spellings(of: Double(cents)).map { (cents, normalizer.normalizedEnding($0)) }
        }
    }

    /// The suffixes of fractions after a whole number; nil if they depend on the number.
    private static func suffixes(
        of numbers: [Double],
        _ denominator: Int,
        _ spelled: SpelledNumbers,
        _ normalizer: Normalizer
    ) -> [(suffix: [UInt8], parts: Int)]? {
        var all: [(suffix: [UInt8], parts: Int)] = []
        for parts in 1..<denominator {
            var common: Set<[UInt8]>?
            for number in Set([numbers.first, numbers.last, numbers[numbers.count / 2]].compactMap(\.self)) {
                let wholes = spelled.spellings(of: number).map { normalizer.normalize($0).bytes }
                let fractional = NumberRange.number(number, and: parts, of: denominator)
                let found = spelled.spellings(of: fractional).flatMap { spelling in
                    let bytes = normalizer.normalize(spelling).bytes
                    return wholes.filter { bytes.starts(with: $0) }.map { Array(bytes.dropFirst($0.count)) }
                }
                common = common?.intersection(found) ?? Set(found)
            }
            guard let common, !common.isEmpty else { return nil }
            all += common.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0, parts) }
        }
        return all
    }
}

extension Normalizer {
    /// Normalized words, with a blank before them.
    fileprivate func normalizedEnding(_ words: String) -> [UInt8] { [UInt8(ascii: " ")] + normalize(words).bytes }
}
