/// Sentences that mean the same: one entry under an intent's `data`.
public struct SentenceBlock: Sendable {
    /// The sentences in the order of declaration.
    public var sentences: [Sentence]
    /// Slots that every sentence of the block fills without their being said.
    public var slots: [String: Value] = [:]
    /// The key of the response; nil: `default`.
    public var response: String?
    /// The conditions on the context without which none of the sentences matches.
    public var requiredContext: [ContextRequirement] = []
    /// Keys that, where present, must not have the value (or one of the values).
    public var excludedContext: [String: Value] = [:]
    /// Handed on with every reading.
    public var metadata: [String: Value] = [:]
    /// One of these words must be in the utterance, if there are any.
    public var requiredKeywords: [String] = []
    /// Rules that hold in this block only, before those of the grammar.
    public var rules: [String: Rule] = [:]
    /// Lists that hold in this block only, before all others.
    public var lists: [String: SlotList] = [:]

    /// Creates a block without conditions and fixed slots.
    public init(sentences: [Sentence]) {
        self.sentences = sentences
    }
}

/// A template and where it was written.
public struct Sentence: Sendable, Hashable {
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

/// An expansion rule: a template that others put in with `<name>`.
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
