/// The values that may fill a slot.
///
/// ```swift
/// let orchids = ListValue(input: Template(literal: "orchids"), output: .string("p17"))
/// let today = parser.with(lists: ["plant": .values([orchids])])
/// print(try today.parse("water the orchids").best!["plant"]!.value)  // p17
/// ```
public enum SlotList: Sendable, Hashable {
    /// One of these values, in any of its forms.
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
    /// The template that matches the value.
    public var input: Template
    /// The value that the slot delivers; nil: the words themselves.
    public var output: Value?
    /// Values added to the context when the value matches; blocks may require or exclude them.
    public var context: [String: Value]
    /// The author's metadata, delivered with the slot.
    public var metadata: Value?

    /// Creates a value; without `output`, a slot delivers the text of the template.
    public init(input: Template, output: Value?, context: [String: Value] = [:], metadata: Value? = nil) {
        self.input = input
        self.output = output
        self.context = context
        self.metadata = metadata
    }
}
