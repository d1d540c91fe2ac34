import Synchronization

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
        case embedded(Embedded)
    }

    private let content: Content

    /// - Parameter grammar: a grammar read from a file.
    init(_ grammar: Grammar) { content = .read(grammar) }

    /// Creates a grammar that is embedded in the binary as text and parsed on first access.
    ///
    /// - Parameters:
    ///   - text: the keys `answers`, `replies` and `messages` of a language file. A test parses every shipped text.
    ///   - line: the line in the file at which the text begins.
    init(tag: String, line: Int, text: String) {
        content = .embedded(Embedded(tag: tag, line: line, text: text))
    }

    /// - Complexity: embedded text is parsed on the first access, which takes a few milliseconds.
    package var grammar: Grammar {
        switch content {
        case .read(let grammar): grammar
        case .embedded(let text): text.grammar
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

/// The end of a shipped language file, embedded at build time.
private final class Embedded: Sendable {
    private let tag: String
    /// The line in the file at which the text begins.
    private let line: Int
    private let text: String
    private let parsed = Mutex<Grammar?>(nil)

    init(tag: String, line: Int, text: String) {
        self.tag = tag
        self.line = line
        self.text = text
    }

    /// The grammar in the text, which is parsed once.
    var grammar: Grammar {
        parsed.withLock { parsed in
            if let parsed { return parsed }
            let grammar = parse()
            parsed = grammar
            return grammar
        }
    }

    private func parse() -> Grammar {
        do throws(GrammarError) {
            let source = SourceText(name: "\(tag).yaml", text: String(repeating: "\n", count: line - 1) + text)
            guard let root = try YAMLReader(source).read() else { return Grammar(language: tag) }
            return try ReplyGrammar.load(root, language: tag).grammar
        } catch {
            preconditionFailure("the replies of '\(tag)' that come with Parlance are broken: \(error)")
        }
    }
}
