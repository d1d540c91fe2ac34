#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The conditions for a list of interactions. All must hold; the default has none.
///
/// ```swift
/// let query = InteractionQuery(intent: "StartWorkout", limit: 5)
/// print(query.limit!)  // 5
/// ```
public struct InteractionQuery: Sendable, Hashable {
    /// The name of the intent; nil: any.
    public var intent: String?
    /// The group; nil: any or none.
    public var group: String?
    /// The earliest end.
    public var from: Date?
    /// The end must be before this time.
    public var before: Date?
    /// The maximum number of interactions; nil: all.
    public var limit: Int?

    /// Creates a query.
    public init(
        intent: String? = nil,
        group: String? = nil,
        from: Date? = nil,
        before: Date? = nil,
        limit: Int? = nil
    ) {
        self.intent = intent
        self.group = group
        self.from = from
        self.before = before
        self.limit = limit
    }

    /// Whether an interaction fits, without the limit.
    package func includes(_ interaction: Interaction) -> Bool {
        if let intent, interaction.request.intent != intent { return false }
        if let group, interaction.group != group { return false }
        if let from, interaction.ended < from { return false }
        if let before, interaction.ended >= before { return false }
        return true
    }
}
