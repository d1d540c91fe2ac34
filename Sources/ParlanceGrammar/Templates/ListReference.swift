/// A reference to a slot list in a template.
public struct ListReference: Sendable, Hashable {
    /// The source of the values.
    public var source: Source
    /// The name of the slot that receives the value.
    public var slot: String
    /// True for `{list:@capture}`: the words are matched but fill no slot of the reading.
    public var isCapture: Bool
    /// The extent of the reference in the template, in Unicode scalars; ignored by equality.
    public var range: Range<Int>

    /// The values that a slot accepts: those of a list or of a range.
    public enum Source: Sendable, Hashable {
        /// A list of the grammar, or one given at run time.
        case named(String)
        /// `{1..5:slot}` or `{0..100,5:slot}`.
        case range(NumberRange)
    }

    /// The name that the rule has which the list repeats, if the list is one that repeats a rule; nil for a range.
    package var repeatedRule: String? {
        if case .named(let name) = source { Rule.name(repeating: name) } else { nil }
    }

    /// Creates a reference; `range` is its extent in the template, in Unicode scalars.
    public init(source: Source, slot: String, isCapture: Bool = false, range: Range<Int> = 0..<0) {
        self.source = source
        self.slot = slot
        self.isCapture = isCapture
        self.range = range
    }

    /// Equality ignores the range.
    public static func == (left: ListReference, right: ListReference) -> Bool {
        left.source == right.source && left.slot == right.slot && left.isCapture == right.isCapture
    }

    /// Ignores the range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(slot)
        hasher.combine(isCapture)
    }
}

/// A reference to an expansion rule in a template.
public struct RuleReference: Sendable, Hashable {
    /// The rule's name, verbatim: `< a >` names the rule `" a "`.
    public var name: String
    /// The extent of the reference in the template, in Unicode scalars; ignored by equality.
    public var range: Range<Int>

    /// Creates a reference; `range` is its extent in the template, in Unicode scalars.
    public init(name: String, range: Range<Int> = 0..<0) {
        self.name = name
        self.range = range
    }

    /// Equality ignores the range.
    public static func == (left: RuleReference, right: RuleReference) -> Bool { left.name == right.name }
    /// Ignores the range.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
