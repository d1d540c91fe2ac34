import ParlanceGrammar

/// The work of a turn. It goes on after the time limit of the caller.
extension Pipeline {
    func run(_ state: PendingIntent, in dialog: Dialog) async -> Turn {
        var (state, dialog) = (state, dialog)
        dialog.pending = nil
        state.request.separateSeries(catalog[state.request.intent], parser.profile)
        state.request.settleHours(catalog[state.request.intent], parser.profile)
        state.request.orderTimes(catalog[state.request.intent])
        let watch = RunWatch()
        let task = start(state, of: dialog.identifier, watch)
        let outcome = await withTaskCancellationHandler {
            await watch.wait(limit: options.limits.phase, clock: options.clock)
        } onCancel: {
            task.cancel()
        }
        switch outcome {
        case .finished(let result): return dialog.turn(after: result)
        case .interim(let result):
            limit(watch, task, result.state, of: dialog.identifier)
            return keeping(result.state, after: dialog.turn(after: result))
        case .late:
            limit(watch, task, state, of: dialog.identifier)
            let message = Message(.inProgress, intent: state.request.intent)
            return keeping(state, after: Turn(dialog, .answer(.inProgress(state.identifier)), [message]))
        case .cancelled: return dialog.turn(cancelling: state, at: options.now())
        }
    }

    /// The turn with an intent that goes on. The number of such intents is limited, so that a dialog does not grow
    /// without bound.
    private func keeping(_ state: PendingIntent, after turn: Turn) -> Turn {
        var (state, turn) = (state, turn)
        state.expires = options.now().addingTimeInterval(options.limits.background / .seconds(1))
        turn.dialog.ongoing.append(state)
        guard turn.dialog.ongoing.count > options.limits.inProgress else { return turn }
        let dropped = turn.dialog.ongoing.removeFirst()
        ongoing.cancel(dropped.identifier)
        turn.replaced = dropped.interaction(nil, ended: options.now())
        return turn
    }

    /// Ends a run that is in progress for too long, even if its handler ignores that it is cancelled.
    private func limit(_ watch: RunWatch, _ task: Task<Void, Never>, _ state: PendingIntent, of dialog: String) {
        let (limit, now, onEvent) = (options.limits.background, options.now, options.onEvent)
        watch.limit(to: limit, clock: options.clock) {
            let date = now()
            let interaction = state.interaction(IntentResponse(.failure), ended: date)
            let problem = PipelineProblem.timedOut(limit: limit)
            let result = RunResult(state: state, end: .done(interaction), date: date, problems: [problem])
            guard watch.finish(result) == .event, !task.isCancelled else { return }
            task.cancel()
            onEvent(PipelineEvent(dialog: dialog, result: result))
        }
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
            var result = await run.run()
            if run.isFollowed {
                watch.deliver(interim: result)
                result = await run.follow()
            }
            if watch.finish(result) == .event, !Task.isCancelled {
                onEvent(PipelineEvent(dialog: dialog, result: result))
            }
        }
    }
}
