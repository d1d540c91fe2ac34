import Parlance
import ParlanceHistory

/// The history of a chat: donates the interactions, and reads the shortcuts before each utterance, because other
/// processes may change them.
struct ChatMemory: Sendable {
    let history: SQLiteHistory

    /// The shortcuts. Prints an error and returns none if the file can't be read.
    func shortcuts() async -> [Shortcut]? {
        await attempt { try await history.shortcuts() }
    }

    /// Donates the intents that ended with a response. Prints errors.
    ///
    /// - Returns: Whether all were stored.
    func donate(_ turns: [Turn]) async -> Bool {
        for interaction in turns.compactMap(\.interaction) where interaction.response != nil {
            guard await attempt({ try await history.donate(interaction) }) != nil else { return false }
        }
        return true
    }

    private func attempt<Success>(_ work: () async throws -> Success) async -> Success? {
        do {
            return try await work()
        } catch {
            StandardError.print("error: \(error)")
            return nil
        }
    }
}
