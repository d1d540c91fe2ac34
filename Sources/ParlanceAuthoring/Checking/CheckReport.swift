import ParlanceGrammar

/// The problems of a set of grammars.
public struct CheckReport: Sendable {
    /// Errors and warnings, by file, line and column.
    public var diagnostics: [Diagnostic]
    /// The tags of the languages that load.
    public var languages: [String]
    /// The tags of the languages that do not load: of these only the errors are known.
    public var unloadable: [String]
    /// How many templates the grammars have that load.
    public var templates: Int
    /// How many apps there are that templates may name.
    public var apps: Int
    /// Whether a file or folder that was named could not be read.
    public var isUnreadable: Bool

    /// How many errors there are.
    public var errors: Int { diagnostics.count { $0.severity == .error } }

    /// How many warnings there are.
    public var warnings: Int { diagnostics.count - errors }
}
