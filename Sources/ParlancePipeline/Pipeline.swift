import Foundation
import ParlanceGrammar
import ParlanceMatching

/// Resolves, confirms and handles the intents of utterances, as SiriKit does.
///
/// ```swift
/// let pipeline = Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers)
/// var turn = await pipeline.respond(to: "order a large cake", in: Dialog())
/// print(turn.question!.parameter!)  // cake
/// turn = await pipeline.respond(to: "the plum one", in: turn.dialog)
/// print(turn.interaction!.status)  // success
/// ```
///
/// A pipeline is a value that any number of dialogs may share. A fault of a handler (an error, a hang, an invalid
/// answer) fails the intent and not the dialog.
public struct Pipeline: Sendable {
    /// The parser for the grammar with its replies (`Grammar.addingReplies(for:)`). Vocabulary and lists may change
    /// between turns; the caller provides those of the user.
    public var parser: Parser
    /// A BCP 47 tag.
    public let language: String
    /// The declarations of the intents.
    public let catalog: IntentCatalog
    /// The limits, clock and callbacks of the pipeline.
    public var options: PipelineOptions
    let handlers: any IntentHandlerProvider
    let ongoing = OngoingRuns()

    /// - Complexity: That of compiling the grammar.
    public init(
        grammar: Grammar,
        catalog: IntentCatalog,
        handlers: any IntentHandlerProvider,
        options: PipelineOptions = PipelineOptions()
    ) {
        self.init(
            parser: Parser(grammar.addingReplies(for: catalog)),
            language: grammar.language,
            catalog: catalog,
            handlers: handlers,
            options: options
        )
    }

    /// - Parameter parser: A parser for a grammar with its replies; without them no answer is understood.
    public init(
        parser: Parser,
        language: String,
        catalog: IntentCatalog,
        handlers: any IntentHandlerProvider,
        options: PipelineOptions = PipelineOptions()
    ) {
        self.parser = parser
        self.language = language
        self.catalog = catalog
        self.handlers = handlers
        self.options = options
    }

    /// Answers an utterance.
    ///
    /// If the task is cancelled, the handler is cancelled too, and the intent ends without a response.
    public func respond(
        to utterance: String,
        in dialog: Dialog,
        situation: Situation = Situation()
    ) async -> Turn {
        let reader = ReplyReader(
            parser: parser,
            language: language,
            catalog: catalog,
            situation: situation,
            now: options.referenceTime,
            readsPartially: options.readsPartially
        )
        let heard = reader.read(utterance, pending: dialog.pending, isWorking: !dialog.ongoing.isEmpty)
        var turn = await turn(after: heard, in: dialog, situation)
        turn.tell(heard.corrections)
        turn.tellModifiers()
        if turn.isCancelled, !heard.isDenial { turn.dropQueue() }
        return await continuing(after: turn, situation)
    }

    /// Carries out a request that a scheduler has kept, from the beginning of its life cycle: its parameters may have
    /// become invalid. Its questions belong to a dialog of their own, because they end what is open.
    public func carryOut(
        _ request: IntentRequest,
        in dialog: Dialog,
        situation: Situation = Situation()
    ) async -> Turn {
        var request = request
        request.modifiers = []
        return await begin(request, in: dialog, situation)
    }

    private func turn(after heard: HeardReply, in dialog: Dialog, _ situation: Situation) async -> Turn {
        if case .request(let reading) = heard.reply {
            var request = request(of: reading, heard.corrections)
            request.modifiers = heard.modifiers
            return await begin(request, in: dialog, situation)
        }
        if case .requests(let readings) = heard.reply, let first = readings.first {
            var next = dialog
            next.queue = readings.dropFirst().map { request(of: $0) }
            return await begin(request(of: first), in: next, situation)
        }
        guard let pending = dialog.pending, let question = pending.question else {
            return answer(heard.reply, in: dialog)
        }
        switch pending.answered(by: heard.reply, to: question, catalog[pending.request.intent]) {
        case .proceed(var state):
            state.request.corrections += heard.corrections
            let turn = await proceed(with: state, in: dialog, situation)
            return heard.isFree ? counting(turn, after: pending, question) : turn
        case .repeat(let message): return dialog.turn(repeating: pending, after: message, at: options.now())
        case .ask(let state): return dialog.turn(asking: state, at: options.now())
        case .cancel: return dialog.turn(endingPending: .cancelled, at: options.now())
        case .misunderstood: return dialog.turn(misunderstanding: pending, limit: options.limits, at: options.now())
        }
    }

    /// If any words were an answer and lead to the same question, they count as misunderstood.
    private func counting(_ turn: Turn, after pending: PendingIntent, _ question: Question) -> Turn {
        guard let next = turn.question, next.repeats(question), var state = turn.dialog.pending else { return turn }
        state.misunderstandings = pending.misunderstandings
        let values = next.parameter.map { state.request.values(of: $0) } ?? []
        let unknown = next.element.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? values.last
        var counted = turn.dialog.turn(
            misunderstanding: state,
            unknown: unknown,
            limit: options.limits,
            at: options.now()
        )
        counted.problems = turn.problems
        return counted
    }

    /// Utterances other than requests, with no open question.
    private func answer(_ reply: Reply, in dialog: Dialog) -> Turn {
        switch reply {
        case .cancel:
            guard let last = dialog.ongoing.last else { break }
            ongoing.cancel(last.identifier)
            return dialog.turn(cancelling: last, at: options.now())
        case .ambiguous(let intents):
            let message = Message(.ambiguous, arguments: ["intents": .array(intents.map(Value.string))])
            return Turn(dialog, .answer(.ambiguous(intents)), [message])
        default: break
        }
        return Turn(dialog, .answer(.notUnderstood), [Message(.notUnderstood)])
    }
}

