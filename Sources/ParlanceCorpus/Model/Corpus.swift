import ParlanceGrammar
import ParlanceMatching

/// Sentences with expected results: one file, or the part of one that shares its lists.
public struct Corpus: Sendable {
    /// The BCP 47 tag of the sentences; `und` if the file has none.
    public var language: String
    /// The tests, in the order of the file.
    public var tests: [CorpusTest]
    /// Run-time lists for all tests.
    public var lists: [String: SlotList]
    /// The path of the file.
    public var file: String
    /// The path of the grammar for which the corpus was recorded, if it is beside the corpus.
    public var grammar: String?
    /// The share of the sentences that must pass; nil: all.
    public var leastShare: PassShare?

    /// The language of corpora without one.
    public static let undetermined = LanguageSelection.undetermined

    /// Creates a corpus of tests.
    public init(
        language: String,
        tests: [CorpusTest],
        lists: [String: SlotList] = [:],
        file: String = "",
        grammar: String? = nil,
        leastShare: PassShare? = nil
    ) {
        self.language = language
        self.tests = tests
        self.lists = lists
        self.file = file
        self.grammar = grammar
        self.leastShare = leastShare
    }
}
