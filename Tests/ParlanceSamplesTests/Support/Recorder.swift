import Parlance
import Synchronization

@testable import ParlancePipeline

/// Counts events of conversations, by name.
final class Recorder: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    var names: Set<String> { Set(counts.withLock { $0.keys }) }

    func note(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }

    func note(_ turn: Turn) {
        for message in turn.messages { note("message \(message.key)") }
        if turn.replaced != nil { note("reply new request") }
        guard let interaction = turn.interaction else { return }
        note("status \(interaction.status)")
        guard let code = interaction.response?.code else { return }
        note("code \(interaction.request.intent) \(code)")
        note("code \(code)")
    }

    /// The kind of an utterance in the context of the question.
    func note(_ utterance: String, in dialog: Dialog, of pipeline: Pipeline, situation: Situation) {
        guard dialog.question != nil else { return }
        let reader = ReplyReader(
            parser: pipeline.parser,
            language: pipeline.language,
            catalog: pipeline.catalog,
            situation: situation,
            now: nil,
            readsPartially: false,
            program: nil,
            remembered: dialog.remembered
        )
        switch reader.read(utterance, pending: dialog.pending, isWorking: false).reply {
        case .values, .undecided: note("reply value")
        case .removals: note("reply removal")
        case .clear: note("reply clear")
        case .ask: note("reply ask")
        case .except: note("reply except")
        case .any: note("reply any")
        case .aside(let aside): note("reply \(aside)")
        case .additions: note("reply addition")
        case .other: note("reply other")
        case .candidates, .revision: note("reply candidate")
        case .position(let position): note(position < 0 ? "reply position from the end" : "reply position")
        case .yes: note("reply yes")
        case .no: note("reply no")
        case .cancel: note("reply cancel")
        case .request, .requests, .sequence, .followUp, .ambiguous: break
        case .none: note("reply none")
        }
    }

    func note(_ resolution: Resolution, given: [ParameterValue]) {
        switch resolution {
        case .success(let values):
            note("resolution success")
            if values.count > 1 { note("resolution success with several values") }
            if !given.isEmpty, values != given { note("resolution success with another value") }
        case .accepted: note("resolution accepted")
        case .notRequired: note("resolution notRequired")
        case .needsValue: note("resolution needsValue")
        case .disambiguation: note("resolution disambiguation")
        case .confirmationRequired: note("resolution confirmationRequired")
        case .unsupported(let reason): note("resolution unsupported \(reason ?? "")")
        }
    }
}

/// Handlers whose calls are counted.
struct RecordedHandlers: IntentHandlerProvider {
    let handlers: any IntentHandlerProvider
    let recorder: Recorder

    var apps: Set<String>? { handlers.apps }

    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? {
        try await handlers.handler(for: request, in: phase).map { RecordedHandler(handler: $0, recorder: recorder) }
    }
}

private struct RecordedHandler: IntentHandler {
    let handler: any IntentHandler
    let recorder: Recorder

    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? {
        let results = try await handler.resolve(parameter, of: request)
        let given = request.values(of: parameter)
        let isEach = (results?.count ?? 0) > 1
        for (index, result) in (results ?? []).enumerated() {
            recorder.note(result, given: isEach && given.indices.contains(index) ? [given[index]] : given)
        }
        if isEach { recorder.note("resolution each") }
        return results
    }

    func confirm(_ request: IntentRequest) async throws -> IntentResponse {
        let response = try await handler.confirm(request)
        recorder.note("confirm \(response.code)")
        return response
    }

    func handle(_ request: IntentRequest) async throws -> IntentResponse {
        let response = try await handler.handle(request)
        recorder.note("handle \(response.code)")
        recorder.note("handle \(request.intent) \(response.code)")
        return response
    }
}
