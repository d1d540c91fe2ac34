/// Sentences that mean the same: one entry under an intent's `data`.
public struct SentenceBlock: Sendable {
    /// The sentences in the order of declaration.
    public var sentences: [Sentence]
    /// Sentences that the block does not read, although its sentences do.
    public var exceptions: [Sentence] = []
    /// Slots with fixed values, filled by every sentence of the block.
    public var slots: [String: Value] = [:]
    /// The key of the response; nil: `default`.
    public var response: String?
    /// The conditions on the context, all of which must hold for a match.
    public var requiredContext: [ContextRequirement] = []
    /// Keys of the context that, if present, must not have the value (or one of the values).
    public var excludedContext: [String: Value] = [:]
    /// Metadata delivered with every reading.
    public var metadata: [String: Value] = [:]
    /// Words of which the utterance must contain at least one, if there are any.
    public var requiredKeywords: [String] = []
    /// Rules of this block only, which override those of the grammar.
    public var rules: [String: Rule] = [:]
    /// Lists of this block only, which override all others.
    public var lists: [String: SlotList] = [:]
    /// The names of those lists whose values are never corrected.
    public var exactLists: Set<String> = []
    /// Whether the sentences are read only as they were said, without corrections.
    public var isExact = false
    /// The rank of the sentences among readings with equal wildcards: the greater ranks first.
    public var weight = 0

    /// The permitted weights.
    public static let weights = -1000...1000

    /// Creates a block without conditions and fixed slots.
    public init(sentences: [Sentence]) {
        self.sentences = sentences
    }
}

/// A template with its place.
public struct Sentence: Sendable, Hashable {
    /// The template that utterances are matched against.
    public var template: Template
    /// The place of the template in its file.
    public var place: SourcePlace
    /// The rank among readings with equal wildcards, as of a block; nil: the weight of the block.
    public var weight: Int?

    /// Combines a template with its place.
    public init(template: Template, place: SourcePlace, weight: Int? = nil) {
        self.template = template
        self.place = place
        self.weight = weight
    }
}

/// An expansion rule: a template that others reference by `<name>`.
public struct Rule: Sendable, Hashable {
    /// The template that utterances are matched against.
    public var template: Template
    /// The place of the template in its file.
    public var place: SourcePlace

    /// Combines a template with its place.
    public init(template: Template, place: SourcePlace) {
        self.template = template
        self.place = place
    }
}
