import Dispatch
import Parlance
import ParlanceHandlers
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Carries the calls of a turn from its task to the thread that waits for the turn, so that handlers run there.
final class HandlerCalls: Sendable {
    private enum Event: Sendable {
        case call(Data, CheckedContinuation<Data?, Never>)
        case turn(Turn)
    }

    private let events = Mutex<[Event]>([])
    private let arrival = DispatchSemaphore(value: 0)
    private let identifier = Atomic(0)

    /// Delivers the turn, after which there are no calls.
    func finish(_ turn: Turn) { add(.turn(turn)) }

    /// Answers calls until the turn is finished, on this thread.
    func turn(answeringBy handler: HandlerFunction) -> Turn {
        while true {
            arrival.wait()
            switch events.withLock({ $0.removeFirst() }) {
            case .call(let call, let continuation): continuation.resume(returning: handler.answer(to: call))
            case .turn(let turn): return turn
            }
        }
    }

    private func add(_ event: Event) {
        events.withLock { $0.append(event) }
        arrival.signal()
    }
}

extension HandlerCalls: HandlerCaller, IntentHandlerProvider, RequestScheduler {
    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? {
        try await callingHandler(for: request, in: phase)
    }

    func ask(
        _ call: HandlerCall.Kind,
        _ request: IntentRequest,
        phase: IntentPhase?,
        parameter: String?
    ) async throws -> HandlerAnswer {
        let id = identifier.add(1, ordering: .relaxed).newValue
        let call = HandlerCall(id: id, call, of: request, phase: phase, parameter: parameter)
        let json = try AnswerEncoder().encode(call)
        let answer = await withCheckedContinuation { add(.call(json, $0)) }
        guard let answer else { throw HandlerFault.failed("the handler gave no answer") }
        return try HandlerAnswer(returned: answer)
    }
}
