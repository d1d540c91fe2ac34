extension [Diagnostic] {
    /// The diagnostics by file, line and column, then by message, without duplicates. Of more than
    /// `DiagnosticLog.limit` of a kind in a file, the first are kept, and one more counts the rest.
    package var inOrder: [Diagnostic] {
        var log = DiagnosticLog()
        log.append(sortedByPlace)
        return log.hasOmissions ? log.diagnostics.sortedByPlace : log.diagnostics
    }

    private var sortedByPlace: [Diagnostic] {
        map { ($0.place, ($0.keyPath ?? "") + $0.problem.message, $0) }.sorted { left, right in
            guard let a = left.0, let b = right.0 else { return left.0 == nil && (right.0 != nil || left.1 < right.1) }
            return (a, left.1) < (b, right.1)
        }.map(\.2)
    }
}
