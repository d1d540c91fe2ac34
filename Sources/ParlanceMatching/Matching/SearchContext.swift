import ParlanceGrammar

/// The parameters of a search: an utterance, the caller's options, and the grammar and lists to match against.
///
/// Immutable during a search. Mutable state is in a `Matcher`, which serves one search after the other.
///
/// A context refers to the caller's utterance and options without counting references, because a copy would cost as
/// much as reading a short utterance. So it is valid only within the call of `ParserContents.withMatcher` that created
/// it; `input` is a copy to keep.
struct SearchContext {
    private let caller: (utterance: UnsafePointer<String>, options: UnsafePointer<ParseOptions>)
    private let contents: ParserContents

    /// - Parameters:
    ///   - utterance: Must not change or move while the context is used.
    ///   - options: Must not change or move while the context is used.
    @inline(__always)
    init(_ utterance: UnsafePointer<String>, _ options: UnsafePointer<ParseOptions>, in contents: ParserContents) {
        caller = (utterance, options)
        self.contents = contents
    }

    var utterance: String {
        @inline(__always) unsafeAddress { caller.utterance }
    }

    var options: ParseOptions {
        @inline(__always) unsafeAddress { caller.options }
    }

    var grammar: CompiledGrammar { contents.grammar }
    var lists: ListTable { contents.lists }
    /// The words that may replace others in approximate readings.
    var correctionVocabulary: CorrectionVocabulary { contents.correctionVocabulary }
    /// The maximum number of corrected words.
    var mostEdits: Int { options.edits ?? Parser.usualEdits }

    /// The parameters as a value that can be stored.
    var input: SearchInput { SearchInput(utterance: utterance, options: options, contents: contents) }

    /// Lends `body` a matcher that has prepared another utterance, to match against the same grammar and lists.
    func withMatcher<Result>(
        for utterance: String,
        _ options: ParseOptions,
        _ body: (Matcher, SearchContext) -> Result
    ) -> Result {
        contents.withMatcher(for: utterance, options, body)
    }
}

extension ParserContents {
    /// Lends `body` a matcher that has prepared an utterance, and the context of its search. Neither may escape.
    @inline(__always)
    func withMatcher<Result>(
        for utterance: String,
        _ options: ParseOptions,
        _ body: (Matcher, SearchContext) -> Result
    ) -> Result {
        withUnsafePointer(to: utterance) { utteranceAddress in
            withUnsafePointer(to: options) { optionsAddress in
                // The grammar retains its pool, so the pool needs no count of its own.
                Unmanaged.passUnretained(grammar.matchers)._withUnsafeGuaranteedRef { matchers in
                    matchers.withMatcher {
                        $0.prepare(utterance, options, for: grammar)
                    } _: { matcher in
                        body(matcher, SearchContext(utteranceAddress, optionsAddress, in: self))
                    }
                }
            }
        }
    }
}
