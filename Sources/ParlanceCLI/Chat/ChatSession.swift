import Parlance

/// One conversation: its dialog, its situation, and the results of intents in progress.
struct ChatSession {
    let pipeline: Pipeline
    private(set) var dialog: Dialog
    private let situation: Situation
    private let inbox: ChatInbox
    /// The time limit for intents that are in progress.
    private let patience: Duration

    /// - Parameter makePipeline: Receives options that deliver the results of intents in progress to the session.
    init(
        situation: Situation = Situation(),
        clock: ChatClock = ChatClock(),
        patience: Duration,
        makePipeline: (PipelineOptions) throws -> Pipeline
    ) rethrows {
        let inbox = ChatInbox()
        pipeline = try makePipeline(
            PipelineOptions(
                scheduler: ShowingScheduler(),
                now: clock.now,
                timeZone: clock.timeZone,
                readsPartially: true,
                onEvent: inbox.receive
            )
        )
        dialog = Dialog()
        self.situation = situation
        self.inbox = inbox
        self.patience = patience
    }

    /// Sends an utterance. If a handler exceeds the time limit, its result is a second turn.
    mutating func say(_ utterance: String) async -> [Turn] {
        var turns = inbox.take().compactMap { take($0) }
        turns += took(await pipeline.respond(to: utterance, in: dialog, situation: situation)).turns
        while case .answer(.inProgress(let identifier))? = turns.last?.outcome {
            guard let event = await inbox.event(of: identifier, within: patience), let turn = take(event) else { break }
            turns.append(turn)
        }
        return turns
    }

    private mutating func take(_ event: PipelineEvent) -> Turn? {
        dialog.receive(event).map { took($0) }
    }

    private mutating func took(_ turn: Turn) -> Turn {
        dialog = turn.dialog
        return turn
    }
}

/// Accepts every request for later. The chat shows what a scheduler receives, and ends before the time comes.
private struct ShowingScheduler: RequestScheduler {
    func schedule(_ request: IntentRequest) async throws {}
}
