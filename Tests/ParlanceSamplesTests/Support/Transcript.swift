import Foundation

/// What is said in conversations with an app, and what comes of it.
///
/// ```
/// # The app does not survive it
/// # with: app crashing
/// > start a run
/// done StartWorkout failure: workoutName=Run
///   log: continueInApp bnrun.start
/// ```
///
/// Between conversations there are empty lines; what stands before the first is a comment. `locked` among the circumstances is the
/// device.
struct Transcript: Sendable {
    struct Conversation: Sendable {
        /// What it is about.
        var comments: [String] = []
        var circumstances: Set<String> = []
        var exchanges: [Exchange] = []
    }

    struct Exchange: Sendable {
        var utterance: String
        var turn: [String] = []
    }

    let head: String
    var conversations: [Conversation]

    /// A line that belongs to no utterance.
    struct Misplaced: Error { let line: String }

    init(_ text: String) throws {
        let parts = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
        head = parts[0]
        conversations = try parts.dropFirst().map { try Conversation($0) }
    }

    var text: String { ([head] + conversations.map(\.text)).joined(separator: "\n\n") + "\n" }
}

extension Transcript.Conversation {
    private static let circumstancesMark = "# with: "

    fileprivate init(_ text: String) throws {
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix(Self.circumstancesMark) {
                circumstances = Set(line.dropFirst(Self.circumstancesMark.count).components(separatedBy: ", "))
            } else if line.hasPrefix("#") {
                comments.append(line)
            } else if line.hasPrefix("> ") {
                exchanges.append(Transcript.Exchange(utterance: String(line.dropFirst(2))))
            } else if !exchanges.isEmpty {
                exchanges[exchanges.count - 1].turn.append(line)
            } else {
                throw Transcript.Misplaced(line: line)
            }
        }
    }

    var text: String {
        var lines = comments
        if !circumstances.isEmpty {
            lines.append(Self.circumstancesMark + circumstances.sorted().joined(separator: ", "))
        }
        for exchange in exchanges { lines += ["> \(exchange.utterance)"] + exchange.turn }
        return lines.joined(separator: "\n")
    }
}
