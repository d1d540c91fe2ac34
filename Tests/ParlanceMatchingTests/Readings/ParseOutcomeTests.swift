import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Outcomes of parsing")
struct ParseOutcomeTests {
    private static let calls = """
        language: en
        intents: {Call: {data: [{sentences: ["please call {name}"]}]}}
        lists: {name: {values: [{in: marian, out: 1}, {in: marion, out: 2}, {in: gordon, out: 3}]}}
        """

    private func result(_ text: String) throws -> ParseResult {
        try Fixture.parser(yaml: Self.calls).parse(text, options: ParseOptions(limit: 5))
    }

    @Test(arguments: [("please call gordon", ParseResult.Match.exact), ("please call gordn", .approximate)])
    func `a reading that wins is the best`(text: String, match: ParseResult.Match) throws {
        let result = try result(text)
        #expect(result.match == match)
        #expect(result.best?["name"]?.value == .integer(3))
        #expect(result.readings.count == 1)
        #expect(result.nearest.isEmpty)
    }

    @Test func `no reading of an ambiguous result is the best`() throws {
        let result = try result("please call mariin")
        guard case .ambiguous(let readings) = result.outcome else {
            Issue.record("\(result.match)")
            return
        }
        #expect(Set(readings.map { $0["name"]?.value }) == [.integer(1), .integer(2)])
        #expect(result.readings.count == 2)
        #expect(result.best == nil)
    }

    @Test func `a result without readings has near misses`() throws {
        let result = try result("please call")
        guard case .notUnderstood(let inquiry) = result.outcome else {
            Issue.record("\(result.match)")
            return
        }
        #expect(inquiry.nearest().map(\.template) == ["please call {name}"])
        #expect(result.nearest.count == 1)
        #expect(result.match == .none)
        #expect(result.readings.isEmpty)
        #expect(result.best == nil)
    }

    @Test func `readings that tie make an outcome, and none makes no outcome`() throws {
        let readings = try result("please call mariin").readings
        #expect(ParseOutcome(tied: readings)?.match == .ambiguous)
        #expect(ParseOutcome(tied: [readings[0]])?.match == .approximate)
        #expect(ParseOutcome(tied: [])?.match == nil)
    }
}
