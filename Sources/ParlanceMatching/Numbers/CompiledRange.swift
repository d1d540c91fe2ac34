import ParlanceGrammar

/// Numbers, in digits and in words.
final class CompiledRange: Sendable {
    let range: NumberRange
    /// The numbers spelled out; nil where they may not be, or the language has no rules for it.
    let words: SpelledRange?
    let language: NumberLanguage
    /// The same words, not counted as held while they are asked.
    private let unheldWords: Unmanaged<SpelledRange>?
    let lexicon: Deferred<Lexicon>? = Deferred()

    init(range: NumberRange, words: SpelledRange?, language: NumberLanguage) {
        self.range = range
        self.words = words
        self.language = language
        unheldWords = words.map { Unmanaged.passUnretained($0) }
    }

    /// The numbers that may be read at `start`, each with its end. One may be the front part of a longer one, which only the
    /// text of a template may divide.
    func forEachNumber(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ number: Double, _ end: Int, _ isWords: Bool) -> Void
    ) {
        if start < bytes.count, bytes[start].mayBeginWrittenNumber,
            let written = WrittenNumber(in: bytes, from: start, language.signs)
        {
            if range.allowsDigits { forEach(of: written, in: bytes) { body($0, $1, false) } }
            return
        }
        unheldWords?._withUnsafeGuaranteedRef { words in
            words.forEachNumber(in: bytes, from: start) { body($0, $1, true) }
        }
        if range.allowsDigits, range.from < 0 { forEachNegative(in: bytes, from: start) { body($0, $1, false) } }
    }

    private func forEach(
        of written: WrittenNumber,
        in bytes: UnsafeBufferPointer<UInt8>,
        _ body: (_ number: Double, _ end: Int) -> Void
    ) {
        if let value = written.value {
            if range.contains(value), written.isWhole || range.fractions != nil { body(value, written.end) }
            if let scaled = language.scaled(value, before: written.end, in: bytes), range.contains(scaled.value) {
                body(scaled.value, scaled.end)
            }
        }
        if let first = written.firstDigits, first.end < written.end, range.contains(first.value) {
            body(first.value, first.end)
        }
    }

    /// Digits behind a word for the minus sign.
    private func forEachNegative(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ number: Double, _ end: Int) -> Void
    ) {
        language.forEachSign(in: bytes, from: start) { end in
            guard end < bytes.count, bytes[end].isDigit,
                let written = WrittenNumber(in: bytes, from: end, language.signs), let value = written.value
            else { return }
            if range.contains(-value), written.isWhole || range.fractions != nil { body(-value, written.end) }
        }
    }
}

extension UInt8 {
    /// Whether a number in digits may begin with this byte.
    @inline(__always)
    var mayBeginWrittenNumber: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: ","):
            true
        // The first bytes of fractions such as `½` and `⅓`.
        case 0xC2, 0xE2: true
        default: false
        }
    }
}
