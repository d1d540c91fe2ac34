/// The values that may fill a slot.
public enum SlotList: Sendable, Hashable {
    /// One of these, each said in one of its ways.
    case values([ListValue])
    /// A number.
    case range(NumberRange)
    /// Any words, at least one.
    case wildcard
    /// A value that a slot type recognizes.
    case typed(TypedList)
}

/// One value of a list.
public struct ListValue: Sendable, Hashable {
    /// How the value is said.
    public var input: Template
    /// What the slot then delivers; nil: the words themselves.
    public var output: Value?
    /// What saying it adds to the context that blocks may require or exclude.
    public var context: [String: Value]
    /// What the author wants handed on with the slot.
    public var metadata: Value?

    public init(input: Template, output: Value?, context: [String: Value] = [:], metadata: Value? = nil) {
        self.input = input
        self.output = output
        self.context = context
        self.metadata = metadata
    }
}
