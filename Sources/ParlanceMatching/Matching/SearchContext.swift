import ParlanceGrammar

/// The parameters of a search: an utterance, the caller's options, and the grammar and lists to match against.
///
/// Immutable during a search. Mutable state is in a `Matcher`, which serves one search after the other.
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
    /// The words that may replace others in approximate readings.
    var correctionVocabulary: CorrectionVocabulary { contents.correctionVocabulary }
    /// The maximum number of corrected words.
    var mostEdits: Int { options.edits ?? Parser.usualEdits }

    /// Returns a search for another utterance or other options in the same grammar and lists.
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
