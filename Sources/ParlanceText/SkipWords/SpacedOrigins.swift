/// The source ranges of the characters of an expanded text.
struct SpacedOrigins: ASCIIOrigins {
    let origins: UnsafeMutablePointer<Int>
    let spans: UnsafePointer<SourceSpan>

    /// An inserted blank has an empty source range.
    func span(at offset: Int) -> SourceSpan {
        let origin = origins[offset]
        return origin < 0 ? SourceSpan(at: spans[-1 - origin].start) : spans[origin]
    }

    /// The span of a scalar that folding made from several bytes.
    func span(from offset: Int, to last: Int) -> SourceSpan {
        let origin = origins[offset]
        guard origin >= 0 else { return span(at: offset) }
        return SourceSpan(start: spans[origin].start, end: spans[max(origins[last], origin)].end)
    }
}
