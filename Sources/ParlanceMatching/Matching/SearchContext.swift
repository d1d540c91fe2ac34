import ParlanceGrammar

/// The parameters of a search: an utterance, the options of the caller, and the grammar and lists that it is matched against.
///
/// A search changes none of them. What it does change is in a `Matcher`, which serves one search after the other.
struct SearchContext: Sendable {
    let utterance: String
    let options: ParseOptions
    private let contents: ParserContents

    init(_ utterance: String, _ options: ParseOptions, in contents: ParserContents) {
        self.utterance = utterance
        self.options = options
        self.contents = contents
    }

    var grammar: CompiledGrammar { contents.grammar }
    var lists: ListTable { contents.lists }
    /// The words that approximate readings may take others for.
    var correctionVocabulary: CorrectionVocabulary { contents.correctionVocabulary }
    /// How many words of the utterance may be edited.
    var mostEdits: Int { options.edits ?? Parser.usualEdits }

    /// A search for another utterance, or with other options, in the same grammar and lists.
    func search(for utterance: String, _ options: ParseOptions) -> SearchContext {
        SearchContext(utterance, options, in: contents)
    }

    /// Lends a matcher that has prepared the utterance to `body`.
    @inline(__always)
    func withMatcher<Result>(_ body: (Matcher) -> Result) -> Result {
        grammar.matchers.withMatcher { matcher in
            matcher.prepare(in: self)
            return body(matcher)
        }
    }
}
