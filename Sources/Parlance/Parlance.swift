// The façade: `import Parlance` imports grammars, the parser and its readings, and the pipeline.
@_exported import ParlanceGrammar
@_exported import ParlanceMatching
@_exported import ParlancePipeline
@_exported import ParlanceText
@_exported import ParlanceVocabulary

/// The version of Parlance that a program was built with, to be shown in reports of errors.
///
///     print("parlance \(ParlanceVersion.current)")
public enum ParlanceVersion {
    /// By semantic versioning.
    public static let current = "0.1.0"
}
