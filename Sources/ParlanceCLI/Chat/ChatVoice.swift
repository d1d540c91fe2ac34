import Parlance

/// A conversation as it is shown: utterances in, lines out.
struct ChatVoice {
    private var session: ChatSession
    let renderer: ChatRenderer
    /// Whether a handler has done something wrong.
    private(set) var hasProblems = false

    init(_ session: ChatSession, _ renderer: ChatRenderer) {
        self.session = session
        self.renderer = renderer
    }

    /// The turns that come of an utterance.
    mutating func turns(after utterance: String) -> [Turn] {
        let now = session
        let (then, turns) = Blocking.wait {
            var session = now
            let turns = await session.say(utterance)
            return (session, turns)
        }
        session = then
        if turns.contains(where: { !$0.problems.isEmpty }) { hasProblems = true }
        return turns
    }

    /// The lines that are shown.
    mutating func say(_ utterance: String) -> [String] {
        turns(after: utterance).flatMap { renderer.lines(for: $0) }
    }
}
