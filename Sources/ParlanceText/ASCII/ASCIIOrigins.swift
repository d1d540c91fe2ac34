/// The source ranges of the characters of an ASCII text.
protocol ASCIIOrigins {
    /// The source range of the character at an offset.
    func span(at offset: Int) -> SourceSpan
}

/// The text is its own source.
struct OwnOrigins: ASCIIOrigins {
    @inline(__always)
    func span(at offset: Int) -> SourceSpan {
        SourceSpan(start: UInt32(truncatingIfNeeded: offset), end: UInt32(truncatingIfNeeded: offset + 1))
    }
}
