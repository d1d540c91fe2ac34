import Parlance
import Testing

@Suite("Loading a parser")
struct ParserLoadingTests {
    @Test("A grammar in YAML is enough to parse")
    func parsesWithYAML() throws {
        let parser = try Parser(
            yaml: """
                language: en
                intents:
                  Greet:
                    data:
                      - sentences: ["(hello|hi) [there]"]
                """
        )
        #expect(try parser.parse("Hi there!").readings.first?.intent == "Greet")
        #expect(try parser.parse("goodbye").match == .none)
    }
}
