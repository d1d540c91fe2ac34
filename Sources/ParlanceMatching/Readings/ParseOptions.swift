import ParlanceGrammar

/// What the caller knows and wants of one parse.
///
/// ```swift
/// let options = ParseOptions(context: ["room": .string("kitchen")], limit: 3, edits: 0)
/// print(try parser.parse("order a plum cake", options: options).readings.count)  // 1
/// ```
public struct ParseOptions: Sendable {
    /// What is known about the situation: blocks may require or exclude it, and copy it to slots.
    public var context: [String: Value]
    /// Readings whose metadata has something under this key come before all others.
    public var preferredMetadata: String?
    /// Readings in which this slot was found in a list come before others, the longer its text the better.
    public var preferredSlot: String?
    /// How many readings to return at most; less than 1 is taken for 1, more than `mostReadings` for that.
    public var limit: Int {
        didSet { limit = Self.sensible(limit) }
    }

    /// How many words may be edited, so that an utterance that nothing matches as it is matches something; 0: none, nil:
    /// as many as `Parser.usualEdits`.
    public var edits: Int? {
        didSet { edits = edits.map { max($0, 0) } }
    }

    /// How many readings there may be: slots that overlap can make millions, of which nobody wants to see more.
    public static let mostReadings = 256

    /// Nothing known, nothing preferred, and no words edited.
    public static let exact = ParseOptions(edits: 0)

    private static func sensible(_ limit: Int) -> Int { min(max(limit, 1), mostReadings) }

    /// Creates options; by default there is no context, and one reading is returned.
    public init(
        context: [String: Value] = [:],
        preferredMetadata: String? = nil,
        preferredSlot: String? = nil,
        limit: Int = 1,
        edits: Int? = nil
    ) {
        self.context = context
        self.preferredMetadata = preferredMetadata
        self.preferredSlot = preferredSlot
        self.limit = Self.sensible(limit)
        self.edits = edits.map { max($0, 0) }
    }
}
