import Foundation
import Parlance
import ParlanceGrammar
import Testing

/// Requests with a time, a duration or a condition, in dialogs over the grammars that come with Parlance.
@Suite("Requests for later")
struct ModifiersTests {
    @Test(arguments: ["en", "de"])
    func `have their modifiers, as written down`(language: String) async throws {
        let pipeline = try Self.pipeline(language)
        for utterance in try Self.utterances(language) {
            let said = utterance["said"]?.string ?? ""
            let turn = await pipeline.respond(to: said, in: Dialog(), situation: Situation())
            let problem = Self.problem(of: Self.request(of: turn), expected: utterance)
            let isKnown = utterance["not_yet"] == .bool(true)
            #expect((problem == nil) != isKnown, "\(said): \(problem ?? "is right now; remove 'not_yet'")")
        }
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

    private static func request(of turn: Turn) -> IntentRequest? {
        if case .answer(.scheduled(let request)) = turn.outcome { return request }
        return turn.interaction?.request ?? turn.dialog.request
    }

    /// A pipeline on Friday, 2026-11-20, 10:00.
    private static func pipeline(_ language: String) throws -> Pipeline {
        let loaded = try GrammarLoader().load(paths: [
            "\(Package.grammars)/\(language)", "\(Package.grammars)/intents.yaml",
        ])
        let options = PipelineOptions(
            scheduler: Accepting(),
            now: { Date(timeIntervalSince1970: 1_795_168_800) }
        )
        return Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: Accepting(), options: options)
    }

    private static func utterances(_ language: String) throws -> [[String: Value]] {
        let url = Package.requests.appending(path: "modifiers.yaml")
        let text = try String(contentsOf: url, encoding: .utf8)
        let groups = try YAMLReader(SourceText(name: "modifiers.yaml", text: text)).read()?.value.elements ?? []
        let group = groups.compactMap(\.object).first { $0["language"]?.string == language }
        return (group?["utterances"]?.elements ?? []).compactMap(\.object)
    }
}

/// Handles and keeps every request.
private struct Accepting: IntentHandlerProvider, IntentHandler, RequestScheduler {
    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? { self }
    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? { nil }
    func confirm(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.ready) }
    func handle(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.success) }
    func schedule(_ request: IntentRequest) async throws {}
}
