import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Opening and closing words")
struct EdgePhraseTests {
    private static let text = """
        language: en
        opening_words: ["(can|could) you [please]", "hey robot", please, "I (want|need) to"]
        closing_words: [please, "for me", "right now", "<thanks>"]
        intents:
          Call:
            data:
              - sentences: ["call {contact}", "call {contact} please hold", "can you call"]
          Note:
            data:
              - sentences: ["note {words}", "[the] lights (on|off)"]
        lists:
          contact: {wildcard: true, most_words: 2}
          words: {wildcard: true}
        expansion_rules:
          thanks: "(thanks|thank you)[ a lot]"
        """

    private static func parser() throws -> Parser {
        Parser(try GrammarLoader().load([SourceText(name: "edges.yaml", text: text)]).grammar)
    }

    private static let readings: [(String, String)] = [
        ("call mum", "mum"), ("can you call mum", "mum"), ("Please, could you please call mum?", "mum"),
        ("hey robot I need to call mum right now, thanks a lot", "mum"), ("call mum for me please", "mum"),
        ("note buy milk for me please", "buy milk"), ("lights on please", ""), ("could you the lights off", ""),
        ("can you call", ""), ("call please", "please"), ("call alex please hold", "alex"),
    ]

    @Test("They are left out around a request, in any number", arguments: readings)
    func leavesOut(utterance: String, value: String) throws {
        for parser in [try Self.parser(), try Self.parser().reloaded()] {
            let best = try parser.parse(utterance, options: .exact).best
            #expect(best?.slots.first?.value.string ?? (best == nil ? "no match" : "") == value)
        }
    }

    @Test(
        "They count only at the edges, as whole words",
        arguments: [
            "call can you mum dad", "lights please on", "pleaselights on", "can you", "please", "for me",
            "lights on pleased",
        ]
    )
    func countsAtEdges(utterance: String) throws {
        #expect(try Self.parser().parse(utterance, options: .exact).best == nil)
    }

    @Test("The slots are in their places in the utterance")
    func hasPlaces() throws {
        let best = try Self.parser().parse("Hey robot, call Mum, please", options: .exact).best
        #expect(best?["contact"]?.spoken?.text == "Mum")
        #expect(best?["contact"]?.spoken?.scalarRange == 16..<19)
    }

    @Test("Misspelt requests between them are corrected")
    func corrects() throws {
        #expect(try Self.parser().parse("can you the lihgts off please").best?.intent == "Note")
    }

    @Test("A template with the words as its own wins over one without")
    func prefersLiterals() throws {
        let parser = try Self.parser()
        #expect(try parser.parse("can you call", options: .exact).best?.template == "can you call")
        let template = try parser.parse("call bob please hold", options: .exact).best?.template
        #expect(template == "call {contact} please hold")
    }

    @Test("An explanation shows how the template reads the request between them")
    func explains() throws {
        let explanation = try Self.parser().explain("can you call mum please", options: .exact)
        #expect(explanation.readings.first?.derivation?.nodes.isEmpty == false)
    }
}
