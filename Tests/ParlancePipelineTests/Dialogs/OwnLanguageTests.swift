import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Dialogs in a language of the caller's own")
struct OwnLanguageTests {
    private static let grammar = """
        language: en
        intents:
          Ring: {data: [{sentences: ["ring {who}", "ring {who}, {word} again"]}]}
        lists:
          who: {values: [Ann, Ben, thon]}
          word: {values: [ring]}
        """

    private static let declarations = "Ring: {slots: {who: {type: term, required: true, recall: person}}}"

    private func talk(_ change: (inout LanguageProfile) -> Void) throws -> Conversation {
        let shipped = LanguageProfiles.shipped["en"]
        var profile = shipped
        change(&profile)
        let loaded = try GrammarLoader(languages: LanguageProfiles([profile])).load([
            SourceText(name: "ring.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        var handlers = HandlerTable()
        handlers.add(["Ring"]) { ScriptedHandler() }
        return Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
    }

    @Test func `its follow-ups are read`() async throws {
        var talk = try talk { $0.followUps.again = ["encore"] }
        await talk.say("ring Ann")
        #expect(await talk.say("encore").handled("who") == ["Ann"])
        #expect(await talk.say("again").interaction == nil)
    }

    @Test func `its pronouns are read, and so are names that the grammar takes for one`() async throws {
        var talk = try talk { $0.followUps.persons = ["thon"] }
        await talk.say("ring Ben")
        #expect(await talk.say("ring thon").handled("who") == ["Ben"])
    }

    @Test func `its words for taking something back are read`() async throws {
        var talk = try talk { $0.selfCorrections = ["whoops"] }
        #expect(await talk.say("ring Ann, whoops, Ben").handled("who") == ["Ben"])
        #expect(await talk.say("ring Ann, no wait, Ben").interaction == nil)
    }
}
