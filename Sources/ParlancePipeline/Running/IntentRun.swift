import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Runs the phases of one intent, up to a question or the end.
struct IntentRun {
    let provider: any IntentHandlerProvider
    let receiver: (any ActivityReceiver)?
    let scheduler: (any RequestScheduler)?
    let declaration: IntentDeclaration
    let limits: PipelineLimits
    let now: @Sendable () -> Date
    /// Called at the beginning of each phase.
    let willBegin: @Sendable () -> Void

    private(set) var state: PendingIntent
    private var phase = IntentPhase.resolve
    /// The handler whose final response follows a response in progress.
    private var follower: (any IntentHandler)?
    /// Faults that leave the response unchanged.
    private var problems: [PipelineProblem] = []

    /// The end of a run.
    private enum End {
        case question(Question)
        /// Nil: cancelled.
        case response(IntentResponse?)
        case scheduled
        case notSupported
    }

    init(
        _ state: PendingIntent,
        _ declaration: IntentDeclaration,
        provider: any IntentHandlerProvider,
        receiver: (any ActivityReceiver)?,
        scheduler: (any RequestScheduler)?,
        limits: PipelineLimits,
        now: @escaping @Sendable () -> Date,
        willBegin: @escaping @Sendable () -> Void
    ) {
        self.state = state
        self.declaration = declaration
        self.provider = provider
        self.receiver = receiver
        self.scheduler = scheduler
        self.limits = limits
        self.now = now
        self.willBegin = willBegin
    }

    /// Runs the phases. There is always a result: an error of a handler fails the intent.
    mutating func run() async -> RunResult {
        state.question = nil
        return await result(of: { run in try await run.end() })
    }

    /// Whether the response is in progress and `follow()` returns the final one.
    var isFollowed: Bool { follower != nil }

    /// Waits for the final response after a response in progress.
    mutating func follow() async -> RunResult {
        guard let follower else { return result(.response(nil)) }
        self.follower = nil
        problems = []
        return await result(of: { run in
            let response = try run.checked(await follower.finalResponse(to: run.state.request))
            try Task.checkCancellation()
            if response.code == .inProgress { throw PipelineProblem.neverFinishes }
            return .response(try await run.launching(response))
        })
    }

    private mutating func result(of work: (inout IntentRun) async throws -> End) async -> RunResult {
        do {
            return result(try await work(&self))
        } catch is CancellationError {
            return result(.response(nil))
        } catch {
            let problem = error as? PipelineProblem ?? .handlerThrew(phase: phase, reason: "\(error)")
            return result(.response(IntentResponse(.failure)), problem)
        }
    }

    private mutating func end() async throws -> End {
        guard !state.isConfirmed else { return try await carryOut() }
        if let end = try await resolve() { return end }
        if let end = try await confirm() { return end }
        return try await carryOut()
    }

    private mutating func result(_ end: End, _ problem: PipelineProblem? = nil) -> RunResult {
        let date = now()
        let problems = problems + (problem.map { [$0] } ?? [])
        switch end {
        case .question(let question):
            state.question = question
            return RunResult(state: state, end: .question, date: date, problems: problems)
        case .response(let response):
            let interaction = state.interaction(response, ended: date)
            return RunResult(state: state, end: .done(interaction), date: date, problems: problems)
        case .scheduled: return RunResult(state: state, end: .scheduled, date: date, problems: problems)
        case .notSupported: return RunResult(state: state, end: .notSupported, date: date, problems: problems)
        }
    }

    /// A new handler for the phase; nil if the provider has none.
    private mutating func begin(_ phase: IntentPhase) async throws -> (any IntentHandler)? {
        self.phase = phase
        willBegin()
        guard let handler = try await provider.handler(for: state.request, in: phase) else { return nil }
        try Task.checkCancellation()
        return handler
    }

    /// A new handler for a phase that follows another one.
    private mutating func proceed(to phase: IntentPhase) async throws -> any IntentHandler {
        guard let handler = try await begin(phase) else { throw PipelineProblem.handlerGone(phase: phase) }
        return handler
    }
}

// MARK: - Phases

extension IntentRun {
    /// Resolves all parameters, including those resolved before: an answer may affect the others, and the request
    /// contains the identifiers that a handler looked up.
    ///
    /// - Returns: Nil if there is no question.
    private mutating func resolve() async throws -> End? {
        guard let handler = try await begin(.resolve) else { return .notSupported }
        for parameter in parameters {
            let given = state.request.values(of: parameter.name)
            let meant = parameter.isArray ? given : given.suffix(1)
            let memory = state.memories[parameter.name] ?? ParameterMemory()
            let results = try await handler.resolve(parameter.name, of: state.request)
            try Task.checkCancellation()
            let outcome = try ParameterResolver(declaration: parameter, memory: memory)
                .outcome(of: results, given: meant)
            remember(given: meant, results, of: parameter.name)
            state.request.set(outcome.settledValues, of: parameter.name)
            if let question = outcome.question {
                try countQuestion(about: parameter.name)
                return .question(question)
            }
        }
        return nil
    }

