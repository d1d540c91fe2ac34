import Parlance
import Synchronization

/// Keeps the results of intents that were in progress until they are requested.
final class ChatInbox: Sendable {
    private enum Signal: Sendable {
        case arrived
        /// The time to wait for an intent is over.
        case late(String)
    }

    private let events = Mutex<[PipelineEvent]>([])
    private let signals: AsyncStream<Signal>
    private let signal: AsyncStream<Signal>.Continuation

    init() {
        (signals, signal) = AsyncStream.makeStream(of: Signal.self)
    }

    @Sendable func receive(_ event: PipelineEvent) {
        events.withLock { $0.append(event) }
        signal.yield(.arrived)
    }

    /// Returns all results and removes them.
    func take() -> [PipelineEvent] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }

    /// Waits for the result of an intent; nil after the time limit. Only one caller may wait at a time.
    func event(of identifier: String, within limit: Duration) async -> PipelineEvent? {
        let timer = Task { [signal] in
            try await Task.sleep(for: limit)
            signal.yield(.late(identifier))
        }
        defer { timer.cancel() }
        if let event = event(of: identifier) { return event }
        for await signal in signals {
            if let event = event(of: identifier) { return event }
            if case .late(identifier) = signal { break }
        }
        return nil
    }

    private func event(of identifier: String) -> PipelineEvent? {
        events.withLock { events in
            events.firstIndex { $0.identifier == identifier }.map { events.remove(at: $0) }
        }
    }
}
