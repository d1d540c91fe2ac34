/// Collects diagnostics, up to a limit for each kind and file.
///
/// A file may have as many problems as bytes, and a diagnostic takes a thousand times the memory. So the first `limit`
/// of each code, severity and file are kept; one more diagnostic counts the others, at the place of the first of them.
/// Equal diagnostics count once as long as they are kept.
package struct DiagnosticLog: Sendable {
    /// The maximum number of diagnostics of one code and severity per file.
    package static let limit = 100

    private struct Kind: Hashable {
        let file: String?
        let code: String
        let severity: Diagnostic.Severity

        init(_ diagnostic: Diagnostic) {
            file = diagnostic.place?.file
            code = diagnostic.code
            severity = diagnostic.severity
        }
    }

    private var kept: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    private var counts: [Kind: Int] = [:]
    /// For each kind, the first omitted diagnostic and the number of omissions.
    private var omitted: [(first: Diagnostic, count: Int)] = []
    private var places: [Kind: Int] = [:]
    /// The number of added diagnostics, whether kept or omitted.
    private(set) var count = 0

    package init() {}

    /// The collected diagnostics in order, then those that count omitted ones.
    package var diagnostics: [Diagnostic] { kept + omitted.map { Self.summary(of: $0.first, count: $0.count) } }

    /// Whether any diagnostics were omitted.
    var hasOmissions: Bool { !omitted.isEmpty }

    /// Adds a diagnostic, or counts it as omitted beyond the limit.
    package mutating func append(_ diagnostic: Diagnostic) {
        count += 1
        let kind = Kind(diagnostic)
        if case .furtherProblems(_, let count) = diagnostic.problem { return omit(diagnostic, kind, count) }
        guard !seen.contains(diagnostic) else { return }
        guard counts[kind, default: 0] < Self.limit else { return omit(diagnostic, kind, 1) }
        counts[kind, default: 0] += 1
        seen.insert(diagnostic)
        kept.append(diagnostic)
    }

    package mutating func append(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { append(diagnostic) }
    }

    private mutating func omit(_ diagnostic: Diagnostic, _ kind: Kind, _ count: Int) {
        if let place = places[kind] {
            omitted[place].count += count
        } else {
            places[kind] = omitted.count
            omitted.append((diagnostic, count))
        }
    }

    private static func summary(of first: Diagnostic, count: Int) -> Diagnostic {
        var summary = Diagnostic(
            .furtherProblems(code: first.code, count: count),
            severity: first.severity,
            place: first.place
        )
        summary.keyPath = first.keyPath
        return summary
    }
}
