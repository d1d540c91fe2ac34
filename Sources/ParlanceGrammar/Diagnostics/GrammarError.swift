/// The errors and warnings of an invalid grammar, in the order of files and lines.
///
/// ```swift
/// do {
///     print(try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause <it>]}]}}").language)
/// } catch {
///     print(error.diagnostics[0].code)  // missing-rule
/// }
/// ```
public struct GrammarError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Errors and warnings; at least one error.
    public var diagnostics: [Diagnostic]

    /// Creates an error from diagnostics, of which at least one is an error.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// All diagnostics as text, rendered by `DiagnosticRenderer`.
    public var description: String {
        diagnostics.map { DiagnosticRenderer().render($0) }.joined(separator: "\n")
    }
}
