import Foundation
import Parlance
import ParlanceGrammar
import Testing

/// Utterances with several requests, read with the grammars that come with Parlance.
@Suite("Several requests in one utterance")
struct RequestsTests {
    @Test(arguments: ["en", "de"])
    func `are split, or stay whole, as written down`(language: String) async throws {
        let parser = try await Package.parsers.value(for: language)
        for (said, expected) in try Self.utterances(language) {
            let requests = try parser.parseRequests(said, options: .exact).requests
            #expect(requests.count == expected.count, "\(said): \(requests.map(\.text))")
            for (request, expected) in zip(requests, expected) {
                #expect(Self.fits(expected, request.result.best), "\(said): \(request.text)")
            }
        }
    }

    /// The utterances of a language, each with its requests: the intent and perhaps a slot.
    private static func utterances(_ language: String) throws -> [(said: String, requests: [String])] {
        let url = Package.requests.appending(path: "requests.yaml")
        let text = try String(contentsOf: url, encoding: .utf8)
        let groups = try YAMLReader(SourceText(name: "requests.yaml", text: text)).read()?.value.elements ?? []
        let group = groups.compactMap(\.object).first { $0["language"]?.string == language }
        return (group?["utterances"]?.elements ?? []).compactMap { utterance in
            let members = utterance.object ?? [:]
            return members["said"]?.string.map { ($0, (members["requests"]?.elements ?? []).compactMap(\.string)) }
        }
    }

    private static func fits(_ expected: String, _ reading: Reading?) -> Bool {
        let parts = expected.split(separator: " ", maxSplits: 1)
        guard let reading, reading.intent == parts[0] else { return false }
        guard parts.count == 2 else { return true }
        let slot = parts[1].split(separator: "=", maxSplits: 1)
        return reading[String(slot[0])]?.value.description == String(slot[1])
    }
}
