import Synchronization

/// Waits for the run of an intent, with a time limit for each phase.
final class RunWatch: Sendable {
    private enum Signal: Sendable {
        /// A phase has begun, with its number.
        case began(Int)
        /// The time for a phase is over.
        case late(Int)
        case finished(RunResult)
    }

    private enum WaitState {
        case waiting, left, finished
    }

    private struct State {
        var waitState = WaitState.waiting
        var phase = 0
    }

    /// The end of the wait.
    enum Outcome {
        case finished(RunResult)
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

    /// Delivers the result.
    ///
    /// - Returns: Whether the result is awaited.
    func finish(_ result: RunResult) -> Bool {
        let isAwaited = state.withLock { state in
            guard state.waitState == .waiting else { return false }
            state.waitState = .finished
            return true
        }
        if isAwaited { signal.yield(.finished(result)) }
        return isAwaited
    }

    /// Waits for the result, at most `limit` for each phase.
    func wait(limit: Duration, clock: any Clock<Duration>) async -> Outcome {
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        for await signal in signals {
            switch signal {
            case .finished(let result): return .finished(result)
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
