/// A grammar that can't be used: all that is wrong with it, in the order of files and lines.
public struct GrammarError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Errors and warnings; at least one error.
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    public var description: String {
        diagnostics.map { DiagnosticRenderer().render($0) }.joined(separator: "\n")
    }
}