// MARK: - Running

extension Pipeline {
    private func request(of reading: Reading, _ corrections: [Correction] = []) -> IntentRequest {
        var request = reading.request(language: language)
        request.context[ReplyKey.question] = nil
        request.context[ReplyKey.parameter] = nil
        request.context[ReplyKey.intent] = nil
        request.corrections = corrections
        return request
    }

    /// Begins the requests of the queue, one after the other, until one asks a question.
    private func continuing(after turn: Turn, _ situation: Situation) async -> Turn {
        var turn = turn
        while turn.dialog.pending == nil, !turn.dialog.queue.isEmpty {
            if Task.isCancelled {
                turn.dropQueue()
                break
            }
            var dialog = turn.dialog
            let request = dialog.queue.removeFirst()
            var next = await begin(request, in: dialog, situation)
            next.earlier = turn.turns
            turn = next
        }
        return turn
    }

    /// Begins a new request. A request that fails at once leaves an open question unchanged, which is asked again.
    private func begin(_ request: IntentRequest, in dialog: Dialog, _ situation: Situation) async -> Turn {
        var request = request
        let gate = gate(&request, situation)
        if case .refused(let refusal) = gate {
            return turn(refusing: request.intent, refusal, in: dialog).asking(dialog.pending)
        }
        if !request.modifiers.isEmpty, options.scheduler == nil {
            let message = Message(.notScheduled, intent: request.intent)
            return Turn(dialog, .answer(.notScheduled(request.intent)), [message]).asking(dialog.pending)
        }
        var next = dialog
        let replaced = next.pending?.interaction(nil, ended: options.now())
        let dropped = replaced == nil ? [] : next.queue
        next.queue.removeFirst(dropped.count)
        next.pending = nil
        let state = next.begin(request, at: options.now())
        var turn = await go(on: state, through: gate, in: next)
        if turn.hasFailed, dialog.pending != nil {
            turn.dialog.pending = dialog.pending
            turn.dialog.queue = dialog.queue
            return turn.asking(dialog.pending)
        }
        if let replaced { turn.replaced = replaced }
        turn.dropped = dropped
        turn.parametersWithoutVocabulary = unknownNames(in: request)
        return turn
    }

    /// Continues an intent after an answer, if its app may still receive it.
    private func proceed(with state: PendingIntent, in dialog: Dialog, _ situation: Situation) async -> Turn {
        var state = state
        let gate = gate(&state.request, situation)
        if case .refused(let refusal) = gate { return turn(refusing: state.request.intent, refusal, in: dialog) }
        return await go(on: state, through: gate, in: dialog)
    }

    private func go(on state: PendingIntent, through gate: Gate, in dialog: Dialog) async -> Turn {
        guard case .question(let question) = gate else { return await run(state, in: dialog) }
        var state = state
        state.question = question
        return dialog.turn(asking: state, at: options.now())
    }

    /// Parameters whose values come from the user's vocabulary, but which have only words so far.
    private func unknownNames(in request: IntentRequest) -> [String] {
        (catalog[request.intent]?.parameters ?? []).filter(\.isPersonal).map(\.name).filter { name in
            request.values(of: name).contains { $0.term == nil && $0.spoken != nil }
        }
    }

    private func run(_ state: PendingIntent, in dialog: Dialog) async -> Turn {
        var dialog = dialog
        dialog.pending = nil
        let watch = RunWatch()
        let task = start(state, of: dialog.identifier, watch)
        let outcome = await withTaskCancellationHandler {
            await watch.wait(limit: options.limits.phase, clock: options.clock)
        } onCancel: {
            task.cancel()
        }
        switch outcome {
        case .finished(let result): return dialog.turn(after: result)
        case .late: return late(state, in: dialog)
        case .cancelled: return dialog.turn(cancelling: state, at: options.now())
        }
    }

    /// The turn after a time limit. The number of late intents is limited, so that a dialog does not grow without
    /// bound.
    private func late(_ state: PendingIntent, in dialog: Dialog) -> Turn {
        var dialog = dialog
        dialog.ongoing.append(state)
        var dropped: PendingIntent?
        if dialog.ongoing.count > options.limits.inProgress {
            dropped = dialog.ongoing.removeFirst()
            dropped.map { ongoing.cancel($0.identifier) }
        }
        let message = Message(.inProgress, intent: state.request.intent)
        var turn = Turn(dialog, .answer(.inProgress(state.identifier)), [message])
        turn.replaced = dropped?.interaction(nil, ended: options.now())
        return turn
    }

    /// Starts the work in its own task, which continues after the time limit of the caller.
    private func start(_ state: PendingIntent, of dialog: String, _ watch: RunWatch) -> Task<Void, Never> {
        let run = IntentRun(
            state,
            catalog[state.request.intent] ?? IntentDeclaration(name: state.request.intent),
            provider: handlers,
            receiver: options.receiver,
            scheduler: options.scheduler,
            limits: options.limits,
            now: options.now,
            willBegin: { watch.begin() }
        )
        let onEvent = options.onEvent
        return ongoing.start(state.identifier) {
            var run = run
            let result = await run.run()
            if !watch.finish(result), !Task.isCancelled { onEvent(PipelineEvent(dialog: dialog, result: result)) }
        }
    }
}
