import Foundation
import Parlance

/// How things stand in a conversation: what is not as it should be, and whether the device is locked.
struct ChatSetting: Equatable {
    /// What stands before it in transcripts.
    private static let mark = "with: "
    /// What says that the device is.
    static let locked = "locked"

    /// Those of a sample app's world.
    private(set) var circumstances: Set<String> = []
    private(set) var isLocked = false

    /// - Parameter words: circumstances, and `locked`.
    init(_ words: some Sequence<String> = []) {
        circumstances = Set(words)
        isLocked = circumstances.remove(Self.locked) != nil
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
        let words = circumstances.sorted() + (isLocked ? [Self.locked] : [])
        return words.isEmpty ? nil : Self.mark + words.joined(separator: ", ")
    }

    var situation: Situation { Situation(isLocked: isLocked) }

    func union(_ other: ChatSetting) -> ChatSetting {
        var union = self
        union.circumstances.formUnion(other.circumstances)
        union.isLocked = isLocked || other.isLocked
        return union
    }
}
