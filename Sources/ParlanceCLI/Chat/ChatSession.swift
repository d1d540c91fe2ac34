import Parlance

/// One conversation: its dialog, its situation, and the results of intents in progress.
struct ChatSession {
    private(set) var pipeline: Pipeline
    private(set) var dialog: Dialog
    private let situation: Situation
    private let inbox: ChatInbox
    /// The time limit for intents that are in progress.
    private let patience: Duration
    private let memory: ChatMemory?
    /// Whether the history could not be read or written.
    private(set) var hasLostMemory = false

    /// - Parameters:
    ///   - memory: The history, which receives finished intents and has the shortcuts; nil: none.
    ///   - makePipeline: Receives options that deliver the results of intents in progress to the session.
    init(
        situation: Situation = Situation(),
        clock: ChatClock = ChatClock(),
        patience: Duration,
        memory: ChatMemory? = nil,
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
        self.memory = memory
    }

    /// Sends an utterance, with the shortcuts of this moment, and donates the intents that it ends.
    mutating func say(_ utterance: String) async -> [Turn] {
        guard let memory else { return await answer(utterance) }
        let shortcuts = await memory.shortcuts()
        pipeline.shortcuts = shortcuts ?? []
        let turns = await answer(utterance)
        let isStored = await memory.donate(turns)
        if shortcuts == nil || !isStored { hasLostMemory = true }
        return turns
    }

    /// If a handler exceeds the time limit, its result is a second turn.
    private mutating func answer(_ utterance: String) async -> [Turn] {
        var turns = inbox.take().compactMap { take($0) }
        turns += took(await pipeline.respond(to: utterance, in: dialog, situation: situation)).turns
        while let identifier = turns.last?.inProgress {
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

extension Turn {
    /// The identifier of the intent of the turn, if its final response follows.
    fileprivate var inProgress: String? {
        switch outcome {
        case .answer(.inProgress(let identifier)): identifier
        case .done(let interaction): dialog.inProgress.first { $0 == interaction.identifier }
        case .question, .answer: nil
        }
    }
}

/// Accepts every request for later. The chat shows what a scheduler receives, and ends before the time comes.
private struct ShowingScheduler: RequestScheduler {
    func schedule(_ request: IntentRequest) async throws {}
    func cancel(_ request: IntentRequest) async throws -> Bool { true }
}
