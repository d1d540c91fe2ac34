/// A mention of an expansion rule in a template.
public struct RuleReference: Sendable, Hashable {
    /// The rule's name, verbatim: `< a >` names the rule `" a "`.
    public var name: String
    /// Where the reference stands in the template, in Unicode scalars; not part of what makes two references equal.
    public var range: Range<Int>

    public init(name: String, range: Range<Int> = 0..<0) {
        self.name = name
        self.range = range
    }

    public static func == (left: RuleReference, right: RuleReference) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
