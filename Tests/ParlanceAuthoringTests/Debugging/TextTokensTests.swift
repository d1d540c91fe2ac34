import ParlanceMatching
import Testing

@testable import ParlanceAuthoring

@Suite("Tokens of a text")
struct TextTokensTests {
    @Test("Each word has its source, its normalized form, and the boundaries in it")
    func tokens() throws {
        let tokens = try TextTokens(of: "Please, SET l'Été 50%: 5km", by: try Lamps.parser("x"))
        #expect(tokens.normalized == "please set l'été 50% 5km")
        #expect(tokens.withoutSkipWords == "set l'été 50% 5km")
        #expect(tokens.tokens.map(\.text) == ["please", "set", "l'été", "50", "%", "5km"])
        #expect(tokens.tokens.map(\.source) == ["Please", "SET", "l'Été", "50", "%", "5km"])
        #expect(tokens.tokens.map(\.isSkipWord) == [true, false, false, false, false, false])
        #expect(tokens.tokens.map(\.innerBoundaries) == [[], [], [2], [], [], [1]])
        #expect(tokens.tokens.map(\.followsBlank) == [false, true, true, true, false, true])
        #expect(tokens.tokens[2].scalarRange == 12..<17)
        #expect(tokens.graph.isWellFormed)
    }

    @Test("A text without words has no tokens, one that is too long is an error")
    func edges() throws {
        let parser = try Lamps.parser("x")
        #expect(try TextTokens(of: " ?! ", by: parser).tokens.isEmpty)
        #expect(throws: ParseError.self) { try TextTokens(of: String(repeating: "x", count: 5_000), by: parser) }
    }
}
