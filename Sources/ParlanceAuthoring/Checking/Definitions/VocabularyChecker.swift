import ParlanceGrammar
import ParlanceMatching

/// Finds terms of a grammar's own vocabulary that no utterance can match or that are equal to others, and sets that no
/// slot uses.
enum VocabularyChecker {
    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        guard !loaded.grammar.vocabulary.isEmpty else { return [] }
        let report = Parser(loaded.grammar).vocabularyReport
        return loaded.references.vocabulary.diagnostics(of: report)
    }
}
