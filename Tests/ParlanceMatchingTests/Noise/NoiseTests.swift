import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

/// Noise of many kinds in recorded utterances of many languages. PARLANCE_NOISE=1 prints a table and
/// the utterances that were read otherwise, and takes five times as many utterances.
@Suite("Noise", .enabled(if: Recorded.isPresent))
struct NoiseTests {
    /// The result for an utterance with noise, compared with the utterance as it was meant.
    enum Outcome: CaseIterable {
        case recovered
        /// Several readings tie, or one is only probable, and the right one is among them.
        case asked
        /// Several readings tie, or one is only probable, but the right one is not among them.
        case misasked
        case refused
        /// Free text took words that had another meaning.
        case swallowed
        case wrong
    }

    private static let languages = ["en", "de", "fr", "es", "ja", "zh-CN", "tr", "ar"]
    private static let isTable = ProcessInfo.processInfo.environment["PARLANCE_NOISE"] != nil

    @Test func `noise hardly ever makes another request of an utterance`() throws {
        var counts: [Noise: [Outcome: Int]] = [:]
        for language in Self.languages {
            let own = try Self.counts(language)
            if Self.isTable { Self.printTable(own, language) }
            counts.merge(own) { $0.merging($1, uniquingKeysWith: +) }
        }
        if Self.isTable { Self.printTable(counts, "all") }
        let total = counts.values.reduce([:]) { $0.merging($1, uniquingKeysWith: +) }
        let all = total.values.reduce(0, +)
        #expect(total[.wrong, default: 0] * 500 <= all, "\(total)")
        #expect(total[.swallowed, default: 0] * 100 <= all, "\(total)")
        #expect(total[.recovered, default: 0] * 100 >= all * 88, "\(total)")
    }

    private static func counts(_ language: String) throws -> [Noise: [Outcome: Int]] {
        var counts: [Noise: [Outcome: Int]] = [:]
        let situations = try Recorded(language: language).situations(about: isTable ? 1000 : 200)
        for (number, situation) in situations.enumerated() where situation.isOriginal {
            guard let meant = try reading(situation.text, situation), meant.slots.allSatisfy({ $0.kind != .wildcard })
            else { continue }
            for (kind, noise) in Noise.allCases.enumerated() {
                var generator = NoiseGenerator(language: language, seed: UInt64(number * 100 + kind))
                guard let said = generator.apply(noise, to: situation.text) else { continue }
                let outcome = try outcome(of: said, meant, situation)
                if isTable, outcome != .recovered {
                    print("\(outcome): \(language), \(noise.rawValue): \(situation.text) → \(said)")
                }
                counts[noise, default: [:]][outcome, default: 0] += 1
            }
        }
        return counts
    }

    private static func reading(_ text: String, _ situation: Recorded.Situation) throws -> Reading? {
        let result = try situation.readers.parser.parse(text, options: situation.options)
        return result.match == .exact ? result.best : nil
    }

    private static func outcome(
        of said: String,
        _ meant: Reading,
        _ situation: Recorded.Situation
    ) throws -> Outcome {
        // A pipeline asks about partial readings.
        var options = situation.options
        options.partial = true
        let result = try situation.readers.parser.parse(said, options: options)
        switch result.outcome {
        case .exact(let reading, _), .approximate(let reading, _):
            if meaning(of: reading) == meaning(of: meant) { return .recovered }
            return reading.slots.contains { $0.kind == .wildcard } ? .swallowed : .wrong
        case .ambiguous(let readings), .partial(let readings):
            return readings.contains { meaning(of: $0) == meaning(of: meant) } ? .asked : .misasked
        case .notUnderstood: return .refused
        }
    }

    private static func meaning(of reading: Reading) -> [String] {
        [reading.intent] + reading.slots.map { "\($0.name) \($0.value)" }.sorted()
    }

    private static func printTable(_ counts: [Noise: [Outcome: Int]], _ language: String) {
        for noise in Noise.allCases {
            guard let row = counts[noise] else { continue }
            let cells = Outcome.allCases.map { "\(row[$0, default: 0])" }
            print("| \(language) | \(noise.rawValue) | \(cells.joined(separator: " | ")) |")
        }
    }
}
