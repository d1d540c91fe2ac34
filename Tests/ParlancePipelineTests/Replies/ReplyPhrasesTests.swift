import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Reply phrases")
struct ReplyPhrasesTests {
    @Test(arguments: ["en", "en-GB", "de", "de_CH"])
    func `a language's phrases load, with all that is needed for answers`(language: String) throws {
        let grammar = try #require(ReplyPhrases.grammar(for: language))
        let kinds = grammar.intents.flatMap(\.blocks).compactMap { $0.metadata[ReplyKey.reply]?.string }
        #expect(Set(kinds) == ["yes", "no", "cancel", "candidate", "position", "other"])
        #expect(
            Set(grammar.rules.keys).isSuperset(of: [
                "reply_before", "reply_link", "reply_after", "reply_and", "reply_add", "reply_too",
            ])
        )
        #expect(grammar.intents.flatMap(\.blocks).allSatisfy { !$0.requiredContext.isEmpty })
    }

    @Test func `other languages have none`() {
        #expect(ReplyPhrases.grammar(for: "nl") == nil)
        #expect(ReplyPhrases.grammar(for: "") == nil)
    }

    @Test func `utterances mean what they did`() throws {
        let loaded = try Courier.loaded()
        let before = loaded.grammar.intents.map(\.name)
        let grammar = loaded.grammar.addingReplies(for: loaded.catalog)
        #expect(Array(grammar.intents.map(\.name).prefix(before.count)) == before)
        for (old, new) in zip(loaded.grammar.intents, grammar.intents) {
            #expect(new.blocks.dropFirst(old.blocks.count).allSatisfy { !$0.requiredContext.isEmpty })
        }
    }
}
