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
    /// The user's shortcuts. They may change between turns, and require a parser for a grammar with
    /// `Grammar.addingShortcuts()`.
    public var shortcuts: [Shortcut] = []
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
        let expired = dialog.turnsOfExpired(at: options.now())
        var turn = await answer(utterance, in: expired.last?.dialog ?? dialog, situation)
        turn.earlier.insert(contentsOf: expired, at: 0)
        return turn
    }

    private func answer(_ utterance: String, in dialog: Dialog, _ situation: Situation) async -> Turn {
        let reader = ReplyReader(
            parser: parser.adding(shortcuts: shortcuts, language: language),
            language: language,
            catalog: catalog,
            situation: situation,
            now: options.referenceTime,
            readsPartially: options.readsPartially,
            program: options.program ?? situation.context[ReplyKey.program]?.string,
            remembered: remembered(in: dialog),
            isScheduled: last(in: dialog).map { $0.response == nil } ?? false
        )
        let isWorking = !dialog.ongoing.isEmpty
        var heard = reader.read(utterance, pending: dialog.pending, isWorking: isWorking)
        let doubted = inDoubt(dialog.pending)
        if case .none = heard.reply, let doubted {
            let anew = reader.read(utterance, pending: nil, isWorking: isWorking)
            // Words in doubt themselves take the place of others only where an answer has failed before.
            let isClear = anew.correction?.isPartial != true || doubted.misunderstandings > 0
            if anew.reply.isRequest, isClear { heard = anew }
        }
        var dialog = dialog
        let passedOver = doubted.flatMap { heard.reply.isRequest(besides: $0.request.intent) ? $0 : nil }
        if passedOver != nil { dialog.pending = nil }
        heard.said = utterance
        heard.utterance = reader.mayBeChange(utterance, of: dialog.pending) ? utterance : nil
        var turn = await turn(after: heard, in: dialog, situation)
        turn.tell(heard.corrections)
        turn.tellModifiers()
        if turn.isCancelled, !heard.isDenial { turn.dropQueue() }
        turn = await continuing(after: turn, situation)
        return passedOver.map { returning(turn, to: $0, said: utterance) } ?? turn
    }

    /// An intent that is only to be confirmed because a part of its words was not understood; nil for any other. Words that
    /// are no answer may be a request then, as if nothing were asked: "make it thirty" after a timer and words in doubt.
    private func inDoubt(_ open: PendingIntent?) -> PendingIntent? {
        guard let open, open.question?.confirmsIntent == true, !open.request.corrections.isEmpty,
            catalog[open.request.intent]?.confirmation != .always
        else { return nil }
        return open
    }

    /// The turn of another request, with the question in doubt once more. If the turn asks something itself, if the words say
    /// "instead", or if the question was passed over before, it is left.
    private func returning(_ turn: Turn, to open: PendingIntent, said: String) -> Turn {
        var (turn, open) = (turn, open)
        guard turn.dialog.pending == nil, open.misunderstandings == 0, !isInstead(said) else {
            turn.replaced = open.interaction(nil, ended: options.now())
            return turn
        }
        open.misunderstandings = 1
        turn.dialog.pending = open
        let corrections = open.request.corrections.filter { !$0.isSilent }
        turn.messages += corrections.map { Message($0, intent: open.request.intent) }
        return turn.asking(open)
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
        var (heard, dialog) = (heard, dialog)
        if case .sequence(let first, let next) = heard.reply {
            dialog.queue += requests(of: next, behind: dialog.pending).map { directly($0, heard) }
            heard.reply = first
        }
        if let turn = await keepingOnly(heard, in: dialog, situation) { return turn }
        if case .request(let reading) = heard.reply, let more = persons(for: reading, besides: dialog.pending) {
            heard.reply = more
        }
        if case .request(let reading) = heard.reply {
            var request = takingText(directly(request(of: reading, heard), heard), reading, in: dialog)
            guard let details = dialog.pending?.details(in: request, catalog[request.intent]) else {
                // Where nobody would be told that words are left out, the user is asked.
                let asks = catalog[request.intent]?.confirmation != .always
                let unheeded = reading.withoutUnheeded(in: heard.said)
                if asks, let unheeded { request.corrections.append(unheeded) }
                let leftOut = heard.leftOut ?? (asks ? nil : reading[ReplyKey.unheeded]?.spoken?.text)
                let keepsOpen = !isInstead(heard.said)
                let turn = await begin(request, in: dialog, situation, leftOut: leftOut, keepsOpen: keepsOpen)
                return refusal(of: turn, in: dialog) ?? turn
            }
            heard.reply = .values(details)
        }
        if case .followUp(let request) = heard.reply {
            let next = directly(request, heard)
            let turn = await begin(next, in: dialog, situation, keepsOpen: !isInstead(heard.said))
            return refusal(of: turn, in: dialog) ?? turn
        }
        if case .requests(let readings) = heard.reply, !readings.isEmpty {
            var next = dialog
            next.queue = requests(of: readings).map { directly($0, heard) }
            return await begin(next.queue.removeFirst(), in: next, situation)
        }
        guard let pending = dialog.pending, let question = pending.question else {
            if let turn = await undoing(by: heard.reply, in: dialog, situation) { return turn }
            return answer(heard.reply, in: dialog)
        }
        return await turn(answering: question, of: pending, with: heard, in: dialog, situation)
    }

    /// The turn after an answer to the open question.
    private func turn(
        answering question: Question,
        of pending: PendingIntent,
        with heard: HeardReply,
        in dialog: Dialog,
        _ situation: Situation
    ) async -> Turn {
        if !heard.modifiers.isEmpty, options.scheduler == nil {
            let message = Message(.notScheduled, intent: pending.request.intent)
            return Turn(dialog, .answer(.notScheduled(pending.request.intent)), [message]).asking(dialog.pending)
        }
        switch pending.answered(by: heard.reply, to: question, catalog[pending.request.intent]) {
        case .proceed(var state):
            state.request.corrections += heard.corrections
            state.request.replaceModifiers(heard.modifiers)
            var turn = await proceed(with: state, in: dialog, situation)
            if pending.isAskedAgain(by: state) { turn.tellLeftOut() }
            return heard.isFree ? counting(turn, after: pending, question) : turn
        case .repeat(let message): return dialog.turn(repeating: pending.heard, after: message, at: options.now())
        case .ask(let state): return dialog.turn(asking: state, at: options.now())
        case .cancel: return dialog.turn(endingPending: .cancelled, at: options.now())
        case .misunderstood:
            let state = pending.misunderstanding(heard.utterance)
            return dialog.turn(misunderstanding: state, limit: options.limits, at: options.now())
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
        case .aside(.thanks): return Turn(dialog, .answer(.thanked), [Message(.thanked)])
        case .aside(.greeting): return Turn(dialog, .answer(.greeted), [Message(.greeted)])
        case .aside(.help): return Turn(dialog, .answer(.help), [Message(.help, detail: "idle")])
        case .aside(.again):
            guard let last = last(in: dialog) else { break }
            return Turn(dialog, .answer(.told(last.request.intent)), [Message(telling: last)])
        case .yes, .no: return Turn(dialog, .answer(.notUnderstood), [Message(.notUnderstood, detail: "idle")])
        default: break
        }
        return Turn(dialog, .answer(.notUnderstood), [Message(.notUnderstood)])
    }
}

