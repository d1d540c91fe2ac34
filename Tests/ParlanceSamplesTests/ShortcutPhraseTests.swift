import Foundation
import Parlance
import ParlanceGrammar
import Testing

/// Phrases of `ShortcutPhrases/<language>.yaml`, with all grammars of the language.
@Suite("Phrases of shortcuts")
struct ShortcutPhraseTests {
    /// A pipeline with all shipped grammars of a language; its handlers accept everything.
    private struct Speech {
        var pipeline: Pipeline
        let request: IntentRequest
        let cases: [String: Value]

        init(_ language: String) throws {
            let paths = ["\(Package.grammars)/\(language)", "\(Package.grammars)/intents.yaml"]
            let loaded = try GrammarLoader().load(paths: paths)
            var handlers = HandlerTable()
            handlers.add(["StartWorkout"]) { Accepting() }
            pipeline = Pipeline(
                parser: Parser(loaded.grammar.addingReplies(for: loaded.catalog).addingShortcuts()),
                language: language,
                catalog: loaded.catalog,
                handlers: handlers,
                options: PipelineOptions(readsPartially: true)
            )
            request = IntentRequest(
                intent: "StartWorkout",
                language: language,
                parameters: ["workoutName": [ParameterValue(.string("run"))]]
            )
            let url = Package.shortcutPhrases.appending(path: "\(language).yaml")
            let text = try String(contentsOf: url, encoding: .utf8)
            cases = try YAMLReader(SourceText(name: url.path, text: text)).read()?.value.object ?? [:]
        }

        func phrases(_ key: String) -> [String] { (cases[key]?.elements ?? []).compactMap(\.string) }

        func shortcut(_ phrase: String) -> Shortcut { Shortcut(identifier: "s1", phrase: phrase, request: request) }

        func turn(after utterance: String, with phrases: [String]) async -> Turn {
            var pipeline = pipeline
            pipeline.shortcuts = phrases.enumerated().map { index, phrase in
                Shortcut(identifier: "s\(index)", phrase: phrase, request: request)
            }
            return await pipeline.respond(to: utterance, in: Dialog())
        }
    }

    private struct Accepting: IntentHandler {
        func handle(_ request: IntentRequest) -> IntentResponse { IntentResponse(.continueInApp) }
    }

    /// - Parameter understood: The number of misspelt phrases that are asked about. The others have misspelt words of
    ///   few letters, and are not understood.
    @Test(arguments: [("en", 3), ("de", 5)])
    func `are accepted, refused, asked about and left alone`(language: String, understood: Int) async throws {
        let speech = try Speech(language)
        let accepted = speech.phrases("accepted")
        try #require(accepted.count >= 12)
        for phrase in accepted {
            #expect(throws: Never.self, "\(phrase)") {
                try speech.pipeline.shortcutChecker.check(speech.shortcut(phrase), among: [])
            }
            let turn = await speech.turn(after: phrase, with: accepted)
            #expect(turn.interaction?.request.shortcut != nil && turn.corrections.isEmpty, "\(phrase)")
        }
        for phrase in speech.phrases("refused") {
            #expect(throws: ShortcutRefusal.self, "\(phrase)") {
                try speech.pipeline.shortcutChecker.check(speech.shortcut(phrase), among: [])
            }
        }
        var asked = 0
        for (said, meant) in speech.cases["misspelt"]?.object ?? [:] {
            let turn = await speech.turn(after: said, with: accepted)
            #expect(turn.interaction == nil, "\(said) for \(meant)")
            if turn.question != nil, turn.dialog.request?.shortcut != nil { asked += 1 }
        }
        #expect(asked >= understood)
        for phrase in speech.phrases("unrelated") {
            let turn = await speech.turn(after: phrase, with: accepted)
            #expect((turn.interaction?.request ?? turn.dialog.request)?.shortcut == nil, "\(phrase)")
        }
    }
}
