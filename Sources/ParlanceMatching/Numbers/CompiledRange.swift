import ParlanceGrammar

/// A number range in the form that the matcher uses, in digits and in words.
final class CompiledRange: Sendable {
    let range: NumberRange
    /// The numbers spelled out; nil if the range excludes words, or the language has no spelling rules.
    let words: SpelledRange?
    let language: NumberLanguage
    /// `words` without reference counting.
    private let unheldWords: Unmanaged<SpelledRange>?
    let lexicon: Deferred<Lexicon>? = Deferred()

    init(range: NumberRange, words: SpelledRange?, language: NumberLanguage) {
        self.range = range
        self.words = words
        self.language = language
        unheldWords = words.map { Unmanaged.passUnretained($0) }
    }

    /// Calls `body` for the numbers that can begin at `start`, each with its end. A number may be the front part of a
    /// longer one, which only literal text of a template may divide.
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

    /// Digits after a word for the minus sign.
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
    /// Whether a number in digits can begin with this byte.
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
