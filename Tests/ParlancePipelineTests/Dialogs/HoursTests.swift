import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Halves of the day")
struct HoursTests {
    private static let declaration = IntentDeclaration(
        name: "Meet",
        parameters: [
            ParameterDeclaration(name: "title", type: .text), ParameterDeclaration(name: "when", earliestHour: 7),
        ]
    )

    /// The moments that a time has after a request for it is settled, as "22T07:00".
    private func settled(_ said: String, _ others: [String], title: String? = nil) -> [String] {
        func moment(_ time: String) -> Value { .object(["dateTime": .string("2026-11-\(time):00")]) }
        var when: [String: Value] = ["dateTime": .string("2026-11-\(said):00")]
        if !others.isEmpty { when["alternatives"] = .array(others.map(moment)) }
        var request = IntentRequest(intent: "Meet", language: "en")
        request.set([ParameterValue(.object(when), spoken: "then")], of: "when")
        if let title { request.set([ParameterValue(.string(title), spoken: title)], of: "title") }
        request.settleHours(Self.declaration, LanguageProfiles.shipped["en"])
        return request.values(of: "when").compactMap { $0.value.object?["dateTime"]?.string }
            .map { String($0.dropFirst(8).dropLast(3)) }
    }

    @Test func `a time before the usual hours is in the second half of its day`() {
        #expect(settled("22T01:00", ["22T13:00", "15T01:00", "15T13:00"]) == ["22T13:00"])
        #expect(settled("22T06:30", ["22T18:30"]) == ["22T18:30"])
    }

    @Test func `other times stay`() {
        #expect(settled("22T09:00", ["22T21:00"]) == ["22T09:00"])
        #expect(settled("22T19:00", ["22T07:00"]) == ["22T19:00"])
        // The words leave nothing open: "one in the morning".
        #expect(settled("22T01:00", []) == ["22T01:00"])
        #expect(settled("22T01:00", ["29T13:00"]) == ["22T01:00"])
    }

    @Test func `words beside a time tell more than the usual hours`() {
        #expect(settled("22T08:00", ["22T20:00"], title: "dinner with Mia") == ["22T20:00"])
        #expect(settled("22T06:00", ["22T18:00"], title: "Breakfast") == ["22T06:00"])
        #expect(settled("22T08:00", ["22T20:00"], title: "dinnerware sale") == ["22T08:00"])
    }

    @Test func `spans are decided by their beginning`() throws {
        func span(_ hours: (String, String)) -> Value {
            .object(["start": .string("2026-11-22T\(hours.0):00"), "end": .string("2026-11-22T\(hours.1):00")])
        }
        var members = try #require(span(("05:00", "06:30")).object)
        members["alternatives"] = .array([span(("17:00", "18:30"))])
        var request = IntentRequest(intent: "Meet", language: "en")
        request.set([ParameterValue(.object(members), spoken: "from five to six thirty")], of: "when")
        request.settleHours(Self.declaration, LanguageProfiles.shipped["en"])
        #expect(request.values(of: "when").map(\.value) == [span(("17:00", "18:30"))])
    }
}
