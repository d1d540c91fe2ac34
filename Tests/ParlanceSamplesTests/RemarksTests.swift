import Foundation
import Parlance
import ParlanceGrammar
import Testing

/// Requests beside remarks, and utterances that only hold the words of a request, read with the grammars that come with
/// Parlance. `Remarks` has the words of each language, frozen before the rules were made.
@Suite("Requests beside remarks, as people speak")
struct RemarksTests {
    /// The figures of a language, of 90 requests and 60 other utterances or a few more or less.
    struct Measure: Sendable, CustomTestStringConvertible {
        let language: String
        /// The least number of requests that are understood as without the remarks.
        let understood: Int
        /// The greatest number of other utterances that are read as a request.
        let acted: Int
        /// The greatest number of the 180 look-alikes that are read as a request.
        let mistaken: Int

        var testDescription: String { language }
    }

    private static let measures = [
        Measure(language: "en", understood: 52, acted: 3, mistaken: 16),
        Measure(language: "de", understood: 41, acted: 1, mistaken: 4),
        Measure(language: "fr", understood: 41, acted: 3, mistaken: 5),
        Measure(language: "es", understood: 38, acted: 3, mistaken: 6),
        Measure(language: "it", understood: 39, acted: 2, mistaken: 13),
        Measure(language: "nl", understood: 48, acted: 3, mistaken: 11),
        Measure(language: "ja", understood: 36, acted: 3, mistaken: 37),
    ]

    @Test(arguments: measures)
    func `are understood as without them, and others are no requests`(measure: Measure) async throws {
        let words = try Words(measure.language)
        let parser = try await Package.parsers.value(for: measure.language)
        let now = ReferenceTime(iso: "2026-11-20T09:00:00")
        func reading(_ text: String) throws -> Reading? { try parser.parse(text, options: ParseOptions(now: now)).best }
        var understood = 0
        var beside = 0
        for (said, request) in words.requests {
            guard let expected = try reading(request), let found = try reading(said) else { continue }
            if found.intent == expected.intent, Self.values(of: found) == Self.values(of: expected) { understood += 1 }
            if !found.remarks.isEmpty { beside += 1 }
            Self.expectApart(found, in: said)
        }
        let acted = try words.others.filter { try reading($0) != nil }
        #expect(understood >= measure.understood)
        #expect(acted.count <= measure.acted, "\(acted)")
        let mistaken = try words.lookAlikes.filter { try reading($0) != nil }
        #expect(mistaken.count <= measure.mistaken, "\(mistaken)")
        #expect(beside > 0)
    }

    /// No value has words of a remark, and remarks are where they say.
    private static func expectApart(_ reading: Reading, in said: String) {
        for remark in reading.remarks {
            #expect(said[remark.range] == remark.text, "\(said)")
            let spoken = reading.spokenSlots.compactMap(\.spoken)
            #expect(!spoken.contains { $0.range.overlaps(remark.range) }, "\(said)")
        }
    }

    private static func values(of reading: Reading) -> [String: Value] {
        Dictionary(reading.slots.map { ($0.name, $0.value) }) { _, last in last }
    }
}

/// The words of a language.
private struct Words {
    let requests: [(said: String, request: String)]
    let others: [String]
    let lookAlikes: [String]

    init(_ language: String) throws {
        let file = "\(language).yaml"
        let text = try String(contentsOf: Package.remarks.appending(path: file), encoding: .utf8)
        let root = try YAMLReader(SourceText(name: file, text: text)).read()?.value.object ?? [:]
        requests = (root["requests"]?.elements ?? []).compactMap { row in
            guard let said = row.object?["said"]?.string, let request = row.object?["request"]?.string else {
                return nil
            }
            return (said, request)
        }
        others = (root["others"]?.elements ?? []).compactMap(\.string)
        lookAlikes = (root["look_alikes"]?.elements ?? []).compactMap(\.string)
        #expect(requests.count > 80 && others.count > 50 && lookAlikes.count == 180)
    }
}
