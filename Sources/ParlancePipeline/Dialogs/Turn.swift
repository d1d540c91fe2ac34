/// The answer of the pipeline to an utterance: the outcome, the messages, and the dialog for the next utterance.
///
/// To keep a conversation, store the `dialog` and the `interaction`, which are `Codable`.
///
/// ```swift
/// let turn = await pipeline.respond(to: "order a plum cake", in: Dialog())
/// if case .done(let interaction) = turn.outcome {
///     print(interaction.request.intent, interaction.status)  // OrderCake success
/// }
/// ```
public struct Turn: Sendable, Hashable {
    /// The dialog for the next utterance.
    public var dialog: Dialog
    /// The state of the conversation after the turn.
    public var outcome: Outcome
    /// The messages for the user, in order.
    public var messages: [Message]
    /// The intent that this turn ends without a response: another one replaces it, or too many are in progress.
    public var replaced: Interaction?
    /// The turns of requests of the same utterance that ended before this one began, in their order, after those of
    /// intents whose time in progress is over. Each has its own messages.
    public var earlier: [Turn]
    /// The requests of the queue that never begin, because the user cancelled or asked for something else.
    public var dropped: [IntentRequest]
    /// Faults of handlers; for logs, not for users.
    public var problems: [PipelineProblem]
    /// The corrections that the utterance needed.
    public var corrections: [Correction]
    /// Parameters with names that the vocabulary of the parser does not have.
    public var parametersWithoutVocabulary: [String]

    /// The result of a turn.
    public enum Outcome: Sendable, Hashable {
        /// A question to the user.
        case question(Question)
        /// A message to the user; no intent begins or ends.
        case answer(Answer)
        /// An intent has ended.
        case done(Interaction)
    }

    /// The answers that neither begin nor end an intent.
    public enum Answer: Sendable, Hashable {
        case notUnderstood
        /// The user thanks, says hello, or asks what can be said, while no question is open.
        case thanked, greeted, help
        /// The user hears again what the last request of this intent has done.
        case told(String)
        /// The effect of the last request, of this intent, can't be taken back.
        case notUndone(String)
        /// A request of this intent that was kept for later is dropped.
        case unscheduled(String)
        /// The utterance fits any of these intents.
        case ambiguous([String])
        case notSupported(String)
        /// The named app, by its display name, does not support the intent.
        case unsupportedApp(String, app: String)
        /// The handlers do not belong to the named app.
        case otherApp(String, app: String)
        /// The intent must wait until the device is unlocked, or until its data can be read.
        case locked(String)
        /// The request is complete, and a scheduler keeps it for later.
        case scheduled(IntentRequest)
        /// The request is for later, and there is no scheduler.
        case notScheduled(String)
        /// The handler exceeds the time limit; a `PipelineEvent` will deliver the result.
        case inProgress(String)
    }

    init(_ dialog: Dialog, _ outcome: Outcome, _ messages: [Message], problems: [PipelineProblem] = []) {
        self.dialog = dialog
        self.outcome = outcome
        self.messages = messages
        self.problems = problems
        corrections = []
        earlier = []
        dropped = []
        parametersWithoutVocabulary = []
    }

    /// Adds the corrections before all other messages.
    mutating func tell(_ guesses: [Correction]) {
        corrections = guesses
        let told = guesses.filter { !$0.isSilent }.map { Message($0, intent: intent) }
        messages.insert(contentsOf: told.filter { !messages.contains($0) }, at: 0)
    }

    /// Tells when the request is to be carried out that the user is asked to confirm.
    mutating func tellModifiers() {
        guard case .confirmIntent? = question?.kind, let request = dialog.request, !request.modifiers.isEmpty else {
            return
        }
        messages.insert(Message(scheduling: request, detail: "asked"), at: 0)
    }

    /// Tells the words that nothing takes before the next question.
    mutating func tellLeftOut() {
        guard let state = dialog.pending, let words = state.leftOut else { return }
        messages.insert(Message(leavingOut: words, intent: state.request.intent), at: 0)
        dialog.pending?.leftOut = nil
    }

    /// The turns of the utterance, in their order: one, or several after an utterance with several requests.
    public var turns: [Turn] {
        var last = self
        last.earlier = []
        return earlier + [last]
    }

    /// Whether the intent ended without a response: it was cancelled or given up.
    var isCancelled: Bool { if case .done(let interaction) = outcome { interaction.response == nil } else { false } }

    /// Ends the queue.
    mutating func dropQueue() {
        dropped += dialog.queue
        dialog.queue = []
    }

    /// Whether a request ended without any effect.
    var hasFailed: Bool {
        switch outcome {
        case .answer(.notSupported), .answer(.notScheduled): true
        case .done(let interaction): interaction.response?.code.isFailure ?? false
        case .question, .answer: false
        }
    }

    /// The request that was carried out, or is kept for later; nil if none was.
    var done: IntentRequest? {
        switch outcome {
        case .answer(.scheduled(let request)): request
        case .done(let interaction): interaction.response == nil ? nil : interaction.request
        case .question, .answer: nil
        }
    }

    /// The turn with the question of an intent behind its messages.
    func asking(_ pending: PendingIntent?) -> Turn {
        guard let pending, let question = pending.question else { return self }
        var turn = self
        turn.messages.append(Message(question, of: pending.request))
        return turn
    }

    /// The intent of the turn, if there is one.
    private var intent: String? { interaction?.request.intent ?? question.flatMap { _ in dialog.request?.intent } }

    /// The question, if there is one.
    public var question: Question? {
        if case .question(let question) = outcome { question } else { nil }
    }

    /// The intent that has ended, if one has.
    public var interaction: Interaction? {
        if case .done(let interaction) = outcome { interaction } else { nil }
    }

    /// The texts of the messages, after those of earlier turns of the utterance; messages without a text are left out.
    public func texts(from source: some MessageSource, language: String) -> [String] {
        turns.flatMap(\.messages).compactMap { source.text(of: $0, language: language) }
    }
}
