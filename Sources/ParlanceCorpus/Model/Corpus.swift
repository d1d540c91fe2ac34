import ParlanceGrammar
import ParlanceMatching

/// Sentences, and what each must give: one file, or the part of one that shares its lists.
public struct Corpus: Sendable {
    /// The BCP 47 tag of the sentences; `und` where the file does not say.
    public var language: String
    public var tests: [CorpusTest]
    /// Run-time lists that hold for all tests.
    public var lists: [String: SlotList]
    /// The path of the file.
    public var file: String
    /// The path of the grammar that the corpus was recorded for, where that lies beside it.
    public var grammar: String?

    /// The language of corpora that say none.
    public static let undetermined = LanguageSelection.undetermined

    public init(
        language: String,
        tests: [CorpusTest],
        lists: [String: SlotList] = [:],
        file: String = "",
        grammar: String? = nil
    ) {
        self.language = language
        self.tests = tests
        self.lists = lists
        self.file = file
        self.grammar = grammar
    }
}
