import Foundation
import ParlanceGrammar

/// Takes one intent through its phases, from where it stands to a question or its end.
struct IntentRun {
    let provider: any IntentHandlerProvider
    let receiver: (any ActivityReceiver)?
    let declaration: IntentDeclaration
    let limits: PipelineLimits
    let now: @Sendable () -> Date
    /// Told when a phase begins.
    let willBegin: @Sendable () -> Void

    private(set) var state: PendingIntent
    private var phase = IntentPhase.resolve

    /// What ends a run before the last phase has.
    private enum Stop: Error {
        case asked(Question)
        case answered(IntentResponse)
        case notSupported
    }

    init(
        _ state: PendingIntent,
        _ declaration: IntentDeclaration,
        provider: any IntentHandlerProvider,
        receiver: (any ActivityReceiver)?,
        limits: PipelineLimits,
        now: @escaping @Sendable () -> Date,
        willBegin: @escaping @Sendable () -> Void
    ) {
        self.state = state
        self.declaration = declaration
        self.provider = provider
        self.receiver = receiver
        self.limits = limits
        self.now = now
        self.willBegin = willBegin
    }

    /// Whatever handlers do, there is a result.
    mutating func run() async -> RunResult {
        state.question = nil
        do {
            if !state.isConfirmed {
                try await resolve()
                try await confirm()
            }
            return done(try await handle())
        } catch let stop as Stop {
            switch stop {
            case .asked(let question):
                state.question = question
                return RunResult(state: state, end: .question, date: now())
            case .answered(let response): return done(response)
            case .notSupported: return RunResult(state: state, end: .notSupported, date: now())
            }
        } catch let problem as PipelineProblem {
            return done(IntentResponse(.failure), problem)
        } catch is CancellationError {
            return done(nil)
        } catch {
            return done(IntentResponse(.failure), .handlerThrew(phase: phase, reason: "\(error)"))
        }
    }

    private func done(_ response: IntentResponse?, _ problem: PipelineProblem? = nil) -> RunResult {
        let date = now()
        let end = RunResult.End.done(state.interaction(response, ended: date))
        return RunResult(state: state, end: end, date: date, problems: problem.map { [$0] } ?? [])
    }

    /// A fresh handler for the phase that begins.
    private mutating func begin(_ phase: IntentPhase) async throws -> any IntentHandler {
        self.phase = phase
        willBegin()
        guard let handler = try await provider.handler(for: state.request, in: phase) else {
            if phase == .resolve { throw Stop.notSupported }
            throw PipelineProblem.handlerGone(phase: phase)
        }
        try Task.checkCancellation()
        return handler
    }
}

// MARK: - Phases

extension IntentRun {
    /// All parameters, each time anew: what the user has answered may matter for the others, and who has looked something up
    /// finds the identifier in the request.
    private mutating func resolve() async throws {
        let handler = try await begin(.resolve)
        for parameter in parameters {
            let given = state.request.values(of: parameter.name)
            let meant = parameter.isArray ? given : given.suffix(1)
            let memory = state.memories[parameter.name] ?? ParameterMemory()
            let results = try await handler.resolve(parameter.name, of: state.request)
            try Task.checkCancellation()
            let outcome = try ParameterResolver(declaration: parameter, memory: memory)
                .outcome(of: results, given: meant)
            state.request.set(outcome.settledValues, of: parameter.name)
            if let question = outcome.question { try ask(question, about: parameter.name) }
        }
    }

    /// Those that are declared, then what was said besides.
    private var parameters: [ParameterDeclaration] {
        let others = state.request.names.filter { declaration[$0] == nil }
        return declaration.parameters
            + others.map { ParameterDeclaration(name: $0, isArray: state.request.values(of: $0).count > 1) }
    }

    /// A handler that is never satisfied is stopped by the limit; each value of an array may need a question of its own.
    private mutating func ask(_ question: Question, about parameter: String) throws {
        var memory = state.memories[parameter] ?? ParameterMemory()
        let further = max(state.request.values(of: parameter).count - 1, 0)
        guard memory.questions < limits.questions || memory.questions - limits.questions < further else {
            throw PipelineProblem.neverSettles(parameter: parameter, questions: memory.questions)
        }
        memory.questions += 1
        state.memories[parameter] = memory
        throw Stop.asked(question)
    }

    private mutating func confirm() async throws {
        let handler = try await begin(.confirm)
        let response = try checked(await handler.confirm(state.request))
        try Task.checkCancellation()
        switch response.code {
        case .ready, .success, .unspecified:
            if declaration.confirmation == .always || isGuess { throw Stop.asked(Question(.confirmIntent(response))) }
        case .userConfirmationRequired:
            if declaration.confirmation != .never || isGuess { throw Stop.asked(Question(.confirmIntent(response))) }
        default: throw Stop.answered(withActivity(response))
        }
    }

    /// Whether something had to be guessed that the user has to agree to.
    private var isGuess: Bool { declaration.confirmsCorrections && !state.request.corrections.isEmpty }

    private mutating func handle() async throws -> IntentResponse {
        let handler = try await begin(.handle)
        let response = withActivity(try checked(await handler.handle(state.request)))
        try Task.checkCancellation()
        if response.code == .userConfirmationRequired, !state.isConfirmed, declaration.confirmation != .never {
            throw Stop.asked(Question(.confirmIntent(response)))
        }
        guard response.code.isForApp, let receiver, let activity = response.activity else { return response }
        let answer = try await receiver.receive(activity, for: response.code)
        // What the handler could but hand over may well have succeeded, or be under way, in the app.
        return ResponseCode.common.contains(answer.code) ? answer : try checked(answer)
    }

    private func checked(_ response: IntentResponse) throws(PipelineProblem) -> IntentResponse {
        let code = response.code.rawValue
        if declaration.allows(responseCode: code) { return response }
        let common = IntentDeclaration.commonResponseCodes.subtracting(declaration.unsupportedResponseCodes)
        let known = common.sorted() + (declaration.responseCodes ?? []).sorted()
        throw .unknownResponseCode(code, intent: state.request.intent, known: known)
    }

    /// Where the app is to go on, it finds the interaction in the activity.
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
