import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Limits of wildcards")
struct WordLimitsTests {
    private static let text = """
        language: en
        intents:
          Play:
            data:
              - sentences: ["play {title}", "play {title} by {artist}", "add {item}[ and {item}]", "start playing {title}"]
              - sentences: ["what is {owner}'s balance", "read {letter}"]
        lists:
          title: {wildcard: true, most_words: 4, without: ["<joint>", "on repeat"], ends_without: [now, "right away"]}
          artist: {wildcard: true, most_words: 2, begins_without: ["(a|any)"]}
          item: {wildcard: true, without: [and]}
          owner: {wildcard: true, most_words: 2}
          letter: {wildcard: true, without: ["(kind;regards)"]}
        expansion_rules:
          joint: "(by|from|with)"
        """

    private static func parser() throws -> Parser {
        Parser(try GrammarLoader().load([SourceText(name: "music.yaml", text: text)]).grammar)
    }

    private func slots(_ utterance: String, _ parser: Parser) throws -> [String]? {
        try parser.parse(utterance, options: .exact).best?.slots.map { "\($0.name)=\($0.value.string ?? "")" }
    }

    private static let readings: [(String, [String])] = [
        ("play yesterday", ["title=yesterday"]),
        ("play Strawberry Fields Forever Again", ["title=Strawberry Fields Forever Again"]),
        ("play help by the beatles", ["title=help", "artist=the beatles"]),
        ("play now that I know", ["title=now that I know"]),
        ("play on repeating", ["title=on repeating"]),
        ("add milk and rye bread", ["item=milk", "item=rye bread"]),
        ("play zeb's old red sleigh", ["title=zeb's old red sleigh"]),
        ("what is anna's balance", ["owner=anna"]),
        ("what is zeb quill's balance", ["owner=zeb quill"]),
        ("read of many kinds regards", ["letter=of many kinds regards"]),
    ]

    @Test("A value ends where a limit is reached", arguments: readings)
    func reads(utterance: String, slots: [String]) throws {
        #expect(try self.slots(utterance, Self.parser()) == slots)
    }

    private static let refused = [
        "play one two three four five", "play help from the beatles", "play it on repeat", "play that now",
        "play that right away", "play help by any band", "play help by three old men", "play by", "add milk and",
        "add milk and eggs and bread", "what is anna balance", "what is old zeb quill's balance",
        "read it with kind regards", "read it with regards kind sir",
    ]

    @Test("A value that breaks a limit is none", arguments: refused)
    func refuses(utterance: String) throws {
        #expect(try slots(utterance, Self.parser()) == nil)
    }

    @Test("A compiled grammar has the limits")
    func isCompiled() throws {
        let parser = try Self.parser().reloaded()
        for (utterance, slots) in Self.readings { #expect(try self.slots(utterance, parser) == slots) }
        for utterance in Self.refused { #expect(try slots(utterance, parser) == nil, "\(utterance)") }
    }

    @Test("Terms of the vocabulary are values beyond the limits")
    func takesTerms() throws {
        var vocabulary = Vocabulary()
        #expect(vocabulary.append(Term(phrase: "one by one on repeat"), to: "title", tier: .user).isEmpty)
        let parser = try Self.parser().with(vocabulary: vocabulary)
        #expect(try slots("play one by one on repeat", parser) == ["title=one by one on repeat"])
    }

    @Test("The corrections of a misspelt template keep to the limits")
    func isForgiving() throws {
        #expect(try Self.parser().parse("start playnig yesterday").best?["title"]?.value == "yesterday")
        #expect(try Self.parser().parse("start playnig one two three four five").best == nil)
    }

    @Test("Work is linear in the text: a wildcard with limits is opened once per position")
    func isLinear() throws {
        let parser = try Self.parser()
        let short = work("add " + String(repeating: "x ", count: 100), parser)
        let long = work("add " + String(repeating: "x ", count: 400), parser)
        #expect(long < 5 * short)
    }

    private func work(_ utterance: String, _ parser: Parser) -> Int {
        parser.withMatcher(for: utterance, .exact) { matcher, context in
            matcher.match(in: context, limit: 1)
            return matcher.chart.work.states + matcher.chart.derivations.nodes.count
        }
    }

    @Test("A limit that is no number, or a slot in a phrase, is an error in its place")
    func isChecked() throws {
        let text = """
            language: en
            intents: {A: {data: [{sentences: ["a {b}"]}]}}
            lists:
              b: {wildcard: true, most_words: 0, without: ["x {b}"], ends_without: ["<none>"]}
            """
        let error = #expect(throws: GrammarError.self) {
            try GrammarLoader().load([SourceText(name: "a.yaml", text: text)])
        }
        #expect(error?.diagnostics.compactMap(\.place?.line) == [4, 4, 4])
    }
}
