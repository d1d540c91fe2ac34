extension [Diagnostic] {
    /// By file, line and column, then by message, each only once.
    package var inOrder: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let unique = filter { seen.insert($0).inserted }
        return unique.map { ($0.place, ($0.keyPath ?? "") + $0.problem.message, $0) }.sorted { left, right in
            guard let a = left.0, let b = right.0 else { return left.0 == nil && (right.0 != nil || left.1 < right.1) }
            return (a, left.1) < (b, right.1)
        }.map(\.2)
    }
}
