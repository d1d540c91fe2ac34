import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Personal data")
struct PersonalDataTests {
    @Test func `without the user's vocabulary there are the words, and it is said what might have been known`()
        async throws
    {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        let turn = await talk.say("send a parcel to Mary by plane")
        #expect(turn.interaction?.request["recipient"]?.term == nil)
        #expect(turn.parametersWithoutVocabulary == ["recipient"])
    }

    @Test func `with the user's vocabulary there are identifiers`() async throws {
        var pipeline = try Courier.pipeline(handler: ScriptedHandler())
        var vocabulary = Vocabulary()
        let report = vocabulary.set([Term(identifier: "p9", phrase: "Mary")], of: "customer", tier: .user)
        #expect(report.isEmpty)
        pipeline.parser = pipeline.parser.with(vocabulary: vocabulary)
        var talk = Conversation(pipeline)
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.interaction?.request["recipient"]?.term?.identifier == "p9")
        #expect(turn.parametersWithoutVocabulary == [])
        #expect(await talk.say("send a parcel").asksForValue)
        #expect(await talk.say("to Mary").interaction?.request["recipient"]?.term?.identifier == "p9")
    }
}
