extension ASCIIRules {
    /// Writes an ASCII text in normalized form.
    @inline(__always)
    func write(
        _ text: UnsafeBufferPointer<UInt8>,
        origins: some ASCIIOrigins,
        ignoresBlanks: Bool,
        to writer: TextWriter
    ) -> TextWriter {
        ASCIIAssembler(
            text,
            origins: origins,
            kinds: kinds,
            pairs: pairs,
            ignoresBlanks: ignoresBlanks,
            writer: writer
        )
        .writing()
    }
}
