/// Stores the user's shortcuts (SiriKit: `INVoiceShortcutCenter`).
///
/// A store checks sizes and that no phrase is saved twice. `ShortcutChecker` checks phrases against a grammar.
///
/// ```swift
/// let store: any ShortcutStore = MemoryHistory()
/// try await store.save(shortcut)
/// try await store.rename("s1", to: "leg day")
/// print(try await store.shortcuts().map(\.phrase))  // ["leg day"]
/// ```
public protocol ShortcutStore: Sendable {
    /// All shortcuts, in the order of their identifiers.
    func shortcuts() async throws -> [Shortcut]

    /// The shortcut with an identifier; nil if there is none.
    func shortcut(_ identifier: String) async throws -> Shortcut?

    /// Saves a shortcut. It replaces the one with its identifier.
    ///
    /// - Throws: `HistoryError`, and errors of the storage.
    func save(_ shortcut: Shortcut) async throws

    /// Changes the phrase of a shortcut.
    ///
    /// - Throws: `HistoryError.unknownShortcut`, and like `save(_:)`.
    func rename(_ identifier: String, to phrase: String) async throws

    /// Deletes shortcuts; unknown identifiers are ignored.
    ///
    /// - Returns: The number of deleted shortcuts.
    @discardableResult
    func deleteShortcuts(_ identifiers: [String]) async throws -> Int
}
