internal import CICU

/// What ICU alone takes of a text: UTF-8 read as UTF-16, folded by NFKC_Casefold, its word boundaries found with an
/// iterator that is used again, everything in memory that is used again.
///
/// A yardstick for measurements: who normalizes and matches in that time has spent nothing on matching. One caller at a
/// time, hence not Sendable.
@_spi(Measuring) public final class ICUFloor {
    private let handle: OpaquePointer

    /// - Parameter language: A BCP 47 tag.
    /// - Returns: nil where ICU has no data.
    public init?(language: String) {
        guard let handle = cicu_floor_open(ICULocale(language: language).identifier) else { return nil }
        self.handle = handle
    }

    deinit {
        cicu_floor_close(handle)
    }

    /// Folds and breaks a text; how many boundaries of words it has, both ends among them.
    @discardableResult
    public func pass(_ text: String) -> Int {
        text.withUTF8Bytes { bytes in
            let bytes = bytes.readable
            guard let base = bytes.baseAddress else { return 0 }
            return cicu_floor_pass(handle, base, Int32(bytes.count))
        }
    }
}
