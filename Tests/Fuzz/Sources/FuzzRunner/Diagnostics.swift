import Parlance

/// Verifies that diagnostics have a text, and that their number and size are limited.
public func check(_ diagnostics: [Diagnostic]) {
    require(diagnostics.count <= 2_000, "there are no more diagnostics than anyone reads")
    for diagnostic in diagnostics {
        require(!DiagnosticRenderer().render(diagnostic).isEmpty, "a diagnostic says something")
    }
}
