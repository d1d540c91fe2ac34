/// Where the characters of a text that was spread out came from: the source of the text.
struct SpacedOrigins: ASCIIOrigins {
    let origins: UnsafeMutablePointer<Int>
    let spans: UnsafePointer<SourceSpan>

    /// A blank that was put in takes up nothing of the source.
    func span(at offset: Int) -> SourceSpan {
        let origin = origins[offset]
        return origin < 0 ? SourceSpan(at: spans[-1 - origin].start) : spans[origin]
    }

    /// The same for a scalar that folding made of several bytes.
    func span(from offset: Int, to last: Int) -> SourceSpan {
        let origin = origins[offset]
        guard origin >= 0 else { return span(at: offset) }
        return SourceSpan(start: spans[origin].start, end: spans[max(origins[last], origin)].end)
    }
}
