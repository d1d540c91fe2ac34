import Foundation
import Parlance
import ParlanceHistory
import ParlanceTestSupport

/// The implementations of the protocols, all of which pass the same tests.
enum Implementation: String, CaseIterable, Sendable {
    case memory, file

    /// A new history.
    func make(in folder: TemporaryFolder, limit: Int = 10_000) throws -> any InteractionHistory & ShortcutStore {
        switch self {
        case .memory: MemoryHistory(limit: limit)
        case .file: try SQLiteHistory(path: folder.path(of: "history.sqlite"), limit: limit)
        }
    }
}

enum Samples {
    /// A finished intent, by default at the time of its number, in seconds.
    static func interaction(
        _ number: Int,
        intent: String = "StartWorkout",
        group: String? = nil,
        note: String = "run"
    ) -> Interaction {
        var request = IntentRequest(intent: intent, language: "en")
        request.set([ParameterValue(.string(note), spoken: note)], of: "workoutName")
        let date = Date(timeIntervalSinceReferenceDate: Double(number) + 0.125)
        return Interaction(
            identifier: "d#\(number)",
            request: request,
            response: IntentResponse(.success, details: ["count": .integer(number)]),
            started: date,
            ended: date,
            direction: number.isMultiple(of: 2) ? .outgoing : .unspecified,
            group: group
        )
    }

    static func shortcut(_ identifier: String, _ phrase: String) -> Shortcut {
        Shortcut(identifier: identifier, phrase: phrase, request: interaction(1).request)
    }
}
