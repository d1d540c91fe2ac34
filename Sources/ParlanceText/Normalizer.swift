internal import CICU

/// Converts text to the form that is matched. One instance serves a language and all threads.
///
/// A template's literals, the values of lists and utterances all pass it and become comparable: `Dr. Smith’s Wi-Fi` and
/// `dr smith's wi fi` give the same bytes. The steps, in order:
///
/// 1. ICU folds: NFKC_Casefold (UAX #44), which also drops invisible characters (soft hyphens, joiners, variation
///    selectors); `I` and `İ` as in Turkish for `tr` and `az`; all decimal digits to ASCII; look-alikes of the
///    apostrophe to `'`. Characters that would change an adjacent number are kept: `½`, the `²` of `10²`, digits of two
///    scripts in a row.
/// 2. White space, hyphens, underscores and dashes become blanks. A minus sign stays: `-` before a number, unless it
///    directly follows a word.
/// 3. Punctuation is removed, except inside words and numbers (`10:30`, `P!nk`), in initialisms (`U.S.`), and as
///    decimal sign at the start of a number (`.5`). Next to a script that writes no blanks it is always removed,
///    because it separates there. A comma between a word and a minus sign stays (`5,-15`), because without it the sign
///    would become a hyphen.
/// 4. Runs of blanks become one; none stay at the ends, after an apostrophe that follows a word (`nell' ingresso`), or
///    next to a script that writes no blanks between words.
///
/// Normalization is idempotent: the bytes of a `NormalizedText`, normalized again, are the same bytes. Two details
/// exist only for this law. A combining mark protects the punctuation or blank that is its base. And a minus sign may
/// follow a word of a script without blanks, because the blank before it is dropped (`调到 -5度` is `调到-5度`).
///
/// Time and memory are linear in the length of the text. Text beyond 128 MiB is not read.
///
/// A text that is all ASCII passes the steps at once, without ICU: `ASCIIAssembler` gives the same result.
public final class Normalizer: Sendable {
    /// The language, a BCP 47 tag.
    public let language: String

    /// Whether all blanks are dropped, so that templates match with or without them everywhere.
    public let ignoresBlanks: Bool

    let isTurkic: Bool
    /// Whether the comma is the language's decimal sign, so that it may begin a number.
    let hasDecimalComma: Bool
    /// Whether the language's script writes blanks between words.
    package let writesBlanks: Bool
    /// The rules of the ASCII fast path; `nil` if there is none, because ICU's word breaks are unusual.
    let asciiRules: ASCIIRules?
    /// The rules without reference counting, for each text.
    private let unheldRules: Unmanaged<ASCIIRules>?
    private let breakers: WordBreakerPool

    /// - Parameters:
    ///   - language: A BCP 47 tag such as `en`, `sr-Latn` or `zh-CN`. For an unknown one, Unicode's rules for all
    ///     languages apply.
    ///   - ignoresBlanks: Whether to drop all blanks, not just those next to scripts that write none.
    public init(language: String, ignoresBlanks: Bool = false) {
        let locale = ICULocale(language: language)
        self.language = language
        self.ignoresBlanks = ignoresBlanks
        writesBlanks = locale.writesBlanks
        isTurkic = locale.hasDotlessI
        breakers = WordBreakerPool(locale: locale)
        let hasDecimalComma = DecimalSigns(locale).isDecimal(UInt8(ascii: ","))
        self.hasDecimalComma = hasDecimalComma
        asciiRules =
            breakers.withBreaker {
                ASCIIRules($0, ignoresBlanks: ignoresBlanks, hasDecimalComma: hasDecimalComma)
            } ?? nil
        unheldRules = asciiRules.map { Unmanaged.passUnretained($0) }
    }

    /// Normalizes an utterance, or the value of a list.
    public func normalize(_ text: String) -> NormalizedText {
        let buffer = TextBuffer(room: text.utf8.count)
        normalize(text, into: buffer)
        return NormalizedText(buffer, of: text)
    }

    /// Normalizes into reused memory. For ASCII, it allocates nothing once the buffer has grown.
    package func normalize(_ text: String, into buffer: TextBuffer) {
        normalize(text, into: buffer, by: .shortCut)
    }

    /// The path of a text through the steps.
    enum Way {
        /// The fast path if the text is ASCII, otherwise ICU.
        case shortCut
        /// ICU for any text: the reference for the fast path.
        case icu
    }

    func normalize(_ text: String, into buffer: TextBuffer, by way: Way) {
        text.withUTF8Bytes { bytes in
            let isASCII = bytes.isASCII
            if way == .shortCut, isASCII, let unheldRules, !(isTurkic && bytes.contains(UInt8(ascii: "I"))) {
                unheldRules._withUnsafeGuaranteedRef { writeASCII(bytes.readable, by: $0, to: buffer) }
            } else {
                finish(FoldedText(bytes, isTurkic: isTurkic), isASCII: isASCII, into: buffer)
            }
        }
    }

    private func writeASCII(_ bytes: UnsafeBufferPointer<UInt8>, by rules: ASCIIRules, to buffer: TextBuffer) {
        buffer.rewrite(isASCII: true, room: bytes.count, removedRoom: bytes.count) { writer in
            writer = rules.write(bytes, origins: OwnOrigins(), ignoresBlanks: ignoresBlanks, to: writer)
        }
    }

    /// Takes a folded text through the steps after folding.
    ///
    /// - Parameters:
    ///   - isASCII: Whether the source is.
    ///   - earlier: Ranges of the source that were removed before.
    @inline(never)
    func finish(
        _ folded: consuming FoldedText,
        isASCII: Bool,
        earlier: UnsafeBufferPointer<SourceSpan> = UnsafeBufferPointer(start: nil, count: 0),
        into buffer: TextBuffer
    ) {
        folded.hasDecimalComma = hasDecimalComma
        folded.separateWords(ignoresBlanks: ignoresBlanks)
        folded.removePunctuation(ignoresBlanks: ignoresBlanks)
        buffer.rewrite(
            isASCII: isASCII,
            room: folded.utf8Count,
            removedRoom: folded.scalars.count + earlier.count
        ) { writer in
            writer = TextAssembler(writer, ignoresBlanks: ignoresBlanks).writing(folded)
            writer.end()
            breakers.withBreaker { $0.markBreaks(of: writer.bytes, count: writer.count, in: writer.marks) }
            writer.merge(removed: earlier)
        }
    }
}
