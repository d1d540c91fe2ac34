import ParlanceText
import Testing

@testable import ParlanceGrammar

@Suite("Messages of grammar files")
struct MessageReaderTests {
    private func load(_ messages: String) throws -> GrammarLoader.Loaded {
        try GrammarLoader(expectsSentences: false)
            .load([SourceText(name: "g.yaml", text: "language: de\nmessages:\n\(messages)")])
    }

    private func diagnostics(_ messages: String) -> [String] {
        let renderer = DiagnosticRenderer(usesColor: false)
        do {
            return try load(messages).warnings.map { renderer.render($0) }
        } catch {
            return (error as? GrammarError)?.diagnostics.map { renderer.render($0) } ?? ["\(error)"]
        }
    }

    @Test func `names may be written with dots or one within the other`() throws {
        let messages = try load(
            """
              not_understood: Wie bitte?
              Send.amount.unsupported: Nein.
              Send:
                amount:
                  value: ["Wie viel für {recipient}?", "Wie viel?"]
                  unsupported.currency: "{value} gilt hier nicht."
                response: {success: Gesendet.}
            """
        )
        .grammar.messages
        #expect(
            messages.mapValues { $0.map(\.pattern) } == [
                "not_understood": ["Wie bitte?"], "Send.amount.unsupported": ["Nein."],
                "Send.amount.value": ["Wie viel für {recipient}?", "Wie viel?"],
                "Send.amount.unsupported.currency": ["{value} gilt hier nicht."],
                "Send.response.success": ["Gesendet."],
            ]
        )
    }

    @Test func `later files replace what earlier ones say`() throws {
        let texts = ["value: A\n  choose: B", "value: C"].enumerated().map { index, messages in
            SourceText(name: "\(index).yaml", text: "language: de\nmessages:\n  \(messages)")
        }
        let messages = try GrammarLoader(expectsSentences: false).load(texts).grammar.messages
        #expect(messages.mapValues { $0.map(\.pattern) } == ["value": ["C"], "choose": ["B"]])
    }

    @Test func `a bad pattern is an error in its place`() {
        let found = diagnostics("  value: >-\n    Wie\n    viel {für wen\n")
        #expect(
            found == [
                """
                g.yaml:5:10: error[message-braces]: the message's braces do not match; close each, and write a literal one \
                between apostrophes: '{'
                 5 |     viel {für wen
                   |          ^
                """
            ]
        )
    }

    @Test(arguments: ["valeu", "Send.valeu", "Send: {amount: {valeu", "a.b.c.valeu", "a.b.c.value"])
    func `a name that no message has is a warning`(name: String) {
        let closers = String(repeating: "}", count: name.count { $0 == "{" })
        let found = diagnostics("  \(name): Was?\(closers)")
        #expect(found.count == 1)
        #expect(found.first?.contains("warning[unknown-key]") == true)
    }

    @Test func `the key that was meant is suggested`() {
        #expect(diagnostics("  not_understod: Was?").first?.contains("did you mean 'not_understood'?") == true)
    }

    @Test(arguments: ["value: true", "value: [[Was?]]", "value:", "[Was?]", "value: [{a: b}]"])
    func `what is no text is an error`(messages: String) {
        let found = diagnostics("  \(messages)")
        #expect(found.count == 1)
        #expect(found.first?.contains("error[wrong-type]") == true)
    }

    @Test func `responses are carried along as they are written`() throws {
        let text = "language: de\nresponses: {intents: {A: {default: '{% if slots.x %}{{ slots.x }}{% endif %}'}}}"
        let grammar = try GrammarLoader(expectsSentences: false).load([SourceText(name: "g.yaml", text: text)]).grammar
        let expected = Value.string("{% if slots.x %}{{ slots.x }}{% endif %}")
        #expect(grammar.responses.object?["intents"]?.object?["A"]?.object?["default"] == expected)
        #expect(grammar.messages.isEmpty)
    }
}
