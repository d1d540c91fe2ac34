import Foundation
import ParlanceGrammar
import ParlanceMatching
import Testing

@testable import ParlancePipeline

/// Answers in many languages, written by people who did not know the words of the language files.
@Suite("Answers in many languages")
struct AnswersTests {
    private static let grammar = """
        intents:
          Refund: {data: [{sentences: ["qx"]}]}
          Send: {data: [{sentences: ["xq"]}]}
        """

    private static let declarations = """
        Refund: {confirmation: always}
        Send: {slots: {recipient: {type: term, required: true}}}
        """

    /// The question that an answer of a kind belongs to begins with an utterance.
    private static let starts = ["any": "xq"]

    private struct Answers {
        let language: String
        /// The answers by kind.
        let kinds: [(kind: String, answers: [String])]
        /// The kinds as which some answers are read as yet.
        let known: [String: String]

        init(_ group: [String: Value]) {
            language = group["language"]?.string ?? ""
            known = (group["so_far"]?.object ?? [:]).compactMapValues(\.string)
            kinds = group.filter { $0.key != "so_far" }
                .map { ($0.key, $0.value.items.compactMap(\.string)) }
                .filter { !$0.1.isEmpty }
                .sorted { $0.0 < $1.0 }
        }
    }

    private static func written() throws -> [Answers] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "answers.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        return (try YAMLReader(SourceText(name: "answers.yaml", text: text)).read()?.value.items ?? [])
            .compactMap(\.object).map(Answers.init)
    }

    private static func pipeline(_ language: String) throws -> Pipeline {
        let loaded = try GrammarLoader().load([
            SourceText(name: "grammar.yaml", text: "language: \"\(language)\"\n\(grammar)"),
            SourceText(name: "intents.yaml", text: declarations),
        ])
        var handlers = HandlerTable()
        let handler = ScriptedHandler.resolving("recipient", [.disambiguation(Courier.people)])
        handlers.add(["Refund", "Send"]) { handler }
        return Pipeline(
            grammar: loaded.grammar,
            catalog: loaded.catalog,
            handlers: handlers,
            options: Courier.options
        )
    }

    @Test func `are read as what they mean`() async throws {
        for group in try Self.written() {
            let pipeline = try Self.pipeline(group.language)
            for (kind, answers) in group.kinds {
                var talk = Conversation(pipeline)
                await talk.say(Self.starts[kind] ?? "qx")
                try #require(talk.dialog.question != nil)
                for answer in answers {
                    let read = Self.kind(of: answer, in: talk)
                    let wanted = group.known[answer] ?? kind
                    let done = read == kind && wanted != kind ? " is right now; remove 'so_far'" : ""
                    #expect(read == wanted, "\(group.language) \(kind): \(answer)\(done)")
                }
            }
        }
    }

    private static func kind(of answer: String, in talk: Conversation) -> String {
        let reader = ReplyReader(
            parser: talk.pipeline.parser,
            language: talk.pipeline.language,
            catalog: talk.pipeline.catalog,
            situation: talk.situation,
            now: nil,
            readsPartially: false,
            program: nil,
            remembered: []
        )
        switch reader.read(answer, pending: talk.dialog.pending, isWorking: false).reply {
        case .yes: return "yes"
        case .no: return "no"
        case .cancel: return "cancel"
        case .any: return "any"
        case .aside(.again): return "repeat"
        case .aside(let aside): return "\(aside)"
        case .none: return "none"
        default: return "other"
        }
    }
}

extension Value {
    /// The elements of an array; otherwise none.
    fileprivate var items: [Value] { if case .array(let items) = self { items } else { [] } }
}