// MARK: - Beginning and continuing

extension Pipeline {
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
            next.tellModifiers()
            next.earlier = turn.turns
            turn = next
        }
        return turn
    }

    /// Begins a new request. If it fails at once, or is done while another one was to be confirmed, an open question is
    /// unchanged and asked again.
    ///
    /// - Parameters:
    ///   - leftOut: Words that may be a value of it and were not understood.
    ///   - keepsOpen: Whether it leaves an open question if it succeeds.
    func begin(
        _ request: IntentRequest,
        in dialog: Dialog,
        _ situation: Situation,
        leftOut: String? = nil,
        keepsOpen: Bool = false
    ) async -> Turn {
        guard var request = resolvingPronouns(of: request, in: dialog, open: dialog.pending) else {
            return Turn(dialog, .answer(.notUnderstood), [Message(.notUnderstood)]).asking(dialog.pending)
        }
        if request.shortcut != nil, catalog[request.intent] == nil {
            return turn(refusing: request.intent, .notSupported, in: dialog).asking(dialog.pending)
        }
        let gate = gate(&request, situation)
        if case .refused(let refusal) = gate {
            return turn(refusing: request, refusal, in: dialog).asking(dialog.pending)
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
        var state = next.begin(request, at: options.now())
        state.leftOut = leftOut
        var turn = await go(on: state, through: gate, in: next)
        if let open = dialog.pending, turn.hasFailed || keepsOpen && hasDoneOther(turn, than: open) {
            turn.dialog.pending = open
            turn.dialog.queue = dialog.queue
            return turn.asking(open)
        }
        if let replaced { turn.replaced = replaced }
        turn.dropped = dropped
        turn.parametersWithoutVocabulary = unknownNames(in: request)
        return turn
    }

    /// Whether a request of another domain was carried out, or is kept for later, while one was to be confirmed.
    private func hasDoneOther(_ turn: Turn, than open: PendingIntent) -> Bool {
        // The question alone does not tell what was understood of an open one in doubt.
        guard open.question?.confirmsIntent == true, open.request.corrections.isEmpty, let done = turn.done,
            let domain = catalog[done.intent]?.domain, let openDomain = catalog[open.request.intent]?.domain
        else { return false }
        return domain != openDomain
    }

    /// Whether words say that a request takes the place of another one: "no, call him", "ring her instead".
    private func isInstead(_ said: String) -> Bool {
        let instead = parser.profile.followUps.after.filter(parser.profile.leadingWords.contains)
        return !WordSequence(said).places(of: parser.profile.selfCorrections + instead).isEmpty
    }

    /// Continues an intent after an answer, if its app may still receive it.
    private func proceed(with state: PendingIntent, in dialog: Dialog, _ situation: Situation) async -> Turn {
        var state = state
        state.request = resolvingPronouns(of: state.request, in: dialog) ?? state.request
        let gate = gate(&state.request, situation)
        if case .refused(let refusal) = gate {
            return turn(refusing: state.request.intent, refusal, in: dialog).asking(dialog.pending)
        }
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
}
