import Parlance

/// A conversation as text: utterances in, lines out.
struct ChatVoice {
    private var session: ChatSession
    /// The actions of the app since the last call.
    private let log: () -> [String]
    private let renderer: ChatRenderer
    /// Whether a handler or the history had a fault.
    private(set) var hasProblems = false

    init(_ session: ChatSession, _ renderer: ChatRenderer, log: @escaping () -> [String] = { [] }) {
        self.session = session
        self.renderer = renderer
        self.log = log
    }

    /// The turns after an utterance.
    private mutating func turns(after utterance: String) -> [Turn] {
        let now = session
        let (then, turns) = Blocking.wait {
            var session = now
            let turns = await session.say(utterance)
            return (session, turns)
        }
        session = then
        if turns.contains(where: { !$0.problems.isEmpty }) || session.hasLostMemory { hasProblems = true }
        return turns
    }

    /// The lines of JSON: one for each turn; the last one contains the actions of the app.
    mutating func answer(_ utterance: String) throws -> [String] {
        let turns = turns(after: utterance)
        let entries = log()
        return try turns.enumerated().map { index, turn in
            try renderer.json(for: turn, after: utterance, log: index == turns.count - 1 ? entries : [])
        }
    }

    /// The lines of text.
    mutating func say(_ utterance: String) -> [String] {
        let lines = turns(after: utterance).flatMap { renderer.lines(for: $0) }
        return lines + log().map { renderer.line(logged: $0) }
    }
}
