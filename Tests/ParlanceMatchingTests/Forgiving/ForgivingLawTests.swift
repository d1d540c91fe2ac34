import Foundation
import ParlanceTestSupport
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Properties of all approximate readings")
struct ForgivingLawTests {
    @Test("On generated grammars and damaged sentences", arguments: ["en", "de", "it", "th", "ru"])
    func generated(language: String) throws {
        var generator = ExpressionGenerator(seed: 77, mixesFreely: true)
        var found = 0
        for _ in 0..<12 {
            let expressions = (0..<8).map { _ in generator.expression(depth: 3) }
            let parser = Parser(ExpressionGenerator.grammar(of: expressions, language: language))
            for expression in expressions {
                let sentence = generator.sentence(of: expression)
                for _ in 0..<6 { found += try expectLaws(parser, on: generator.damaged(sentence)) }
            }
        }
        #expect(found > 20)
    }

    @Test(
        "On misspelt utterances of many languages",
        .enabled(if: Recorded.isPresent, "no recorded utterances beside the package: skipped"),
        arguments: Recorded.languages
    )
    func recorded(language: String) throws {
        var generator = SplitMix(seed: 5)
        var found = 0
        for situation in try Recorded(language: language).situations(about: 10) {
            let text = Self.misspelt(situation.text, by: &generator)
            found += try expectLaws(situation.readers.parser, on: text, situation.options)
            if situation.isOriginal { try expectUnedited(situation) }
        }
        if ["en", "de", "fr", "es"].contains(language) { #expect(found > 0) }
    }

    /// A correct utterance is not edited, whatever a wildcard reads.
    private func expectUnedited(_ situation: Recorded.Situation) throws {
        var exact = situation.options
        exact.edits = 0
        guard let plain = try situation.readers.parser.parse(situation.text, options: exact).best else { return }
        let result = try situation.readers.parser.parse(situation.text, options: situation.options)
        #expect(result.match == .exact && result.best?.meansTheSame(as: plain) == true, "\(situation.text)")
    }

    /// - Returns: The number of readings with edits.
    @discardableResult
    private func expectLaws(_ parser: Parser, on text: String, _ options: ParseOptions = ParseOptions()) throws -> Int {
        let result = try parser.parse(text, options: options)
        var exact = options
        exact.edits = 0
        if let plain = try parser.parse(text, options: exact).best {
            if result.match != .exact { try expectLessWildcardText(result, than: plain) }
        } else {
            #expect(result.match != .exact)
        }
        guard result.match == .approximate || result.match == .ambiguous else { return 0 }
        #expect((result.match == .ambiguous) == (result.readings.count > 1))
        exact.limit = ParseOptions.mostReadings
        // If a wildcard took a suspected word, the last reading of several is the one without corrections.
        let isSuspicion = result.match == .ambiguous && result.readings.last?.edits == 0
        for reading in isSuspicion ? result.readings.dropLast() : result.readings[...] {
            #expect(reading.edits > 0)
            #expect(reading.editedWords.count { $0.kind != .accents } <= Parser.usualEdits)
            try expectRightPlaces(reading, text, parser.compiled.normalizer)
            let understood = try parser.parse(reading.corrected(text), options: exact).readings
            #expect(understood.contains { $0.meansTheSame(as: reading) }, "\(text) → \(reading.corrected(text))")
        }
        return result.readings.count
    }

    /// An exact match is edited only where a wildcard read the word, and other than in the letters of longer words only
    /// if the result has no wildcard, or is a question about one word.
    private func expectLessWildcardText(_ result: ParseResult, than plain: Reading) throws {
        for reading in result.readings where reading.edits > 0 {
            #expect(Self.wildcardText(of: reading) < Self.wildcardText(of: plain))
            for word in reading.editedWords where word.kind != .filler {
                let isUsual =
                    [.letters, .accents].contains(word.kind)
                    && word.said.unicodeScalars.count >= EditCost.shortestSuspect
                let isQuestion = result.match == .ambiguous && reading.edits == 1 && word.kind == .letters
                #expect(isUsual || isQuestion || Self.wildcardText(of: reading) == 0)
            }
        }
    }

    private static func wildcardText(of reading: Reading) -> Int {
        reading.slots.filter { $0.kind == .wildcard }.reduce(0) { $0 + ($1.spoken?.scalarRange.count ?? 0) }
    }

    private func expectRightPlaces(_ reading: Reading, _ text: String, _ normalizer: Normalizer) throws {
        let scalars = text.unicodeScalars
        for word in reading.editedWords {
            let said = String(text[word.range])
            // A word that is left out includes the blank beside it. The range has the signs that normalization removes.
            let isTrimmed = word.kind == .omitted || word.kind == .filler && said.contains(word.said)
            let isSame = normalizer.normalize(said).bytes == normalizer.normalize(word.said).bytes
            #expect(isSame || isTrimmed, "\(text): \(word)")
            let start = scalars.distance(from: scalars.startIndex, to: word.range.lowerBound)
            #expect(word.scalarRange.lowerBound == start)
            let isEdit = word.kind == .filler ? word.meant.isEmpty : !word.meant.isEmpty && word.meant != word.said
            // A blank or a letter may have moved among the digits of a number, but they stay as they are.
            let numbers = word.kind == .letters ? word.said.filter(\.isNumber) : ""
            #expect(isEdit && (numbers.isEmpty || numbers == word.meant.filter(\.isNumber)), "\(text): \(word)")
        }
        for (one, next) in zip(reading.editedWords, reading.editedWords.dropFirst()) {
            #expect(one.range.upperBound <= next.range.lowerBound)
        }
    }

    /// One letter of one word removed.
    private static func misspelt(_ text: String, by generator: inout SplitMix) -> String {
        var letters = Array(text)
        guard let index = letters.indices.filter({ letters[$0].isLetter }).randomElement(using: &generator) else {
            return text
        }
        letters.remove(at: index)
        return String(letters)
    }
}
