import Parlance
import Testing

@Suite("Turns as JSON")
struct TurnJSONTests {
    private struct Accepting: IntentHandlerProvider {
        struct Handler: IntentHandler {
            func handle(_ request: IntentRequest) -> IntentResponse {
                IntentResponse(.success, details: ["cups": .integer(1)])
            }
        }

        func handler(for request: IntentRequest, in phase: IntentPhase) -> (any IntentHandler)? { Handler() }
    }

    private static let yaml = """
        language: en
        intents: {Brew: {data: [{sentences: ["make {drink}"]}]}}
        lists: {drink: {values: [tea, coffee]}}
        """

    private func turn(after utterance: String) async throws -> Turn {
        let grammar = try GrammarLoader().load([SourceText(name: "brew.yaml", text: Self.yaml)]).grammar
        let pipeline = Pipeline(grammar: grammar, catalog: IntentCatalog(), handlers: Accepting())
        return await pipeline.respond(to: utterance, in: Dialog())
    }

    @Test func `an intent that ended has its request and its response`() async throws {
        let json = try await turn(after: "make tea").json(utterance: "make tea", log: ["poured"]) { _ in "Done." }
        #expect(json["turn"] == .string("done"))
        #expect(json["intent"] == .string("Brew"))
        #expect(json["status"] == .string("success"))
        #expect(json["response"]["details"]["cups"] == .integer(1))
        #expect(json["app"] == .array([.string("poured")]))
        #expect(
            json["messages"] == .array([.object(["key": .string("Brew.response.success"), "text": .string("Done.")])])
        )
    }

    @Test func `an utterance that is not understood has an answer, and messages without text`() async throws {
        let json = try await turn(after: "what?").json(utterance: "what?") { _ in nil }
        #expect(json["answer"] == .string("not_understood"))
        #expect(json["utterance"] == .string("what?"))
        #expect(json["messages"] == .array([.object(["key": .string("not_understood"), "text": .null])]))
        #expect(json["app"] == .null)
    }
}
