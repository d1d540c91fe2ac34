import ParlanceGrammar
import ParlanceMatching

/// Sentences with the same expected result.
public struct CorpusTest: Sendable {
    /// The utterances, with their places.
    public var sentences: [Sentence]
    /// The expected result of each sentence.
    public var expected: Expectation
    /// The caller's context and preferences. Words are corrected only if the test requests it, so that a typing error
    /// in a corpus, or a missing template, does not go unnoticed. Requests may stand beside remarks, unless the options of
    /// the initializer say no.
    public var options: ParseOptions
    /// Slots that the expectation may omit if the utterance does not contain them: they are fixed or come from the
    /// context.
    public var tacitSlots: Set<String>
    /// Nil if the sentences must pass.
    public var exemption: Exemption?
    /// The place of the test; nil if it was not read from a file that can be edited.
    package var node: SourceNode?

    /// The caller's context.
    public var context: [String: Value] { options.context }

    /// Creates a test.
    public init(
        sentences: [Sentence],
        expected: Expectation,
        options: ParseOptions = .exact,
        tacitSlots: Set<String> = [],
        exemption: Exemption? = nil
    ) {
        self.sentences = sentences
        self.expected = expected
        self.options = options
        self.options.remarks = options.remarks ?? true
        self.tacitSlots = tacitSlots
        self.exemption = exemption
    }

    /// A sentence with its place in a file.
    public struct Sentence: Sendable {
        /// The utterance.
        public var text: String
        /// The place of the utterance in its file.
        public var place: SourcePlace
        /// The expected ranges of slots in the text, in Unicode scalars, as far as they are known.
        public var spans: [String: Range<Int>]
        package var node: SourceNode?

        /// Creates a sentence.
        public init(text: String, place: SourcePlace, spans: [String: Range<Int>] = [:]) {
            self.text = text
            self.place = place
            self.spans = spans
        }
    }
}
