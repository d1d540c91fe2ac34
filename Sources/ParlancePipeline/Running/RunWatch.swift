import Synchronization

/// Waits for the run of an intent, with a time limit for each phase.
final class RunWatch: Sendable {
    private enum Signal: Sendable {
        /// A phase has begun, with its number.
        case began(Int)
        /// The time for a phase is over.
        case late(Int)
        case finished(RunResult)
        case interim(RunResult)
    }

    private enum WaitState {
        case waiting, left, finished
    }

    private struct State {
        var waitState = WaitState.waiting
        var phase = 0
        /// Ends the run when it has been in the background for too long.
        var deadline: Task<Void, Never>?
    }

    /// The end of the wait.
    enum Outcome {
        case finished(RunResult)
        /// The response is in progress, and the final one follows.
        case interim(RunResult)
        /// A phase exceeds its time limit; `finish` will return false.
        case late
        /// The waiting task was cancelled.
        case cancelled
    }

    private let signals: AsyncStream<Signal>
    private let signal: AsyncStream<Signal>.Continuation
    private let state = Mutex(State())

    init() {
        (signals, signal) = AsyncStream.makeStream(of: Signal.self)
    }

    /// Begins a phase and restarts its time limit.
    func begin() {
        signal.yield(
            .began(
                state.withLock {
                    $0.phase += 1
                    return $0.phase
                }
            )
        )
    }

    /// The receiver of a result.
    enum Delivery {
        /// The waiting caller.
        case awaited
        /// Nobody waits any more: the result is an event.
        case event
        /// The run was ended before.
        case tooLate
    }

    /// Delivers the final result. Only the first result of a run is delivered.
    func finish(_ result: RunResult) -> Delivery {
        let (delivery, deadline) = state.withLock { state -> (Delivery, Task<Void, Never>?) in
            defer { state.waitState = .finished }
            let delivery: Delivery =
                switch state.waitState {
                case .waiting: .awaited
                case .left: .event
                case .finished: .tooLate
                }
            return (delivery, state.deadline)
        }
        deadline?.cancel()
        if delivery == .awaited { signal.yield(.finished(result)) }
        return delivery
    }

    /// Delivers a response that the final one follows, if the caller still waits.
    func deliver(interim result: RunResult) {
        let isAwaited = state.withLock { state in
            guard state.waitState == .waiting else { return false }
            state.waitState = .left
            return true
        }
        if isAwaited { signal.yield(.interim(result)) }
    }

    /// Limits the time in the background. `expire` is called unless the run finishes before.
    func limit(to time: Duration, clock: any Clock<Duration>, expire: @escaping @Sendable () -> Void) {
        let deadline = Task {
            guard (try? await clock.sleep(for: time)) != nil else { return }
            expire()
        }
        let isFinished = state.withLock { state in
            state.deadline = deadline
            return state.waitState == .finished
        }
        if isFinished { deadline.cancel() }
    }

    /// Waits for the result, at most `limit` for each phase.
    func wait(limit: Duration, clock: any Clock<Duration>) async -> Outcome {
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        for await signal in signals {
            switch signal {
            case .finished(let result): return .finished(result)
            case .interim(let result): return .interim(result)
            case .began(let phase):
                timer?.cancel()
                timer = Task { [signal = self.signal] in
                    guard (try? await clock.sleep(for: limit)) != nil else { return }
                    signal.yield(.late(phase))
                }
            case .late(let phase): if leave(in: phase) { return .late }
            }
        }
        _ = leave(in: nil)
        return .cancelled
    }

    /// Stops waiting; returns false if the phase, or the run, is over.
    private func leave(in phase: Int?) -> Bool {
        state.withLock { state in
            guard state.waitState == .waiting, phase == nil || phase == state.phase else { return false }
            state.waitState = .left
            return true
        }
    }
}
