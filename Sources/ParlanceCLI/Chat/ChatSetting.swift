import Foundation
import Parlance

/// The setting of a conversation: simulated faults, whether the device is locked, and the preferred apps.
struct ChatSetting: Equatable {
    /// The prefix of its line in transcripts.
    private static let mark = "with: "
    /// The word for a locked device.
    static let locked = "locked"

    /// The circumstances of a sample app's world.
    private(set) var circumstances: Set<String> = []
    /// The preferences among apps, and whether the device is locked.
    private(set) var apps: AppPreferences

    /// - Parameter words: Circumstances and `locked`.
    init(_ words: some Sequence<String> = [], apps: AppPreferences = AppPreferences()) {
        circumstances = Set(words)
        self.apps = apps
        if circumstances.remove(Self.locked) != nil { self.apps.isLocked = true }
    }

    /// Reads a line of a transcript, `with: signed out, locked`; nil for other lines.
    init?(line: String) {
        guard line.hasPrefix(Self.mark) else { return nil }
        let words = line.dropFirst(Self.mark.count).split(separator: ",").map { word in
            word.trimmingCharacters(in: .whitespaces)
        }
        self.init(words)
    }

    /// The line of a transcript; nil for the default setting.
    var line: String? {
        let words = circumstances.sorted() + (apps.isLocked ? [Self.locked] : [])
        return words.isEmpty ? nil : Self.mark + words.joined(separator: ", ")
    }

    var situation: Situation { Situation(isLocked: apps.isLocked, apps: apps) }

    /// Both settings combined.
    func union(_ other: ChatSetting) -> ChatSetting {
        var union = self
        union.circumstances.formUnion(other.circumstances)
        union.apps.isLocked = apps.isLocked || other.apps.isLocked
        return union
    }
}
