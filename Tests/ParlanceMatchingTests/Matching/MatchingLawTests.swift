import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Laws of matching")
struct MatchingLawTests {
    private static func parser(for expressions: [TemplateExpression], language: String) -> Parser {
        let place = SourcePlace(file: "generated", line: 1, column: 1)
        let sentences = expressions.map { Sentence(template: Template(printing: $0), place: place) }
        let intents = sentences.enumerated().map {
            Intent(name: "I\($0.offset)", blocks: [SentenceBlock(sentences: [$0.element])])
        }
        return Parser(Grammar(language: language, intents: intents, lists: ExpressionGenerator.lists))
    }

    @Test("A template matches every sentence that it describes", arguments: ["en", "de", "it", "th", "zh", "ar", "tr"])
    func describedSentencesMatch(language: String) throws {
        var generator = ExpressionGenerator(seed: 20)
        for _ in 0..<120 {
            let expression = generator.expression(depth: 2)
            let parser = Self.parser(for: [expression], language: language)
            for _ in 0..<4 {
                let sentence = generator.sentence(of: expression)
                let match = try parser.parse(sentence).match
                #expect(
                    match == .exact,
                    "\(Template(printing: expression)) does not match \(sentence.debugDescription)"
                )
            }
        }
    }

    @Test("Upper case and punctuation at the end change nothing")
    func loudSentencesMatch() throws {
        var generator = ExpressionGenerator(seed: 21)
        for _ in 0..<100 {
            let expression = generator.expression(depth: 2)
            let parser = Self.parser(for: [expression], language: "en")
            let sentence = generator.sentence(of: expression)
            #expect(try parser.parse(sentence.uppercased() + "?!").match == .exact, "\(sentence)")
        }
    }

    @Test("Slots are in order and without overlap, and the utterance has their words")
    func slotsStandInOrder() throws {
        var generator = ExpressionGenerator(seed: 22)
        let expressions = (0..<60).map { _ in generator.expression(depth: 2) }
        let parser = Self.parser(for: expressions, language: "en")
        for expression in expressions {
            let sentence = generator.sentence(of: expression)
            let reading = try #require(try parser.parse(sentence).readings.first)
            var end = sentence.startIndex
            for spoken in reading.slots.compactMap(\.spoken) {
                #expect(spoken.range.lowerBound >= end && !spoken.range.isEmpty)
                #expect(spoken.scalarRange.count == sentence[spoken.range].unicodeScalars.count)
                end = spoken.range.upperBound
            }
        }
    }

    @Test("Previous utterances, and the order of intents of other names, change no result")
    func answersDoNotDependOnHistory() throws {
        var generator = ExpressionGenerator(seed: 23)
        let expressions = (0..<40).map { _ in generator.expression(depth: 1) }
        let sentences = expressions.map { generator.sentence(of: $0) }
        let parser = Self.parser(for: expressions, language: "en")
        let forward = try sentences.map { try parser.parse($0).readings.first?.intent }
        let backward = try sentences.reversed().map { try parser.parse($0).readings.first?.intent }
        #expect(forward == backward.reversed())
        #expect(!forward.contains(nil))
    }
}
