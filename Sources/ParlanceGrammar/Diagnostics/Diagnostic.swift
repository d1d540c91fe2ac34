/// One thing that is wrong with what was given, or that looks wrong.
public struct Diagnostic: Sendable, Hashable {
    public var problem: GrammarProblem
    public var severity: Severity
    /// Where; nil if the problem has no place within a file.
    public var place: SourcePlace?
    /// How many Unicode scalars from `place` on are meant, at least 1.
    public var length: Int
    /// The line at `place`, as it stands in the file.
    public var sourceLine: String

    public enum Severity: String, Sendable, Hashable, Codable {
        /// The grammar can't be used.
        case error
        /// The grammar can be used, but hardly means what it says.
        case warning
    }

    public init(
        _ problem: GrammarProblem,
        severity: Severity = .error,
        place: SourcePlace? = nil,
        length: Int = 1,
        sourceLine: String = ""
    ) {
        self.problem = problem
        self.severity = severity
        self.place = place
        self.length = max(length, 1)
        self.sourceLine = sourceLine
    }
}
