/// An error or a likely mistake in the input.
///
/// ```swift
/// print(diagnostic.severity, diagnostic.code, diagnostic.place!.line)  // error missing-rule 2
/// ```
public struct Diagnostic: Sendable, Hashable {
    /// The facts of the problem.
    package var problem: GrammarProblem
    /// Whether the problem prevents the use of the grammar.
    public var severity: Severity
    /// The place; nil if the problem has none within a file.
    public var place: SourcePlace?
    /// The key path in a property list, whose parts have no lines: `ParameterVocabularies[0].ParameterNames`; only the
    /// file of `place` is then significant.
    public var keyPath: String?
    /// The length of the marked part in Unicode scalars from `place` on, at least 1.
    public var length: Int
    /// The line at `place`, unchanged; for a very long line the part around `place`.
    public var sourceLine: String
    /// The column in the file at which `sourceLine` begins: 1, unless the line is very long.
    public var sourceColumn: Int

    /// The severity of a problem.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// The grammar can't be used.
        case error
        /// The grammar can be used, but probably has an unintended meaning.
        case warning
    }

    package init(
        _ problem: GrammarProblem,
        severity: Severity = .error,
        place: SourcePlace? = nil,
        length: Int = 1,
        sourceLine: String = "",
        sourceColumn: Int = 1
    ) {
        self.problem = problem
        self.severity = severity
        self.place = place
        self.length = max(length, 1)
        self.sourceLine = sourceLine
        self.sourceColumn = max(sourceColumn, 1)
    }
}

extension Diagnostic {
    /// The stable name of the problem.
    public var code: String { problem.code }

    /// The problem and its remedy, in one sentence without a full stop.
    public var message: String { problem.message }

    /// Creates a diagnostic about a range of Unicode scalars of a text, cut at the end of the first line.
    package init(
        _ problem: GrammarProblem,
        severity: Severity = .error,
        in source: SourceText,
        from start: Int,
        to end: Int
    ) {
        let place = source.place(at: start)
        let (line, column) = source.excerpt(around: place)
        let rest = column + line.unicodeScalars.count - place.column
        self.init(
            problem,
            severity: severity,
            place: place,
            length: min(end - start, rest),
            sourceLine: line,
            sourceColumn: column
        )
    }
}
