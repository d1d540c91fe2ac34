import CParlance
import Parlance
import Synchronization

/// `parlance_parser`: a parser with what its dialogs need.
final class ParserHandle: Handle {
    let parser: Parser
    let selector: AppSelector
    /// Nil for a compiled grammar.
    private let source: GrammarSource?
    /// The run-time lists.
    private let lists: [String: SlotList]
    /// The options of the last call: most callers repeat theirs, and reading them takes longer than parsing.
    private let known = Mutex<(text: String, utterance: Utterance)?>(nil)

    /// - Parameter vocabulary: Terms and lists of files, added to those of the grammar.
    convenience init(_ loaded: GrammarLoader.Loaded, vocabulary: VocabularyLoader.Loaded? = nil) {
        let parser = Parser(loaded.grammar)
        guard let vocabulary else {
            self.init(parser, GrammarSource(loaded))
            return
        }
        let lists = vocabulary.lists
        let (named, leftOut) = vocabulary.addingTerms(to: lists.isEmpty ? parser : parser.with(lists: lists))
        let source = GrammarSource(loaded, further: vocabulary.warnings.map(\.json) + leftOut.map(\.json))
        self.init(named, source, lists: lists)
    }

    init(_ parser: Parser, _ source: GrammarSource? = nil, lists: [String: SlotList] = [:]) {
        self.parser = parser
        self.source = source
        self.lists = lists
        selector = AppSelector(parser.apps, language: parser.language)
    }

    /// The options of a call; defaults for NULL.
    ///
    /// - Throws: `Failure` for text that is not a JSON object, and `BatchError` for the first invalid field.
    func utterance(_ options: CText?) throws -> Utterance {
        guard options != nil else { return try Utterance([:], for: self) }
        let text = try Texts.text(options, "options")
        if let known = known.withLock({ $0?.text == text ? $0?.utterance : nil }) { return known }
        let utterance = try Utterance(Texts.object(options, "options"), for: self)
        known.withLock { $0 = (text, utterance) }
        return utterance
    }

    /// The warnings of loading.
    var warnings: [Value] { source?.warnings ?? [] }

    /// The grammar with its answers to questions, and the lists and terms of the parser.
    ///
    /// - Throws: `Failure` for a compiled grammar.
    func conversation() throws(Failure) -> Conversation {
        guard let source else {
            throw Failure(PARLANCE_UNUSABLE, "a compiled grammar has no dialogs; load its sources")
        }
        let answering = source.answeringParser()
        let listed = lists.isEmpty ? answering : answering.with(lists: lists, exact: parser.exactLists)
        return Conversation(
            parser: listed.with(vocabulary: parser.vocabulary),
            catalog: source.loaded.catalog,
            messages: source.messages
        )
    }

    /// A parser with other lists or terms, and the answer of the batch contract.
    func changed(by request: BatchRequest) throws(BatchError) -> (ParserHandle, BatchAnswer) {
        var session = BatchSession(parser)
        let answer = try session.serve(request)
        return (ParserHandle(session.parser, source, lists: session.lists ?? lists), answer)
    }
}
