import Foundation
import Testing

@testable import ParlancePipeline

@Suite("Stored interactions")
struct InteractionCodingTests {
    private func interaction(_ direction: InteractionDirection, _ group: String?) -> Interaction {
        let date = Date(timeIntervalSince1970: 1_000)
        return Interaction(
            identifier: "d#1",
            request: IntentRequest(intent: "Call", language: "en"),
            response: nil,
            started: date,
            ended: date,
            direction: direction,
            group: group
        )
    }

    @Test(arguments: InteractionDirection.allCases, [nil, "anna"])
    func `are read as they were written`(direction: InteractionDirection, group: String?) throws {
        let written = interaction(direction, group)
        let data = try JSONEncoder().encode(written)
        #expect(try JSONDecoder().decode(Interaction.self, from: data) == written)
    }

    @Test func `of older versions have no direction and no group`() throws {
        let text = """
            {"identifier": "d#1", "started": -978306200, "ended": -978306200,
             "request": {"intent": "Call", "language": "en", "context": {}, "parameters": {}}}
            """
        let read = try JSONDecoder().decode(Interaction.self, from: Data(text.utf8))
        #expect(read == interaction(.unspecified, nil))
        let keys = try JSONSerialization.jsonObject(with: JSONEncoder().encode(read)) as? [String: Any]
        #expect(keys?.keys.sorted() == ["ended", "identifier", "request", "started"])
    }
}
