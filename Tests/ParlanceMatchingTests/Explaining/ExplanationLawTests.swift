import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Explanations agree with parsing")
struct ExplanationLawTests {
    @Test("On generated grammars and damaged sentences", arguments: ["en", "de", "ne", "it", "th", "zh"])
    func generated(language: String) throws {
        var generator = ExpressionGenerator(seed: 31, mixesFreely: true)
        var matches = 0
        for _ in 0..<12 {
            let expressions = (0..<8).map { _ in generator.expression(depth: 3) }
            let parser = Parser(ExpressionGenerator.grammar(of: expressions, language: language))
            for expression in expressions {
                let sentence = generator.sentence(of: expression)
                matches += try expectLaws(parser, on: sentence)
                matches += try expectLaws(parser, on: "please \(sentence)", ParseOptions(preferredSlot: "name"))
                for _ in 0..<3 { matches += try expectLaws(parser, on: generator.damaged(sentence)) }
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
            try expectLaws(situation.readers.parser, on: situation.text, situation.options)
        }
    }

    /// - Returns: The number of readings.
    @discardableResult
    private func expectLaws(_ parser: Parser, on utterance: String, _ options: ParseOptions = ParseOptions()) throws
        -> Int
    {
        var options = options
        options.limit = Parser.usuallyExplained
        let result = try parser.parse(utterance, options: options)
        let explanation = try parser.explain(utterance, options: options)
        let explained = explanation.readings.map(\.reading)
        #expect(explained.prefix(result.readings.count).map(Self.describe) == result.readings.map(Self.describe))
        #expect(explanation.match == result.match)
        #expect(explanation.nearest.map(Self.describe) == result.nearest.map(Self.describe), "\(utterance)")
        #expect(explanation.readings.dropFirst().allSatisfy { $0.lostBy != nil } || result.match == .ambiguous)
        for reading in explanation.readings {
            expectDerivation(of: reading, utterance)
            try expectChoices(of: reading, parser.rules)
        }
        return explained.count
    }

    /// A derivation contains the reading's slots, and each letter of literal text.
    private func expectDerivation(of explained: ExplainedReading, _ utterance: String) {
        guard let derivation = explained.derivation else {
            Issue.record("no derivation: \(utterance.debugDescription) \(explained.reading.template)")
            return
        }
        // With edited words, slots have other ranges in the text that the derivation reads.
        let describe = { (name: String, value: Value, spoken: Slot.Spoken?) in
            "\(name) \(value) " + (explained.reading.edits == 0 ? String(describing: spoken) : "")
        }
        let slots = derivation.nodes.compactMap { node -> String? in
            guard case .slot(let origin) = node.kind, !origin.isCapture else { return nil }
            return describe(origin.name, origin.value, node.spoken)
        }
        let said = explained.reading.slots.filter { $0.spoken != nil }
        #expect(slots.sorted() == said.map { describe($0.name, $0.value, $0.spoken) }.sorted())
        for (before, node) in zip(derivation.nodes, derivation.nodes.dropFirst()) {
            #expect(node.depth > 0 && node.depth <= before.depth + 1)
        }
    }

    /// Each choice has its number in the template or rule.
    private func expectChoices(of explained: ExplainedReading, _ rules: [String: Rule]) throws {
        let template = try Template(explained.reading.template).expression
        var around: [(depth: Int, choices: [TemplateChoice])] = [(-1, template.choices)]
        for node in explained.derivation?.nodes ?? [] {
            while let last = around.last, last.depth >= node.depth { around.removeLast() }
            let choices = try #require(around.last).choices
            switch node.kind {
            case .rule(let name, _): around.append((node.depth, rules[name]?.template.expression.choices ?? []))
            case .alternatives, .optional:
                #expect(choices[try #require(node.choice)].expression.asPart == node.template)
            case .template, .permutation, .text, .slot, .repetition: #expect(node.choice == nil)
            }
        }
    }

    private static func describe(_ reading: Reading) -> String {
        "\(reading.intent) \(reading.slots) \(reading.template) \(reading.source)"
    }

    private static func describe(_ miss: NearMiss) -> String {
        "\(miss.source) \(miss.matched) \(miss.stoppedScalars) \(miss.expected) \(miss.unknown?.text ?? "-")"
    }
}
