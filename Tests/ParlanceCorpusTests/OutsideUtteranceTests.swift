import Foundation
import ParlanceMatching
import ParlanceTestSupport
import Testing

@Suite("Utterances of other domains")
struct OutsideUtteranceTests {
    private static let grammars = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Grammars")
        .standardized

    /// The number of utterances of a language.
    private static let count = 2_000
    /// The number of them that may be read.
    private static let mostRead = 2

    @Test("The shipped grammars read hardly one of them, whatever corrections make of it", arguments: ["en", "de"])
    func areNotRead(language: String) throws {
        let parser = try Parser(grammarAt: Self.grammars.path, language: language)
        var generator = OutsideUtterances(language: language, seed: 21)
        let utterances = generator.next(Self.count)
        #expect(utterances.count == Self.count)
        let read = try utterances.compactMap { utterance -> String? in
            try parser.parse(utterance).best.map { "\(utterance): \($0.intent)" }
        }
        #expect(read.count <= Self.mostRead, "\(read.joined(separator: "\n"))")
    }
}
