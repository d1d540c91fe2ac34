import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

@Suite("Words of answers")
struct AnswerWordsTests {
    private func replies(_ text: String) throws -> Grammar {
        let folder = try TemporaryFolder(["tlh.yaml": "language: tlh\n\(text)"])
        return try #require(LanguageLoader.load(paths: [folder.path]).languages["tlh"].replies).grammar
    }

    private func sentences(_ name: String, of grammar: Grammar) -> [String]? {
        grammar.intents.first { $0.name == name }?.blocks.flatMap(\.sentences).map(\.template.text)
    }

    @Test func `words are put into sentences around them`() throws {
        let words = "\"yes\": [hija], \"no\": [ghobe], polite: [please], cancel: [never mind]"
        let grammar = try replies("answers: {\(words)}\n")
        #expect(sentences("ReplyYes", of: grammar) == ["<reply_yes> [<reply_yes>] [<reply_polite>]"])
        #expect(sentences("ReplyCancel", of: grammar) == ["[<reply_no>] <reply_cancel> [<reply_polite>]"])
    }

    @Test func `a kind without words has no sentences`() throws {
        let grammar = try replies("answers: {\"yes\": [hija]}\n")
        #expect(sentences("ReplyYes", of: grammar) == ["<reply_yes> [<reply_yes>]"])
        #expect(sentences("ReplyNo", of: grammar) == nil)
        #expect(grammar.lists.keys.contains("reply_position") == false)
    }

    @Test func `replies take precedence`() throws {
        let grammar = try replies(
            """
            answers: {"yes": [hija]}
            replies:
              expansion_rules: {reply_yes: luq}

            """
        )
        #expect(grammar.rules["reply_yes"]?.template.text == "luq")
    }

    @Test func `phrases that are no templates are reported with their places`() throws {
        let error = #expect(throws: GrammarError.self) { try replies("answers:\n  \"yes\":\n    - \"(hija\"\n") }
        #expect(error?.diagnostics.first?.place?.line == 4)
    }
}
