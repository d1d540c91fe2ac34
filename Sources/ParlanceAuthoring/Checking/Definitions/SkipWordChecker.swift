import ParlanceGrammar

/// Finds skip words in the form of templates: they are compared as written, so no utterance contains them.
enum SkipWordChecker {
    private static let syntax: Set<Character> = ["(", ")", "[", "]", "{", "}", "<", ">", "|"]

    static func check(_ references: GrammarReferences) -> [Diagnostic] {
        references.skipWords.filter { $0.text.contains(where: syntax.contains) }
            .map { $0.diagnostic(.finding(.templateInSkipWord($0.text)), severity: .warning) }
    }
}
