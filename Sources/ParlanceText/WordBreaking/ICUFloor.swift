internal import CICU

/// The work of ICU alone for a text: reading UTF-8 as UTF-16, folding by NFKC_Casefold, and finding word boundaries
/// with a reused iterator, all in reused memory.
///
/// The lower bound of measurements: no matcher that uses ICU takes less time. It serves one caller at a time and is
/// therefore not Sendable.
@_spi(Measuring) public final class ICUFloor {
    private let handle: OpaquePointer

    /// - Parameter language: A BCP 47 tag.
    /// - Returns: nil if ICU has no data.
    public init?(language: String) {
        guard let handle = cicu_floor_open(ICULocale(language: language).identifier) else { return nil }
        self.handle = handle
    }

    deinit {
        cicu_floor_close(handle)
    }

    /// Folds a text and finds its word boundaries. Returns their number, both ends included.
    @discardableResult
    public func pass(_ text: String) -> Int {
        text.withUTF8Bytes { bytes in
            let bytes = bytes.readable
            guard let base = bytes.baseAddress else { return 0 }
            return cicu_floor_pass(handle, base, Int32(bytes.count))
        }
    }
}
