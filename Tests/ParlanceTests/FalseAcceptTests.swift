import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// Utterances outside all domains that have grammars: questions, chatter, other domains.
private struct OffTopic {
    private static let openings = [
        "what is the capital of", "who wrote", "how do you spell", "tell me a story about", "when was the invention of",
        "translate into Portuguese the word", "why do people like", "did you ever hear of",
        "my uncle knows everything about",
        "write a poem about", "how much does it cost to insure", "I read an article about", "give me the recipe for",
        "who was the first to study", "my neighbour complains about", "what do scientists think of",
        "my sister teaches a class on",
        "is it true what they say about", "we had a long discussion on", "compare the prices of",
        "email the committee about",
        "what rhymes with", "the teacher asked us about", "explain the history of", "could a lawyer help me with",
        "in which museum can one see", "they published a book on", "grandma always talked of", "let us vote on",
        "what happened to", "I dreamt of", "how would you define", "nobody ever told me about", "draw me a map of",
        "order a pizza with", "what are the symptoms of", "buy shares of", "who won the prize for",
        "sing something about",
        "how deep is", "can you recommend a film about", "proofread my essay about", "how old is",
        "check my spelling of",
    ]

    private static let topics = [
        "photosynthesis", "the French revolution", "medieval cathedrals", "electric eels", "compound interest",
        "the Amazon rainforest", "quantum mechanics", "sourdough bread", "the moons of Jupiter", "tax declarations",
        "violin concertos", "penguins", "Roman aqueducts", "the periodic table", "tropical diseases", "old typewriters",
        "Renaissance painting", "the stock exchange", "crossword puzzles", "volcanic eruptions", "a wedding in Tuscany",
        "chess openings", "vegetarian lasagne", "the Great Wall", "birth certificates", "modern architecture",
        "butterflies",
        "submarine cables", "mortgage rates", "folk dances", "the Bermuda triangle", "Shakespeare's sonnets",
        "beekeeping",
        "kitchen knives", "running shoes made of cork", "light opera", "lamp oil in antiquity", "taxi drivers of Paris",
        "door to door salesmen", "swimming pools of the ancients", "the temperature of the sun", "garage bands",
        "bedroom farces",
        "outdoor theatre", "closed questions", "open letters", "timers in microcontrollers",
        "the office of the president",
    ]

    static let utterances = (0..<2_000).map { number in
        "\(openings[number % openings.count]) \(topics[number / openings.count])"
    }
}

@Suite("Utterances of other domains match nothing, however forgiving the matching")
struct FalseAcceptTests {
    private static let grammars = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Grammars")
        .standardized.path

    /// The maximum number of false accepts: two in a thousand.
    private static let allowed = 4

    @Test("There are two thousand different ones")
    func utterances() {
        #expect(Set(OffTopic.utterances).count == 2_000)
    }

    @Test("Neither the grammars that come with Parlance")
    func own() throws {
        let parser = try Parser(grammarAt: Self.grammars, language: "en")
        let matched = try Self.matched(by: parser, step: Self.step)
        #expect(matched.count <= Self.allowed, "\(matched.prefix(20))")
    }

    @Test("Nor a home with ten thousand names")
    func home() throws {
        let matched = try Self.matched(by: Self.parser(of: [Self.home]))
        #expect(matched.count <= Self.allowed, "\(matched.prefix(20))")
    }

    @Test(
        "Dictated sentences are read unchanged",
        arguments: ["note % please", "play % on the kitchen speaker", "ask for %"]
    )
    func dictated(phrase: String) throws {
        let parser = try Self.parser(of: [Self.home, Self.dictation])
        let edited = try OffTopic.utterances.filter { text in
            let best = try parser.parse(phrase.replacing("%", with: text)).best
            return best?.edits != 0 || best?["text"]?.value != .string(text)
        }
        #expect(edited.count <= Self.allowed, "\(edited.prefix(20))")
    }

    private static func parser(of texts: [String]) throws -> Parser {
        let files = texts.enumerated().map { SourceText(name: "home\($0).yaml", text: $1) }
        let parser = Parser(try GrammarLoader(undefinedLists: .givenLater(["name"])).load(files).grammar)
        let values = names.map { ListValue(input: Template(literal: $0), output: nil) }
        return parser.with(lists: ["name": .values(values)])
    }

    #if DEBUG
        /// Without optimization a part of the utterances is read with the grammars that come with Parlance.
        private static let step = 20
    #else
        private static let step = 1
    #endif

    /// The utterances that match; every `step`th is read.
    private static func matched(by parser: Parser, step: Int = 1) throws -> [String] {
        try OffTopic.utterances.enumerated()
            .filter { try $0.offset % step == 0 && parser.parse($0.element).match != .none }.map(\.element)
    }

    /// Places and things in pairs, numbered.
    private static var names: [String] {
        let places = [
            "kitchen", "bedroom", "office", "garage", "hall", "attic", "porch", "cellar", "nursery", "studio",
        ]
        let things = ["light", "lamp", "fan", "heater", "blind", "door", "window", "speaker", "plug", "camera"]
        return (0..<10_000).map { number in
            let (place, thing) = (places[number % 10], things[number / 10 % 10])
            return number < 100 ? "\(place) \(thing)" : "\(place) \(thing) \(number / 100)"
        }
    }

    private static let dictation = """
        language: en
        intents:
          Note: {data: [{sentences: ["note {text} [(for|to) [the] {name}] please"]}]}
          Play: {data: [{sentences: ["play {text} (on|in) [the] {name}"]}]}
          Ask: {data: [{sentences: ["ask for {text} [from {level} to {level:last}]", "ask for help with [the] {name}"]}]}
        lists:
          text: {wildcard: true}
        """

    private static let home = """
        language: en
        intents:
          TurnOn: {data: [{sentences: ["(turn|switch) on [the] {name}", "[the] {name} on"]}]}
          TurnOff: {data: [{sentences: ["(turn|switch) off [the] {name}", "[the] {name} off"]}]}
          GetState: {data: [{sentences: ["(is|are) [the] {name} (on|off|open|closed)", "what is the state of [the] {name}"]}]}
          SetLevel: {data: [{sentences: ["set [the] {name} to {level} percent", "how (bright|warm|old) is [the] {name}"]}]}
          Timer: {data: [{sentences: ["set [a] timer for {level} minutes", "remind me in {level} minutes"]}]}
          Open: {data: [{sentences: ["(open|close) [the] {name}"]}]}
        lists:
          level: {range: {from: 0, to: 100}}
        """
}
