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
    /// Any words within limits, at least one.
    case words(WordLimits)
    /// A value that a slot type recognizes.
    case typed(TypedList)
}

extension SlotList {
    /// Whether the list accepts words that nobody has listed.
    public var isWildcard: Bool {
        switch self {
        case .wildcard, .words: true
        case .values, .range, .typed: false
        }
    }
}

/// The limits of a wildcard, which tell it where a value ends.
///
/// The words are templates without slots; a value is compared with them word by word.
///
/// ```swift
/// let limits = WordLimits(mostWords: 4, without: [try Template("(to|from)")])
/// print(limits.mostWords!)  // 4
/// ```
public struct WordLimits: Sendable, Hashable {
    /// The maximum number of words; nil: 100, if there are other limits.
    public var mostWords: Int?
    /// Words and phrases that no value contains.
    public var without: [Template]
    /// Words and phrases that no value begins with.
    public var beginsWithout: [Template]
    /// Words and phrases that no value ends with.
    public var endsWithout: [Template]

    /// Creates limits; by default there are none.
    public init(
        mostWords: Int? = nil,
        without: [Template] = [],
        beginsWithout: [Template] = [],
        endsWithout: [Template] = []
    ) {
        self.mostWords = mostWords
        self.without = without
        self.beginsWithout = beginsWithout
        self.endsWithout = endsWithout
    }
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
