internal import CICU

/// ICU's word boundaries for a language.
///
/// `@unchecked Sendable` holds because one caller at a time has it: `WordBreakerPool` hands it out and takes it back.
final class WordBreaker: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: ICULocale) {
        guard let handle = cicu_word_breaker_open(locale.identifier) else { return nil }
        self.handle = handle
    }

    deinit {
        cicu_word_breaker_close(handle)
    }

    /// Adds `.wordBreak` where there is one. There is one position more than there are bytes.
    func markBreaks(of bytes: [UInt8], in positions: inout [TextPosition]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { breaks in
            guard let base = breaks.baseAddress, let length = Int32(exactly: bytes.count) else { return }
            cicu_word_breaks(handle, bytes, length, base)
            for index in positions.indices where breaks[index] != 0 {
                positions[index].flags.insert(.wordBreak)
            }
        }
    }
}
