import ParlanceGrammar

/// The caller's context and preferences for one parse.
///
/// ```swift
/// let options = ParseOptions(context: ["room": .string("kitchen")], limit: 3, edits: 0)
/// print(try parser.parse("order a plum cake", options: options).readings.count)  // 1
/// // Only these intents: no other one is considered.
/// let ordering = ParseOptions(intents: ["OrderCake"])
/// print(try parser.parse("order a plum cake", options: ordering).best!.intent)  // OrderCake
/// ```
public struct ParseOptions: Sendable {
    /// The known facts about the situation: blocks can require or exclude them, and copy them to slots.
    public var context: [String: Value]
    /// Readings with a truthy metadata value under this key precede all others.
    public var preferredMetadata: String?
    /// Readings in which this slot is filled from a list precede others; the longer its text, the better.
    public var preferredSlot: String?
    /// The maximum number of readings, clamped to 1 through `mostReadings`.
    public var limit: Int {
        didSet { limit = Self.sensible(limit) }
    }

    /// The maximum number of words to correct if nothing matches the utterance as it is; 0 disables correction, nil
    /// means `Parser.usualEdits`.
    public var edits: Int? {
        didSet { edits = edits.map { max($0, 0) } }
    }

    /// Whether an utterance that no template matches as a whole is read in part, or with doubtful corrections: the caller
    /// should ask before acting on these readings.
    public var partial: Bool

    /// Whether a request may stand beside remarks, which the language's file tells from it: "my hands are full, call Sarah".
    /// Nil: unless `edits` is 0.
    public var remarks: Bool?

    /// Whether readings that differ only in the texts of their wildcards are all returned, up to the limit, instead of
    /// the best of them: "play day by day by taken by trees" divides into album and artist in three ways.
    public var splits: Bool

    /// The local time that relative times refer to ("tomorrow", "in an hour"); nil: they are not understood.
    public var now: ReferenceTime?

    /// The intents that the utterance may have, by name; empty: all intents of the grammar. Templates of other intents
    /// are not considered, so one of these intents may win where another would rank first.
    public var intents: [String]

    /// The maximum number of readings. Overlapping slots can produce millions.
    public static let mostReadings = 256

    /// No context, no preferences, and no corrections.
    public static let exact = ParseOptions(edits: 0)

    /// Whether remarks are left out.
    var admitsRemarks: Bool { remarks ?? (edits != 0) }

    private static func sensible(_ limit: Int) -> Int { min(max(limit, 1), mostReadings) }

    /// Creates options; by default there is no context, and one reading is returned.
    public init(
        context: [String: Value] = [:],
        preferredMetadata: String? = nil,
        preferredSlot: String? = nil,
        limit: Int = 1,
        edits: Int? = nil,
        partial: Bool = false,
        remarks: Bool? = nil,
        splits: Bool = false,
        now: ReferenceTime? = nil,
        intents: [String] = []
    ) {
        self.context = context
        self.preferredMetadata = preferredMetadata
        self.preferredSlot = preferredSlot
        self.limit = Self.sensible(limit)
        self.edits = edits.map { max($0, 0) }
        self.partial = partial
        self.remarks = remarks
        self.splits = splits
        self.now = now
        self.intents = intents
    }
}
