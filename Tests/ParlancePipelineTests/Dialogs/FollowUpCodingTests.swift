import Foundation
import ParlancePipeline
import Testing

@Suite("Stored follow-ups")
struct FollowUpCodingTests {
    @Test func `one that was stored without the member is no revision`() throws {
        let stored = Data(#"{"interaction": "a#1", "parameters": ["size"]}"#.utf8)
        let followUp = try JSONDecoder().decode(FollowUp.self, from: stored)
        #expect(followUp == FollowUp(interaction: "a#1", parameters: ["size"]))
        #expect(!followUp.isRevision)
    }

    @Test func `a revision stays one`() throws {
        let followUp = FollowUp(interaction: "a#1", understood: "the cake", parameters: [], isRevision: true)
        #expect(try JSONDecoder().decode(FollowUp.self, from: JSONEncoder().encode(followUp)) == followUp)
    }
}
