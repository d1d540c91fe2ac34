import Foundation
import Parlance

/// The setting of a conversation: simulated faults, whether the device is locked, the preferred apps, and the time.
struct ChatSetting: Equatable {
    /// The prefix of its circumstances in transcripts.
    private static let mark = "with: "
    /// The prefix of its time in transcripts.
    private static let timeMark = "now: "
    /// The word for a locked device.
    static let locked = "locked"

    /// The circumstances of a sample app's world.
    private(set) var circumstances: Set<String> = []
    /// The preferences among apps, and whether the device is locked.
    private(set) var apps: AppPreferences
    /// A fixed local time, `2026-11-20T09:00`; nil: the machine's clock.
    private(set) var now: String?

    /// - Parameters:
    ///   - words: Circumstances and `locked`.
    ///   - now: A local time in ISO 8601.
    init(_ words: some Sequence<String> = [], apps: AppPreferences = AppPreferences(), now: String? = nil) {
        circumstances = Set(words)
        self.apps = apps
        self.now = now
        if circumstances.remove(Self.locked) != nil { self.apps.isLocked = true }
    }

    /// Reads a line of a transcript, `with: signed out, locked` or `now: 2026-11-20T09:00`; nil for other lines.
    init?(line: String) {
        if line.hasPrefix(Self.timeMark) {
            let text = String(line.dropFirst(Self.timeMark.count))
            guard ReferenceTime(iso: text) != nil else { return nil }
            self.init(now: text)
            return
        }
        guard line.hasPrefix(Self.mark) else { return nil }
        let words = line.dropFirst(Self.mark.count).split(separator: ",").map { word in
            word.trimmingCharacters(in: .whitespaces)
        }
        self.init(words)
    }

    /// The lines of a transcript; none for the default setting.
    var lines: [String] {
        let words = circumstances.sorted() + (apps.isLocked ? [Self.locked] : [])
        let circumstances = words.isEmpty ? [] : [Self.mark + words.joined(separator: ", ")]
        return circumstances + (now.map { [Self.timeMark + $0] } ?? [])
    }

    var clock: ChatClock { ChatClock(fixedAt: now.flatMap { ReferenceTime(iso: $0) }) }

    var situation: Situation { Situation(isLocked: apps.isLocked, apps: apps) }

    /// Both settings combined; the other's time takes precedence.
    func union(_ other: ChatSetting) -> ChatSetting {
        var union = self
        union.circumstances.formUnion(other.circumstances)
        union.apps.isLocked = apps.isLocked || other.apps.isLocked
        union.now = other.now ?? now
        return union
    }
}
