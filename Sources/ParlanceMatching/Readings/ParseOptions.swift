import ParlanceGrammar

/// What the caller knows and wants of one parse.
public struct ParseOptions: Sendable {
    /// What is known about the situation: blocks may require or exclude it, and copy it to slots.
    public var context: [String: Value]
    /// Readings whose metadata has something under this key come before all others.
    public var preferredMetadata: String?
    /// Readings in which this slot was found in a list come before others, the longer its text the better.
    public var preferredSlot: String?
    /// How many readings to return at most, at least 1.
    public var limit: Int

    public init(
        context: [String: Value] = [:],
        preferredMetadata: String? = nil,
        preferredSlot: String? = nil,
        limit: Int = 1
    ) {
        self.context = context
        self.preferredMetadata = preferredMetadata
        self.preferredSlot = preferredSlot
        self.limit = max(limit, 1)
    }
}
