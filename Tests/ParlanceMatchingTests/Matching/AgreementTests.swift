import Foundation
import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("The matcher agrees with trying every template")
struct AgreementTests {
    @Test("On generated grammars and damaged sentences", arguments: ["en", "de", "ne", "it", "th", "zh"])
    func generated(language: String) throws {
        var generator = ExpressionGenerator(seed: 30, mixesFreely: true)
        var matches = 0
        for _ in 0..<(Recorded.isComplete ? 50 : 6) {
            let expressions = (0..<8).map { _ in generator.expression(depth: 2) }
            let readers = Readers(Self.grammar(of: expressions, language: language))
            for expression in expressions {
                let sentence = generator.sentence(of: expression)
                for options in Self.options { matches += try expectAgreement(readers, on: sentence, options) }
                for _ in 0..<3 {
                    let options = Self.options.randomElement(using: &generator.random)!
                    matches += try expectAgreement(readers, on: generator.damaged(sentence), options)
                }
            }
        }
        #expect(matches > 200)
    }

    @Test(
        "On recorded utterances of many languages",
        .enabled(if: Recorded.isPresent, "no recorded utterances beside the package: skipped"),
        arguments: Recorded.languages
    )
    func recorded(language: String) throws {
        for situation in try Recorded(language: language).situations(about: 5) {
            try expectAgreement(situation.readers, on: situation.text, situation.options)
        }
    }

    /// - Returns: The number of readings.
    @discardableResult
    private func expectAgreement(
        _ readers: Readers,
        on utterance: String,
        _ options: ParseOptions = ParseOptions()
    ) throws -> Int {
        var options = options
        options.limit = 5
        options.edits = 0
        let fast = try readers.parser.parse(utterance, options: options).readings
        let best = try readers.parser.parse(utterance, options: ParseOptions(options, limit: 1)).readings
        let slow = readers.judge.readings(of: utterance, options)
        #expect(fast.map(Self.describe) == slow, "\(utterance.debugDescription)")
        #expect(best.map(Self.describe) == Array(slow.prefix(1)), "\(utterance.debugDescription)")
        return slow.count
    }

    private static func describe(_ reading: Reading) -> String {
        "\(reading.intent) \(reading.slots) \(Value.object(reading.context)) \(reading.template) \(reading.source)"
    }

    /// One block for each template; some require a context.
    private static func grammar(of expressions: [TemplateExpression], language: String) -> Grammar {
        ExpressionGenerator.grammar(of: expressions, language: language) { index, block in
            switch index % 6 {
            case 1: block.requiredContext = [ContextRequirement(key: "domain", expected: .value(.string("light")))]
            case 2: block.excludedContext = ["domain": .array([.string("light"), .string("fan")])]
            case 3: block.requiredContext = [ContextRequirement(key: "area", expected: .anything, slot: "area")]
            case 4: block.slots = ["name": .string("fixed"), "n": .integer(1)]
            case 5: block.metadata = ["custom": .bool(true)]
            default: block.weight = 1 - index
            }
            if index % 4 == 1 { block.sentences[0].weight = index }
            if index % 3 == 0 {
                let exception = Template(printing: expressions[(index + 1) % expressions.count])
                block.exceptions = [Sentence(template: exception, place: block.sentences[0].place)]
            }
        }
    }

    /// Possible contexts and preferences of callers.
    private static let options = [
        ParseOptions(), ParseOptions(context: ["domain": .string("switch")], preferredSlot: "name"),
        ParseOptions(context: ["area": .object(["value": .string("kitchen")])], preferredMetadata: "custom"),
        ParseOptions(context: ["area": .null], preferredMetadata: "custom", preferredSlot: "glued"),
    ]
}

extension ParseOptions {
    fileprivate init(_ options: ParseOptions, limit: Int) {
        self = options
        self.limit = limit
    }
}
