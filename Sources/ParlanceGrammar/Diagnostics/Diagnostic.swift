/// One thing that is wrong with what was given, or that looks wrong.
///
/// ```swift
/// print(diagnostic.severity, diagnostic.code, diagnostic.place!.line)  // error missing-rule 2
/// ```
public struct Diagnostic: Sendable, Hashable {
    package var problem: GrammarProblem
    /// Whether the problem keeps the grammar from being used.
    public var severity: Severity
    /// Where; nil if the problem has no place within a file.
    public var place: SourcePlace?
    /// Where in a property list, whose parts have no lines: `ParameterVocabularies[0].ParameterNames`; of `place` the file
    /// counts then.
    public var keyPath: String?
    /// How many Unicode scalars from `place` on are meant, at least 1.
    public var length: Int
    /// The line at `place`, as it stands in the file; of a very long line the part around `place`.
    public var sourceLine: String
    /// The column in the file at which `sourceLine` begins: 1, unless the line is very long.
    public var sourceColumn: Int

    /// How serious a problem is.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// The grammar can't be used.
        case error
        /// The grammar can be used, but hardly means what it says.
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

    /// What is wrong and what to do, in one sentence without a full stop.
    public var message: String { problem.message }

    /// A diagnostic about a part of a text, given in its Unicode scalars; what goes beyond the first line is left out.
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
