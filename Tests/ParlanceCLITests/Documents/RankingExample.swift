import Parlance
import Testing

@testable import ParlanceCLI

/// Templates, an utterance and its readings, best first, in the notation of articles:
///
/// ```
/// Search: play {words}
/// Play: play {genre}
/// > play jazz
/// 1. Play (genre = jazz)
/// 2. Search: 1 wildcard, the best reading has none
/// ```
struct RankingExample {
    struct Failure: Error {
        var line: String
    }

    private struct Ranked: Equatable {
        var intent: String
        /// Nil if the example does not contain them.
        var slots: String?
        /// The reason why it ranks lower than the best.
        var reason: String?
    }

    private var templates: [(intent: String, template: String)] = []
    private var utterance = ""
    private var readings: [Ranked] = []

    /// The examples of a snippet, separated by blank lines.
    static func examples(in text: String) throws -> [RankingExample] {
        try text.split(separator: "\n\n").map { block in
            var example = RankingExample()
            for line in block.split(separator: "\n") { try example.read(String(line)) }
            return example
        }
    }

    private mutating func read(_ line: String) throws {
        if line.hasPrefix("> ") {
            utterance = String(line.dropFirst(2))
        } else if let reading = line.wholeMatch(of: #/[0-9]\. (\w+)(?: \((.*?)\))?(?:: (.*))?/#) {
            let (_, intent, slots, reason) = reading.output
            readings.append(
                Ranked(intent: String(intent), slots: slots.map(String.init), reason: reason.map(String.init))
            )
        } else if let template = line.wholeMatch(of: #/(\w+): (.*)/#), utterance.isEmpty {
            templates.append((String(template.output.1), String(template.output.2)))
        } else {
            throw Failure(line: line)
        }
    }

    func check(with definitions: Definitions) throws {
        let parser = Parser(try definitions.load(templates).grammar)
        let explained = try parser.explain(utterance, options: ParseOptions(limit: 9)).readings
        let renderer = ExplanationRenderer(TextStyle(usesColor: false))
        #expect(explained.count == readings.count, "\(utterance)")
        for (reading, shown) in zip(explained, readings) {
            let slots = shown.slots == nil ? nil : reading.reading.shownSlots
            let reason = reading.lostBy.map(renderer.reason)
            let actual = Ranked(intent: reading.reading.intent, slots: slots, reason: reason)
            #expect(actual == shown, "\(utterance)")
        }
    }
}
