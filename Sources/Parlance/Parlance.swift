// The façade: `import Parlance` imports grammars, the parser and its readings, and the pipeline.
@_exported import ParlanceGrammar
@_exported import ParlanceMatching
@_exported import ParlancePipeline
@_exported import ParlanceText
@_exported import ParlanceVocabulary

/// The version of Parlance in a program, for error reports.
///
///     print("parlance \(ParlanceVersion.current)")
public enum ParlanceVersion {
    /// The version, by semantic versioning.
    public static let current = "0.1.0"
}
