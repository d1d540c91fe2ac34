import ParlanceGrammar
import ParlanceText

/// The number notation and number words of a language, shared by all its ranges.
final class NumberLanguage: Sendable {
    let signs: DecimalSigns
    /// The language of the words.
    private let language: String
    private let idioms: NumberIdioms
    private let normalizer: Normalizer
    private let words = Deferred<NumberWords?>()

    /// - Parameters:
    ///   - language: the BCP 47 tag of the language of the words.
    ///   - idioms: the spellings that ICU lacks in the language of the words.
    ///   - normalizer: the normalizer of the utterances' language, whose signs apply.
    init(language: String, _ idioms: NumberIdioms, normalizer: Normalizer) {
        self.language = language
        self.idioms = idioms
        self.normalizer = normalizer
        signs = DecimalSigns(language: normalizer.language)
    }

    /// A reader for the numbers of a text.
    func reader(of bytes: UnsafeBufferPointer<UInt8>) -> NumberReader {
        NumberReader(bytes: bytes, signs: signs, words: words.value(makeWords))
    }

    /// Whether a word is part of number words.
    func hasNumberWord(_ word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        words.value(makeWords)?.contains(word, of: bytes) ?? false
    }

    /// A number in digits times the scale that follows it ("5 million"); nil if none follows, or the product is not
    /// exact.
    func scaled(
        _ value: Double,
        before end: Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> (value: Double, end: Int)? {
        guard end < bytes.count, bytes[end] == UInt8(ascii: " ") else { return nil }
        let reader = reader(of: bytes)
        guard let scale = reader.words?.scale(in: bytes, at: end + 1), reader.end(from: end + 1) == scale.end else {
            return nil
        }
        let power: Double = (0..<scale.exponent).reduce(1) { power, _ in power * 10 }
        let product = value * power
        return product.magnitude <= Double(NumberRange.magnitudeLimit) && product == product.rounded()
            ? (product, scale.end) : nil
    }

    /// Calls `body` with the ends of the words for a minus sign at a position, each including the blank after it.
    func forEachSign(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (_ end: Int) -> Void) {
        words.value(makeWords)?.signs.view.forEachMatch(in: bytes, from: start) { body($1) }
    }

    /// Compiles the number words in about a millisecond; deferred until the extent of a number is first needed.
    private func makeWords() -> NumberWords? {
        SpelledNumbers(language: language).map { spelled in
            let parts = NumberWordParts(spelled, normalizer, idioms)
            return NumberWords(parts, writesBlanks: normalizer.writesBlanks && !normalizer.ignoresBlanks)
        }
    }
}
