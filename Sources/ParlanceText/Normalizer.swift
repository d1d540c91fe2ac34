internal import CICU

/// Turns text into the form that is matched. One for a language, shared by all threads.
///
/// A template's literals, the values of lists and what the user says all go through it, and so find each other:
/// `Dr. Smith’s Wi-Fi` and `dr smith's wi fi` become the same bytes. The steps, in order:
///
/// 1. ICU folds: NFKC_Casefold (UAX #44), which also drops what is not seen (soft hyphens, joiners, variation
///    selectors); `I` and `İ` as in Turkish for `tr` and `az`; all decimal digits to ASCII; look-alikes of the
///    apostrophe to `'`.
/// 2. White space, hyphens, underscores and dashes become blanks. A minus sign stays: `-` before a digit, unless it
///    follows a word that a blank would have kept apart.
/// 3. Punctuation is removed, except inside words and numbers (`10:30`, `P!nk`) and in initialisms (`U.S.`). Next to a
///    script that writes no blanks it is always removed: there it separates.
/// 4. Runs of blanks become one; none stay at the ends, behind an apostrophe that follows a word (`nell' ingresso`),
///    or next to a script that writes no blanks between words.
///
/// Normalizing what is normal changes nothing: the bytes of a `NormalizedText`, normalized again, are the same bytes.
/// Two details serve that law alone. A combining mark protects the punctuation or blank that it stands on. And a minus
/// sign may follow a word of a script without blanks, since the blank before it is dropped (`调到 -5度` is `调到-5度`).
///
/// Time and memory are linear in the length of the text, whatever it holds. What exceeds 128 MiB is not read.
public final class Normalizer: Sendable {
    /// The BCP 47 tag it was made with.
    public let language: String

    /// Whether all blanks are dropped, so that templates match with or without them, wherever they stand.
    public let ignoresBlanks: Bool

    let isTurkic: Bool
    private let breakers: WordBreakerPool

    /// - Parameters:
    ///   - language: A BCP 47 tag such as `en`, `sr-Latn` or `zh-CN`. For one that is unknown, Unicode's rules for all
    ///     languages apply.
    ///   - ignoresBlanks: Whether to drop all blanks, not just those next to scripts that write none.
    public init(language: String, ignoresBlanks: Bool = false) {
        let locale = ICULocale(language: language)
        self.language = language
        self.ignoresBlanks = ignoresBlanks
        isTurkic = locale.language == "tr" || locale.language == "az"
        breakers = WordBreakerPool(locale: locale)
    }

    /// Normalizes what was said, or the value of a list.
    public func normalize(_ text: String) -> NormalizedText {
        finish(FoldedText(text, isTurkic: isTurkic), source: text)
    }

    /// Takes a folded text through the steps after folding.
    func finish(_ folded: consuming FoldedText, source: String) -> NormalizedText {
        folded.separateWords(ignoresBlanks: ignoresBlanks)
        folded.removePunctuation(ignoresBlanks: ignoresBlanks)
        let assembled = TextAssembler(folded, ignoresBlanks: ignoresBlanks)
        var positions = assembled.positions
        breakers.withBreaker { $0.markBreaks(of: assembled.bytes, in: &positions) }
        return NormalizedText(
            source: source,
            bytes: assembled.bytes,
            positions: positions,
            removed: assembled.removed
        )
    }
}
