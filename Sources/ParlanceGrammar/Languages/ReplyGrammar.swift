/// The answers to questions in a language, and the default texts of dialogs.
///
/// It is a separate grammar: its intents hold the answers, its messages the texts.
package struct ReplyGrammar: Sendable {
    /// The run-time list of the candidates to choose or confirm, which templates of answers reference.
    package static let candidateList = "reply_candidate"
    /// The keys of a language file that hold the grammar.
    static let keys: Set<String> = [AnswerWords.key, "replies", "messages"]

    private enum Content: Sendable {
        case read(Grammar)
        /// The end of a shipped language file, embedded at build time, from a line to the end.
        case text(String, line: Int)
    }

    private let content: Content
    private let tag: String

    /// - Parameter grammar: a grammar read from a file.
    init(_ grammar: Grammar) {
        content = .read(grammar)
        tag = grammar.language
    }

    /// Creates a grammar that is embedded in the binary as text and parsed on access.
    ///
    /// - Parameters:
    ///   - text: the keys `answers`, `replies` and `messages` of a language file. A test parses every shipped text.
    ///   - line: the line in the file at which the text begins.
    init(tag: String, line: Int, text: String) {
        content = .text(text, line: line)
        self.tag = tag
    }

    /// - Complexity: embedded text is parsed on each access, which takes a few milliseconds.
    package var grammar: Grammar {
        switch content {
        case .read(let grammar): return grammar
        case .text(let text, let line):
            do throws(GrammarError) {
                let source = SourceText(
                    name: "\(tag).yaml",
                    text: String(repeating: "\n", count: line - 1) + text
                )
                guard let root = try YAMLReader(source).read() else { return Grammar(language: tag) }
                return try Self.load(root, language: tag).grammar
            } catch {
                preconditionFailure("the replies of '\(tag)' that come with Parlance are broken: \(error)")
            }
        }
    }

    /// Reads the grammar in a language file; other keys of the file are ignored.
    ///
    /// - Throws: `GrammarError` with all errors.
    static func load(_ root: SourceNode, language: String) throws(GrammarError) -> GrammarLoader.Loaded {
        let messages = root.entries.filter { $0.key.text == "messages" }
        let answers = root[AnswerWords.key].map { AnswerWords($0).grammar }
        let grammar = SourceNode.merged([answers, root["replies"]].compactMap(\.self).filter(\.isMapping))
        let file = GrammarFile(
            root: root.replacing(.mapping((grammar?.entries ?? []) + messages)),
            language: language
        )
        let loader = GrammarLoader(undefinedLists: .known([candidateList]), expectsSentences: false)
        return try loader.load([file], diagnostics: [])
    }
}
