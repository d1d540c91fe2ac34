/// The values that may fill a slot.
///
/// ```swift
/// let orchids = ListValue(input: Template(literal: "orchids"), output: .string("p17"))
/// let today = parser.with(lists: ["plant": .values([orchids])])
/// print(try today.parse("water the orchids").best!["plant"]!.value)  // p17
/// ```
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
///
/// ```swift
/// let lamp = ListValue(input: try Template("[floor] lamp"), output: .string("light-3"))
/// print(lamp.input, lamp.output!)  // [floor] lamp light-3
/// ```
public struct ListValue: Sendable, Hashable {
    /// How the value is said.
    public var input: Template
    /// What the slot then delivers; nil: the words themselves.
    public var output: Value?
    /// What saying it adds to the context that blocks may require or exclude.
    public var context: [String: Value]
    /// What the author wants handed on with the slot.
    public var metadata: Value?

    /// Creates a value; without `output`, a slot delivers the text of the template.
    public init(input: Template, output: Value?, context: [String: Value] = [:], metadata: Value? = nil) {
        self.input = input
        self.output = output
        self.context = context
        self.metadata = metadata
    }
}
