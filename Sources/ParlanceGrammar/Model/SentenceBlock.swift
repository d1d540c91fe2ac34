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
    /// The templates of the text between two repetitions; nil for a rule that is not repeated.
    ///
    /// A repeated rule is the definition of a list: the name of the rule is `Rule.name(repeating:)` of the list's name.
    /// A slot of the list gathers the slots of all repetitions.
    public var separators: [Template]?

    /// Combines a template with its place.
    public init(template: Template, place: SourcePlace, separators: [Template]? = nil) {
        self.template = template
        self.place = place
        self.separators = separators
    }

    /// The name of the rule that a list repeats: `{items}` for the list `items`.
    public static func name(repeating list: String) -> String { "{\(list)}" }
}

extension Rule {
    /// The separators of a list that names none: a blank, or a comma, which is one in normalized text.
    static var usualSeparators: [Template] { [Template(literal: ",")] }

    /// Whether a repetition is a slot alone, so that it gives a value instead of an object of slots.
    package var isSingleSlot: Bool {
        var expression = template.expression
        while case .sequence(let items) = expression, items.count == 1 { expression = items[0] }
        if case .list = expression { return true } else { return false }
    }
}
