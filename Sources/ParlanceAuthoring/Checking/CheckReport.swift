import ParlanceGrammar

/// The findings in a set of grammars.
public struct CheckReport: Sendable {
    /// Errors and warnings, by file, line and column.
    public var diagnostics: [Diagnostic]
    /// The tags of the languages that load.
    public var languages: [String]
    /// The tags of the languages that do not load: only their errors are known.
    public var unloadable: [String]
    /// The number of templates of the grammars that load.
    public var templates: Int
    /// The number of apps that templates can name.
    public var apps: Int
    /// Whether a given file or folder could not be read.
    public var isUnreadable: Bool

    /// The number of errors.
    public var errors: Int { diagnostics.count { $0.severity == .error } }

    /// The number of warnings.
    public var warnings: Int { diagnostics.count - errors }
}