    /// Remembers what the handler takes each value for, so that the user can name it as before.
    private mutating func remember(given: [ParameterValue], _ results: [Resolution]?, of parameter: String) {
        guard let results, results.count == given.count else { return }
        for (value, result) in zip(given, results) {
            guard case .success(let meant) = result else { continue }
            state.memories[parameter, default: ParameterMemory()].resolve(value, to: meant)
        }
    }

    /// The declared parameters, then the others of the request.
    private var parameters: [ParameterDeclaration] {
        let others = state.request.names.filter { declaration[$0] == nil }
        return declaration.parameters
            + others.map { ParameterDeclaration(name: $0, isArray: state.request.values(of: $0).count > 1) }
    }

    /// Counts a question. The limit stops a handler that never accepts; each value of an array may need a question.
    private mutating func countQuestion(about parameter: String) throws {
        var memory = state.memories[parameter] ?? ParameterMemory()
        let further = max(state.request.values(of: parameter).count - 1, 0)
        guard memory.questions < limits.questions || memory.questions - limits.questions < further else {
            throw PipelineProblem.neverSettles(parameter: parameter, questions: memory.questions)
        }
        memory.questions += 1
        state.memories[parameter] = memory
    }

    /// - Returns: Nil if the intent can be handled without a question.
    private mutating func confirm() async throws -> End? {
        let handler = try await proceed(to: .confirm)
        let response = try checked(await handler.confirm(state.request))
        try Task.checkCancellation()
        switch response.code {
        case .ready, .success, .unspecified:
            return declaration.confirmation == .always || isGuess ? .question(Question(.confirmIntent(response))) : nil
        case .userConfirmationRequired:
            return declaration.confirmation != .never || isGuess ? .question(Question(.confirmIntent(response))) : nil
        default: return .response(try await launching(response))
        }
    }

    /// Whether the request may not be meant, or contains a correction that the user has to confirm. A misspelt shortcut may
    /// be any intent.
    private var isGuess: Bool {
        if state.request.isTentative { return true }
        let corrections = state.request.corrections.filter { !$0.leavesOutRemarks }
        let confirms = declaration.confirmsCorrections || state.request.shortcut != nil
        return corrections.contains(where: \.isPartial) || confirms && !corrections.isEmpty
    }

    /// Handles the request, or keeps it for later.
    private mutating func carryOut() async throws -> End {
        guard !state.request.modifiers.isEmpty, let scheduler else { return try await handle() }
        phase = .handle
        willBegin()
        try await scheduler.schedule(state.request)
        return .scheduled
    }

    private mutating func handle() async throws -> End {
        let handler = try await proceed(to: .handle)
        let response = try checked(await handler.handle(state.request))
        try Task.checkCancellation()
        if response.code == .userConfirmationRequired, !state.isConfirmed, declaration.confirmation != .never {
            return .question(Question(.confirmIntent(response)))
        }
        if response.code == .inProgress, handler.deliversFinalResponse { follower = handler }
        return .response(try await launching(response))
    }

    /// The response of the app if the code launches it, otherwise the handler's. An app that does not answer a failure
    /// leaves the failure as it is.
    private mutating func launching(_ response: IntentResponse) async throws -> IntentResponse {
        let response = withActivity(response)
        guard response.code.needsActivity, let receiver, let activity = response.activity else { return response }
        do {
            let answer = try await receiver.receive(activity, for: response.code)
            try Task.checkCancellation()
            return try checked(ofApp: answer)
        } catch  where response.code.isFailure && !(error is CancellationError) {
            problems.append(error as? PipelineProblem ?? .handlerThrew(phase: phase, reason: "\(error)"))
            return response
        }
    }

    /// The app may have completed the intent that the handler only forwards, so common codes need no declaration.
    private func checked(ofApp answer: IntentResponse) throws(PipelineProblem) -> IntentResponse {
        guard ResponseCode.common.contains(answer.code) else { return try checked(answer) }
        try DetailChecker(declaration).check(answer.details)
        return answer
    }

    private func checked(_ response: IntentResponse) throws(PipelineProblem) -> IntentResponse {
        let code = response.code.rawValue
        if declaration.allows(responseCode: code) {
            try DetailChecker(declaration).check(response.details)
            return response
        }
        let common = IntentDeclaration.commonResponseCodes.subtracting(declaration.unsupportedResponseCodes)
        let known = common.sorted() + (declaration.responseCodes ?? []).sorted()
        throw .unknownResponseCode(code, intent: state.request.intent, known: known)
    }

    /// The response; if the app continues, its activity contains the interaction.
    private func withActivity(_ response: IntentResponse) -> IntentResponse {
        guard response.code.needsActivity else { return response }
        var activity = response.activity ?? Activity(type: state.request.intent)
        var told = response
        told.activity = nil
        if activity.interaction == nil { activity.interaction = state.interaction(told, ended: now()) }
        var complete = response
        complete.activity = activity
        return complete
    }
}
