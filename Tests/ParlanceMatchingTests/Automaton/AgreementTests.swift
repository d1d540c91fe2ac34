import Foundation
import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("The automaton agrees with trying every template")
struct AgreementTests {
    @Test("On generated grammars and damaged sentences", arguments: ["en", "de", "ne", "it", "th", "zh"])
    func generated(language: String) throws {
        var generator = ExpressionGenerator(seed: 30)
        for _ in 0..<25 {
            let expressions = (0..<8).map { _ in generator.expression(depth: 2) }
            let parser = Self.parser(for: expressions, language: language)
            for expression in expressions {
                let sentence = generator.sentence(of: expression)
                try expectAgreement(parser, on: sentence)
                for _ in 0..<3 { try expectAgreement(parser, on: generator.damaged(sentence)) }
            }
        }
    }

    @Test(
        "On recorded utterances of many languages",
        .enabled(if: Recorded.isPresent, "no recorded utterances beside the package: skipped"),
        arguments: Recorded.languages
    )
    func recorded(language: String) throws {
        let recorded = try Recorded(language: language)
        let step = Recorded.isComplete ? 1 : max(1, recorded.utterances.count / 5)
        var homes: [String: Parser] = [:]
        for index in stride(from: 0, to: recorded.utterances.count, by: step) {
            let utterance = recorded.utterances[index]
            let parser = try homes[utterance.home] ?? recorded.parser(for: utterance.home)
            homes[utterance.home] = parser
            let context = recorded.homes[utterance.home]?.context ?? [:]
            try expectAgreement(parser, on: utterance.text, ParseOptions(context: context, preferredSlot: "name"))
        }
    }

    private func expectAgreement(
        _ parser: Parser,
        on utterance: String,
        _ options: ParseOptions = ParseOptions()
    ) throws {
        var options = options
        options.limit = 5
        let fast = try parser.parse(utterance, options: options, by: .automaton)
        let slow = try parser.parse(utterance, options: options, by: .exhaustion)
        #expect(fast.match == slow.match, "\(utterance.debugDescription)")
        #expect(fast.readings.map(Self.describe) == slow.readings.map(Self.describe), "\(utterance.debugDescription)")
    }

    private static func describe(_ reading: Reading) -> String {
        "\(reading.intent) \(reading.slots) \(Value.object(reading.context)) \(reading.template) \(reading.source)"
    }

    private static func parser(for expressions: [TemplateExpression], language: String) -> Parser {
        let intents = expressions.enumerated().map { index, expression in
            let place = SourcePlace(file: "generated", line: index + 1, column: 1)
            let sentence = Sentence(template: Template(printing: expression), place: place)
            return Intent(name: "I\(index)", blocks: [SentenceBlock(sentences: [sentence])])
        }
        let skipWords = ["please", "on"]
        return Parser(
            Grammar(language: language, intents: intents, lists: ExpressionGenerator.lists, skipWords: skipWords)
        )
    }
}
