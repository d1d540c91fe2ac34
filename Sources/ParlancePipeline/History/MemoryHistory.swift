/// A history and a store of shortcuts in memory, for tests and for programs that keep nothing.
public actor MemoryHistory: InteractionHistory, ShortcutStore {
    /// The maximum number of interactions.
    public nonisolated let limit: Int
    private var donated: [String: Interaction] = [:]
    private var saved: [String: Shortcut] = [:]

    /// - Parameter limit: The maximum number of interactions, at least 1; the oldest ones are deleted first.
    public init(limit: Int = 10_000) { self.limit = max(limit, 1) }

    /// Adds an interaction.
    ///
    /// - Complexity: Sorts the interactions if the history is full.
    public func donate(_ interaction: Interaction) throws {
        _ = try StoredValue.json(interaction, identifier: interaction.identifier)
        donated[interaction.identifier] = interaction
        guard donated.count > limit else { return }
        for old in donated.values.sorted(by: Interaction.isNewer).dropFirst(limit) { donated[old.identifier] = nil }
    }

    /// The interactions that fit a query, newest first.
    public func interactions(_ query: InteractionQuery) -> [Interaction] {
        let fitting = donated.values.filter(query.includes).sorted(by: Interaction.isNewer)
        return query.limit.map { Array(fitting.prefix(max($0, 0))) } ?? fitting
    }

    /// Deletes interactions.
    @discardableResult
    public func delete(_ selection: InteractionSelection) -> Int {
        let before = donated.count
        switch selection {
        case .identifiers(let identifiers): for identifier in identifiers { donated[identifier] = nil }
        case .group(let group): donated = donated.filter { $0.value.group != group }
        case .all: donated = [:]
        }
        return before - donated.count
    }

    /// All shortcuts, in the order of their identifiers.
    public func shortcuts() -> [Shortcut] { saved.values.sorted { $0.identifier < $1.identifier } }

    /// The shortcut with an identifier.
    public func shortcut(_ identifier: String) -> Shortcut? { saved[identifier] }

    /// Saves a shortcut.
    public func save(_ shortcut: Shortcut) throws {
        _ = try StoredValue.json(shortcut, identifier: shortcut.identifier)
        let key = StoredValue.key(ofPhrase: shortcut.phrase)
        let other = saved.values.first {
            $0.identifier != shortcut.identifier && StoredValue.key(ofPhrase: $0.phrase) == key
        }
        if let other { throw HistoryError.takenPhrase(shortcut.phrase, by: other.identifier) }
        saved[shortcut.identifier] = shortcut
    }

    /// Changes the phrase of a shortcut.
    public func rename(_ identifier: String, to phrase: String) throws {
        guard var shortcut = saved[identifier] else { throw HistoryError.unknownShortcut(identifier) }
        shortcut.phrase = phrase
        try save(shortcut)
    }

    /// Deletes shortcuts.
    @discardableResult
    public func deleteShortcuts(_ identifiers: [String]) -> Int {
        identifiers.count { saved.removeValue(forKey: $0) != nil }
    }
}

extension Interaction {
    /// The order of histories: newest first, then by identifier.
    package static func isNewer(_ left: Interaction, _ right: Interaction) -> Bool {
        (right.ended, left.identifier) < (left.ended, right.identifier)
    }
}
