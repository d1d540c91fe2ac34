extension [Diagnostic] {
    /// By file, line and column, each only once.
    package var inOrder: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let unique = filter { seen.insert($0).inserted }
        return unique.enumerated().sorted { left, right in
            guard let a = left.element.place, let b = right.element.place else {
                return (left.element.place == nil ? 0 : 1, left.offset) < (
                    right.element.place == nil ? 0 : 1, right.offset
                )
            }
            return (a.file, a.line, a.column, left.offset) < (b.file, b.line, b.column, right.offset)
        }.map(\.element)
    }
}
