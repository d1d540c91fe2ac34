internal import CICU

/// ICU's word boundaries for a language.
///
/// `@unchecked Sendable` holds because one caller at a time uses it: `WordBreakerPool` lends it and takes it back.
final class WordBreaker: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: ICULocale) {
        guard let handle = cicu_word_breaker_open(locale.identifier) else { return nil }
        self.handle = handle
    }

    deinit {
        cicu_word_breaker_close(handle)
    }

    /// Adds `.breaking` at each word break. There is one mark more than there are bytes.
    func markBreaks(of bytes: UnsafePointer<UInt8>, count: Int, in marks: UnsafeMutablePointer<TextMarks>) {
        guard let length = Int32(exactly: count) else { return }
        marks.withMemoryRebound(to: UInt8.self, capacity: count + 1) { marks in
            cicu_mark_word_breaks(handle, bytes, length, marks, TextMarks.breaking.rawValue)
        }
    }
}
