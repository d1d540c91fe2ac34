/// How people answer questions in a language, and the texts of dialogs for which a grammar has none.
///
/// It is a grammar of its own: its intents hold the answers, its messages the texts.
package struct ReplyGrammar: Sendable {
    /// The run-time list of what may be chosen or confirmed, which templates of answers mention.
    package static let candidateList = "reply_candidate"
    /// The keys of a language file that hold the grammar.
    static let keys: Set<String> = ["replies", "messages"]

    private enum Content: Sendable {
        case read(Grammar)
        /// The end of the language file that was read when Parlance was built, from a line on.
        case text(String, line: Int)
    }

    private let content: Content
    private let tag: String

    /// - Parameter grammar: what was read from a file.
    init(_ grammar: Grammar) {
        content = .read(grammar)
        tag = grammar.language
    }

    /// A grammar that is in the binary as text, and read when it is asked for.
    ///
    /// - Parameters:
    ///   - text: the keys `replies` and `messages` of a language file. A test reads each that comes with Parlance.
    ///   - line: where the text begins in the file.
    init(tag: String, line: Int, text: String) {
        content = .text(text, line: line)
        self.tag = tag
    }

    /// - Complexity: a grammar that is in the binary is read each time, which takes a few milliseconds.
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

    /// Reads the grammar in a language file; other keys of the file are passed over.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    static func load(_ root: SourceNode, language: String) throws(GrammarError) -> GrammarLoader.Loaded {
        let messages = root.entries.filter { $0.key.text == "messages" }
        let file = GrammarFile(
            root: root.replacing(.mapping((root["replies"]?.entries ?? []) + messages)),
            language: language
        )
        let loader = GrammarLoader(undefinedLists: .known([candidateList]), expectsSentences: false)
        return try loader.load([file], diagnostics: [])
    }
}
