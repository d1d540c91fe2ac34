/// Stores finished intents (SiriKit: the donations of `INInteraction`).
///
/// ```swift
/// let history: any InteractionHistory = MemoryHistory()
/// if let interaction = turn.interaction { try await history.donate(interaction) }
/// print(try await history.interactions(InteractionQuery(intent: "OrderCake", limit: 10)).count)  // 1
/// try await history.delete(.all)
/// ```
public protocol InteractionHistory: Sendable {
    /// Adds an interaction. It replaces the one with its identifier. If the history is full, the oldest one is deleted.
    ///
    /// - Throws: `HistoryError`, and errors of the storage.
    func donate(_ interaction: Interaction) async throws

    /// The interactions that fit a query, newest first; those that ended at the same time by identifier.
    func interactions(_ query: InteractionQuery) async throws -> [Interaction]

    /// Deletes interactions; unknown identifiers and groups are ignored.
    ///
    /// - Returns: The number of deleted interactions.
    @discardableResult
    func delete(_ selection: InteractionSelection) async throws -> Int
}
