import Foundation
import Parlance
import Synchronization

/// A provider whose intents are handled by a program in any language. Calls and answers are lines of JSON.
///
/// The first call starts the program. After a fault the next call starts it again.
///
/// ```swift
/// let program = HandlerProgram("python3 librarian.py", timeLimit: .seconds(10))
/// defer { program.end() }
/// let pipeline = Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: program)
/// ```
public final class HandlerProgram: Sendable {
    private struct State: ~Copyable {
        var process: HandlerProcess?
        var calls = 0
    }

    private let command: String
    private let timeLimit: Duration
    private let state = Mutex(State())
    /// Waiting for the program blocks a thread, so it uses one outside the pool of asynchronous tasks.
    private let queue = DispatchQueue(label: "handler")

    /// - Parameters:
    ///   - command: A command line for `/bin/sh`.
    ///   - timeLimit: The maximum time for each answer.
    public init(_ command: String, timeLimit: Duration) {
        self.command = command
        self.timeLimit = timeLimit
    }

    /// Calls the program. Cancelling the task ends the program.
    package func ask(
        _ call: HandlerCall.Kind,
        _ request: IntentRequest,
        phase: IntentPhase?,
        parameter: String?
    ) async throws -> HandlerAnswer {
        let cancellation = HandlerCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    continuation.resume(
                        with: Result {
                            try self.exchange(until: cancellation) {
                                HandlerCall(id: $0, call, of: request, phase: phase, parameter: parameter)
                            }
                        }
                    )
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Ends the program. A later call starts it again.
    public func end() {
        state.withLock { state in
            state.process?.end()
            state.process = nil
        }
    }

    private func exchange(
        until cancellation: HandlerCancellation,
        _ call: (Int) -> HandlerCall
    ) throws -> HandlerAnswer {
        try state.withLock { state in
            state.calls += 1
            let identifier = state.calls
            let line = try JSONEncoder.answers().encode(call(identifier))
            var process = try state.process.take() ?? HandlerProcess(command)
            do {
                let deadline = HandlerDeadline(timeLimit, or: cancellation)
                let answer = try HandlerAnswer(process.exchange(line, until: deadline), to: identifier)
                state.process = process
                return answer
            } catch {
                guard case .failed = error as? HandlerFault else {
                    process.end()
                    throw error
                }
                state.process = process
                throw error
            }
        }
    }
}

extension HandlerProgram: IntentHandlerProvider, HandlerCaller {
    /// Asks the program whether it supports the intent; the returned handler passes its calls on to the program.
    public func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? {
        try await callingHandler(for: request, in: phase)
    }
}
