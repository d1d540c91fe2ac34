import Parlance
import ParlanceGrammar
import Testing

/// Requests with a time, a duration or a condition, in dialogs over the grammars that come with Parlance.
@Suite("Requests for later")
struct ModifiersTests {
    @Test(arguments: ["en", "de"])
    func `have their modifiers, as written down`(language: String) async throws {
        let pipeline = try await Accepting.pipeline(language)
        for utterance in try Package.written("utterances", for: language, in: "modifiers.yaml") {
            let said = utterance["said"]?.string ?? ""
            let turn = await pipeline.respond(to: said, in: Dialog(), situation: Situation())
            let problem = Self.problem(of: Accepting.request(of: turn), expected: utterance)
            let isKnown = utterance["not_yet"] == .bool(true)
            #expect((problem == nil) != isKnown, "\(said): \(problem ?? "is right now; remove 'not_yet'")")
        }
    }

    @Test(arguments: ["en", "de"])
    func `of several in one utterance have their own modifiers, or shared ones`(language: String) async throws {
        let pipeline = try await Accepting.pipeline(language)
        for utterance in try Package.written("utterances", for: language, in: "requests_for_later.yaml") {
            let said = utterance["said"]?.string ?? ""
            let expected = (utterance["requests"]?.elements ?? []).compactMap(\.object)
            let requests = await Self.requests(in: said, pipeline)
            // One request that is not understood, or is of any other kind, is not several.
            if expected.isEmpty, requests.count < 2 { continue }
            #expect(requests.count == expected.count, "\(said): \(requests.map(\.intent))")
            for (request, expected) in zip(requests, expected) {
                let problem = Self.problem(of: request, expected: expected)
                #expect(problem == nil, "\(said): \(problem ?? "")")
            }
        }
    }

    /// The requests of an utterance, those that wait for another's answer too.
    private static func requests(in utterance: String, _ pipeline: Pipeline) async -> [IntentRequest] {
        let turn = await pipeline.respond(to: utterance, in: Dialog(), situation: Situation())
        return turn.turns.compactMap(Accepting.request) + turn.dialog.queue
    }

    /// What is wrong with a request; nil: nothing.
    private static func problem(of request: IntentRequest?, expected: [String: Value]) -> String? {
        let parts = (expected["request"]?.string ?? "").split(separator: " ", maxSplits: 1)
        guard let intent = parts.first else { return request.map { "is read as \($0.intent), \($0.modifiers)" } }
        guard let request, request.intent == intent else { return "is \(request?.intent ?? "not understood")" }
        if parts.count == 2 {
            let slot = parts[1].split(separator: "=", maxSplits: 1)
            let value = request[String(slot[0])].map { $0.value.description }
            if value != String(slot[1]) { return "\(slot[0]) is \(value ?? "missing")" }
        }
        let kinds = ["time": "time", "repeated": "recurrence", "duration": "duration", "condition": "condition"]
        let wanted = kinds.compactMap { name, kind in expected[name].map { "\(kind) \($0)" } }
        let found = request.modifiers.map { "\($0.kind.rawValue) \(Self.text(of: $0))" }
        return found == wanted ? nil : "modifiers are \(found)"
    }

    /// The part of a modifier's value that is written down.
    private static func text(of modifier: RequestModifier) -> String {
        let members = modifier.value.object ?? [:]
        return switch modifier.kind {
        case .time: (members["dateTime"] ?? members["date"]).map { "\($0)" } ?? "\(modifier.value)"
        case .recurrence: members["unit"].map { "\($0)" } ?? ""
        case .duration: members["seconds"].map { "\($0)" } ?? ""
        case .condition: "\(modifier.value)"
        }
    }
}
