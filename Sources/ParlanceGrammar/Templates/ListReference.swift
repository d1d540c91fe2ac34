/// A mention of a slot list in a template.
public struct ListReference: Sendable, Hashable {
    /// Where the values come from.
    public var source: Source
    /// The name under which the value is delivered.
    public var slot: String
    /// True for `{list:@capture}`: the words are matched, but are no slot of the reading.
    public var isCapture: Bool
    /// Where the reference stands in the template, in Unicode scalars; not part of what makes two references equal.
    public var range: Range<Int>

    /// The values that a slot accepts: those of a list or of a range.
    public enum Source: Sendable, Hashable {
        /// A list of the grammar, or one given at run time.
        case named(String)
        /// `{1..5:slot}` or `{0..100,5:slot}`.
        case range(NumberRange)
    }

    /// Creates a reference; `range` is its extent in the template, in Unicode scalars.
    public init(source: Source, slot: String, isCapture: Bool = false, range: Range<Int> = 0..<0) {
        self.source = source
        self.slot = slot
        self.isCapture = isCapture
        self.range = range
    }

    /// Equality ignores where the reference stands.
    public static func == (left: ListReference, right: ListReference) -> Bool {
        left.source == right.source && left.slot == right.slot && left.isCapture == right.isCapture
    }

    /// Ignores where the reference stands.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(slot)
        hasher.combine(isCapture)
    }
}

/// A mention of an expansion rule in a template.
public struct RuleReference: Sendable, Hashable {
    /// The rule's name, verbatim: `< a >` names the rule `" a "`.
    public var name: String
    /// Where the reference stands in the template, in Unicode scalars; not part of what makes two references equal.
    public var range: Range<Int>

    /// Creates a reference; `range` is its extent in the template, in Unicode scalars.
    public init(name: String, range: Range<Int> = 0..<0) {
        self.name = name
        self.range = range
    }

    /// Equality ignores where the reference stands.
    public static func == (left: RuleReference, right: RuleReference) -> Bool { left.name == right.name }
    /// Ignores where the reference stands.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
