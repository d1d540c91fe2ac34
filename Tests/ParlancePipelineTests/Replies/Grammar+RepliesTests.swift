import ParlanceText
import Testing

@testable import ParlanceGrammar
@testable import ParlancePipeline

@Suite("Grammars with replies")
struct GrammarRepliesTests {
    @Test(arguments: ["en", "en-GB", "de", "de_CH"])
    func `a language that comes with replies has all that is needed for answers`(language: String) throws {
        let grammar = try #require(LanguageProfiles.shipped[language].replies?.grammar)
        let kinds = grammar.intents.flatMap(\.blocks).compactMap { $0.metadata[ReplyKey.reply]?.string }
        let answers: Set = ["yes", "no", "cancel", "candidate", "position", "other", "except", "any", "edit", "scale"]
        let asides: Set = ["wait", "repeat", "help", "back", "restart", "thanks", "greeting", "undo"]
        #expect(Set(kinds) == answers.union(asides))
        #expect(
            Set(grammar.rules.keys).isSuperset(of: [
                "reply_before", "reply_link", "reply_after", "reply_and", "reply_add", "reply_too",
            ])
        )
        #expect(grammar.intents.flatMap(\.blocks).allSatisfy { !$0.requiredContext.isEmpty })
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

    @Test(arguments: [1, 2, 8])
    func `values between the same words share a template`(lists: Int) throws {
        let sentences = (0..<lists).map { "\"deliver {place\($0):goal} now\"" }.joined(separator: ", ")
        let values = (0..<lists).map { "  place\($0): {values: [north \($0), south \($0)]}" }.joined(separator: "\n")
        let text = """
            language: en
            intents:
              Deliver: {data: [{sentences: [\(sentences)]}]}
            lists:
            \(values)
            """
        let loaded = try GrammarLoader().load([SourceText(name: "deliveries.yaml", text: text)])
        let answers = loaded.grammar.addingReplies(for: loaded.catalog)
        let added = answers.intents[0].blocks.dropFirst(loaded.grammar.intents[0].blocks.count).flatMap(\.sentences)
        let around = added.filter { $0.template.text.contains("<reply_after>") }
        #expect(around.count == 3)
        for answer in around.map(\.template.text) {
            #expect((0..<lists).allSatisfy { answer.contains("{place\($0):") })
        }
    }

    @Test func `answers and messages come from the grammar's own language files`() throws {
        let courier = try Courier.loaded()
        var grammar = courier.grammar
        let profile = LanguageProfile(tag: "en") { profile in
            var replies = Grammar(language: "en", intents: [Intent(name: "ReplyMaybe", blocks: [])])
            replies.messages = ["cancelled": [try! MessageFormat("As you like.", language: "en")]]
            profile.replies = ReplyGrammar(replies)
        }
        grammar.languages = LanguageProfiles([profile])
        let names = Set(grammar.addingReplies(for: courier.catalog).intents.map(\.name))
        #expect(names.contains("ReplyMaybe"))
        #expect(!names.contains("ReplyYes"))
        let table = MessageTable(Grammar(language: "en", languages: grammar.languages))
        #expect(table.text(of: Message(.cancelled), language: "en") == "As you like.")
    }
}
