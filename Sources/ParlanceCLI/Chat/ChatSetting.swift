import Foundation
import Parlance

/// How things stand in a conversation: what is not as it should be, whether the device is locked, and which apps are preferred.
struct ChatSetting: Equatable {
    /// What stands before it in transcripts.
    private static let mark = "with: "
    /// What says that the device is.
    static let locked = "locked"

    /// Those of a sample app's world.
    private(set) var circumstances: Set<String> = []
    /// Which apps are preferred, and whether the device is locked.
    private(set) var apps: AppPreferences

    /// - Parameter words: circumstances, and `locked`.
    init(_ words: some Sequence<String> = [], apps: AppPreferences = AppPreferences()) {
        circumstances = Set(words)
        self.apps = apps
        if circumstances.remove(Self.locked) != nil { self.apps.isLocked = true }
    }

    /// Out of a line of a transcript, `with: signed out, locked`; nil: it is another.
    init?(line: String) {
        guard line.hasPrefix(Self.mark) else { return nil }
        let words = line.dropFirst(Self.mark.count).split(separator: ",").map { word in
            word.trimmingCharacters(in: .whitespaces)
        }
        self.init(words)
    }

    /// The line of a transcript; nil: all is as it should be.
    var line: String? {
        let words = circumstances.sorted() + (apps.isLocked ? [Self.locked] : [])
        return words.isEmpty ? nil : Self.mark + words.joined(separator: ", ")
    }

    var situation: Situation { Situation(isLocked: apps.isLocked, apps: apps) }

    /// With what the other says besides.
    func union(_ other: ChatSetting) -> ChatSetting {
        var union = self
        union.circumstances.formUnion(other.circumstances)
        union.apps.isLocked = apps.isLocked || other.apps.isLocked
        return union
    }
}
