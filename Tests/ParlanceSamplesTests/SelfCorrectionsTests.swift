import Parlance
import ParlanceGrammar
import ParlancePipeline
import Testing

/// Utterances in which people take back what they have just said, read with the grammars that come with Parlance.
@Suite("Self-corrections")
struct SelfCorrectionsTests {
    @Test(arguments: ["en", "de"])
    func `are read as what is meant in the end`(language: String) async throws {
        let pipeline = try await Accepting.pipeline(language)
        for utterance in try Package.written("utterances", for: language, in: "self_corrections.yaml") {
            let said = utterance["said"]?.string ?? ""
            let wanted = utterance["request"]?.string ?? ""
            let turn = await pipeline.respond(to: said, in: Dialog())
            let request = Accepting.request(of: turn)
            let isRight = Self.fits(wanted, request)
            #expect(isRight == (utterance["so_far"] == nil), "\(said): \(request.map { "\($0)" } ?? "nothing")")
        }
    }

    private static func fits(_ wanted: String, _ request: IntentRequest?) -> Bool {
        let parts = wanted.split(separator: " ", maxSplits: 1)
        guard let intent = parts.first else { return request == nil }
        guard let request, request.intent == intent else { return false }
        return pairs(in: parts.count == 2 ? String(parts[1]) : "").allSatisfy { name, value in
            let all = request.values(of: name).map(\.value.description).joined(separator: ", ")
            return all == value || request[name].map { [$0.value.description, $0.name].contains(value) } == true
        }
    }

    /// The pairs in "content=no, wait recipients=mother".
    private static func pairs(in text: String) -> [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        for word in text.split(separator: " ") {
            if let sign = word.firstIndex(of: "=") {
                pairs.append((String(word[..<sign]), String(word[word.index(after: sign)...])))
            } else if !pairs.isEmpty {
                pairs[pairs.count - 1].value += " \(word)"
            }
        }
        return pairs
    }
}
