import ParlanceGrammar
import ParlanceMatching

/// Sentences with the same expected result.
public struct CorpusTest: Sendable {
    public var sentences: [Sentence]
    public var expected: Expectation
    /// What the caller knows and prefers. Words are edited only where a test says so: a typing error in a corpus, or a
    /// template that is missing, is to be seen.
    public var options: ParseOptions
    /// Slots that need not be named in what is expected where nobody said them: they are fixed or come from the context.
    public var tacitSlots: Set<String>
    /// Where the test stands; nil if it was not read from a file that can be edited.
    package var node: SourceNode?

    /// The caller's context.
    public var context: [String: Value] { options.context }

    public init(
        sentences: [Sentence],
        expected: Expectation,
        options: ParseOptions = .exact,
        tacitSlots: Set<String> = []
    ) {
        self.sentences = sentences
        self.expected = expected
        self.options = options
        self.tacitSlots = tacitSlots
    }

    public struct Sentence: Sendable {
        public var text: String
        public var place: SourcePlace
        /// Where in the text slots must have been said, in Unicode scalars, for as many slots as that is known of.
        public var spans: [String: Range<Int>]
        package var node: SourceNode?

        public init(text: String, place: SourcePlace, spans: [String: Range<Int>] = [:]) {
            self.text = text
            self.place = place
            self.spans = spans
        }
    }
}
