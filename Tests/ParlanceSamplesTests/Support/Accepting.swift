import Foundation
import Parlance
import ParlanceGrammar
import ParlanceTestSupport

/// Handles and keeps every request.
struct Accepting: IntentHandlerProvider, IntentHandler, RequestScheduler {
    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? { self }
    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? { nil }
    func confirm(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.ready) }
    func handle(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.success) }
    func schedule(_ request: IntentRequest) async throws {}
}

extension Accepting {
    private static let pipelines = Memo(made)

    /// A pipeline over all shipped grammars of a language, on Friday, 2026-11-20, 10:00.
    static func pipeline(_ language: String) async throws -> Pipeline { try await pipelines.value(for: language) }

    private static func made(_ language: String) throws -> Pipeline {
        let loaded = try GrammarLoader().load(paths: [
            "\(Package.grammars)/\(language)", "\(Package.grammars)/intents.yaml",
        ])
        let options = PipelineOptions(
            scheduler: Accepting(),
            clock: ManualClock(),
            now: { Date(timeIntervalSince1970: 1_795_168_800) }
        )
        return Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: Accepting(), options: options)
    }

    /// The request that a turn is about; nil: none.
    static func request(of turn: Turn) -> IntentRequest? {
        if case .answer(.scheduled(let request)) = turn.outcome { return request }
        return turn.interaction?.request ?? turn.dialog.request
    }
}

extension Package {
    /// The parsers of all shipped grammars of a language.
    static let parsers = Memo { (language: String) in
        Parser(try GrammarLoader().load(paths: ["\(grammars)/\(language)"]).grammar)
    }

    /// The cases of a language in a file beside the tests.
    ///
    /// - Parameter key: The member with the utterances or dialogs.
    static func written(_ key: String, for language: String, in file: String) throws -> [[String: Value]] {
        let text = try String(contentsOf: requests.appending(path: file), encoding: .utf8)
        let groups = try YAMLReader(SourceText(name: file, text: text)).read()?.value.elements ?? []
        let group = groups.compactMap(\.object).first { $0["language"]?.string == language }
        return (group?[key]?.elements ?? []).compactMap(\.object)
    }
}
