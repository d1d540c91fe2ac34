import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Completing answers")
struct CompletionTests {
    private func completed(_ answer: Value, by previous: [String: Value]) -> ParameterValue {
        ParameterValue(answer, spoken: "so").completed(by: ParameterValue(.object(previous), spoken: "first"))
    }

    private let euros: [String: Value] = ["number": .integer(20), "unit": .string("EUR")]
    private let day: [String: Value] = ["date": .string("2026-11-21")]
    private let time: [String: Value] = ["time": .string("20:00:00")]

    @Test func `a number is in the unit of the previous amount`() {
        let more = completed(.integer(30), by: euros)
        #expect(more == ParameterValue(.object(["number": .integer(30), "unit": .string("EUR")])))
        #expect(more.displayValue == .string("30 EUR"))
    }

    @Test func `a time of day is on the previous day`() {
        let whole: Value = .object(["dateTime": .string("2026-11-21T20:00:00")])
        #expect(completed(.object(time), by: day).value == whole)
        #expect(completed(.object(time), by: ["dateTime": .string("2026-11-21T09:30:00")]).value == whole)
        let eight: Value = .object(["time": .string("08:00:00"), "alternatives": .array([.object(time)])])
        #expect(
            completed(eight, by: day).value
                == .object(["dateTime": .string("2026-11-21T08:00:00"), "alternatives": .array([whole])])
        )
    }

    @Test func `a time of day whose half is open is in that of the previous time`() {
        let evening: Value = .object(["time": .string("18:30:00")])
        let either: Value = .object(["time": .string("06:30:00"), "alternatives": .array([evening])])
        #expect(
            completed(either, by: ["dateTime": .string("2026-11-21T18:15:00")]).value == moment("2026-11-21T18:30:00")
        )
        #expect(
            completed(either, by: ["dateTime": .string("2026-11-21T06:15:00")]).value == moment("2026-11-21T06:30:00")
        )
    }

    @Test func `a time alone moves what repeats, in the same half of the day`() {
        func moved(_ time: [String: Value], at previous: String) -> Value? {
            let weekly: [String: Value] = [
                "every": .integer(1), "unit": .string("week"), "time": .string(previous),
                "timeAlternatives": .array([.string("19:00:00")]),
            ]
            return ParameterValue(.object(time)).moving(ParameterValue(.object(weekly)))?.value
        }
        func repeated(_ time: String) -> Value {
            .object(["every": .integer(1), "unit": .string("week"), "time": .string(time)])
        }
        let morning: Value = .object(["time": .string("08:00:00")])
        let either = time.merging(["alternatives": .array([morning])]) { first, _ in first }
        #expect(moved(time, at: "07:00:00") == repeated("20:00:00"))
        #expect(moved(["time": .string("08:00:00")], at: "19:00:00") == repeated("08:00:00"))
        #expect(moved(either, at: "18:00:00") == repeated("20:00:00"))
        #expect(moved(either, at: "07:00:00") == repeated("08:00:00"))
        #expect(moved(day, at: "07:00:00") == nil && moved(time.merging(day) { $1 }, at: "07:00:00") == nil)
        #expect(ParameterValue(.object(time)).moving(ParameterValue(.object(day))) == nil)
    }

    private func moment(_ text: String) -> Value { .object(["dateTime": .string(text)]) }

    @Test func `a time whose day is open is on the previous day, in the same half of it`() {
        let others = ["2026-11-20T08:00:00", "2026-11-21T08:00:00", "2026-11-21T20:00:00"].map(moment)
        let eight: Value = .object(["dateTime": .string("2026-11-20T20:00:00"), "alternatives": .array(others)])
        let day: [String: Value] = ["date": .string("2026-11-24")]
        let either: Value = .object([
            "dateTime": .string("2026-11-24T08:00:00"), "alternatives": .array([moment("2026-11-24T20:00:00")]),
        ])
        #expect(completed(eight, by: day).value == either)
        let evening: [String: Value] = ["dateTime": .string("2026-11-24T19:00:00")]
        #expect(completed(eight, by: evening).value == moment("2026-11-24T20:00:00"))
        let morning: [String: Value] = ["dateTime": .string("2026-11-24T09:30:00")]
        #expect(completed(eight, by: morning).value == moment("2026-11-24T08:00:00"))
    }

    @Test func `a time with a day stays as it is`() {
        let others = [moment("2026-11-21T20:00:00")]
        let eight: Value = .object(["dateTime": .string("2026-11-21T08:00:00"), "alternatives": .array(others)])
        #expect(completed(eight, by: ["date": .string("2026-11-24")]).value == eight)
        #expect(completed(moment("2026-11-20T09:20:00"), by: day).value == moment("2026-11-20T09:20:00"))
    }

    private func part(of day: String, from start: Int, to end: Int) -> Value {
        .object(["start": .string("\(day)T\(start):00:00"), "end": .string("\(day)T\(end):00:00")])
    }

    @Test func `a part of the day is on the previous day, and says which half of it is meant`() {
        let others = [("2026-11-20", 18, 23), ("2026-11-21", 17, 20), ("2026-11-21", 18, 23)]
            .map { part(of: $0, from: $1, to: $2) }
        var evening = ["alternatives": Value.array(others)]
        evening["start"] = .string("2026-11-20T17:00:00")
        evening["end"] = .string("2026-11-20T20:00:00")
        func completed(by moment: String) -> Value {
            self.completed(.object(evening), by: ["dateTime": .string(moment)]).value
        }
        #expect(completed(by: "2026-11-21T08:15:00") == moment("2026-11-21T20:15:00"))
        #expect(completed(by: "2026-11-24T08:00:00") == moment("2026-11-24T20:00:00"))
        #expect(completed(by: "2026-11-21T14:00:00") == part(of: "2026-11-21", from: 17, to: 20))
        #expect(completed(by: "2026-11-24T14:00:00") == .object(evening))
    }

    @Test func `a part of a day that was said stays as it is`() {
        let evening = part(of: "2026-11-20", from: 17, to: 20)
        #expect(completed(evening, by: ["dateTime": .string("2026-11-21T08:00:00")]).value == evening)
    }

    @Test(arguments: [false, true])
    func `a day and a time that were said apart are one moment`(isDayFirst: Bool) throws {
        let others = ["2026-11-20T08:00:00", "2026-11-21T08:00:00", "2026-11-21T20:00:00"].map(moment)
        let eight: Value = .object(["dateTime": .string("2026-11-20T20:00:00"), "alternatives": .array(others)])
        let said = isDayFirst ? [.object(day), eight] : [eight, .object(day)]
        var request = IntentRequest(intent: "Ride", language: "en")
        request.set(said.map { ParameterValue($0) }, of: "when")
        request.joinDaysAndTimes(
            IntentDeclaration(name: "Ride", parameters: [ParameterDeclaration(name: "when", type: .any)])
        )
        let evening = moment("2026-11-21T20:00:00")
        let morning: Value = .object([
            "dateTime": .string("2026-11-21T08:00:00"), "alternatives": .array([evening]),
        ])
        #expect(request.values(of: "when").map(\.value) == [morning])
    }

    @Test func `a day is at the time of the previous moment`() {
        #expect(
            completed(.object(day), by: ["dateTime": .string("2026-11-20T09:30:00")]).value
                == moment("2026-11-21T09:30:00")
        )
    }

    @Test func `a whole value stays as it is`() {
        let dollars: Value = .object(["number": .integer(30), "unit": .string("USD")])
        #expect(completed(dollars, by: euros) == ParameterValue(dollars, spoken: "so"))
        #expect(completed(.object(day), by: day) == ParameterValue(.object(day), spoken: "so"))
        #expect(completed(.integer(30), by: day) == ParameterValue(.integer(30), spoken: "so"))
        #expect(completed(.object(time), by: euros) == ParameterValue(.object(time), spoken: "so"))
        let count = ParameterValue(.integer(4), spoken: "four")
        #expect(count.completed(by: ParameterValue(.integer(3))) == count)
    }

    private func moment(_ text: String, _ others: [String] = []) -> ParameterValue {
        var members: [String: Value] = ["dateTime": .string(text)]
        if !others.isEmpty {
            members["alternatives"] = .array(others.map { .object(["dateTime": .string($0)]) })
        }
        return ParameterValue(.object(members), spoken: "so")
    }

    @Test(arguments: [
        ("2026-11-21T09:00:00", "2026-11-21T07:45:00"),
        ("2026-11-21T22:00:00", "2026-11-21T19:45:00"),
        // Not before the time that the words mean by themselves.
        ("2026-11-20T18:00:00", "2026-11-20T19:45:00"),
    ])
    func `a time without a day is the last one before another`(later: String, meant: String) {
        let said = moment(
            "2026-11-20T19:45:00",
            ["2026-11-20T07:45:00", "2026-11-21T07:45:00", "2026-11-21T19:45:00", "2026-11-19T19:45:00"]
        )
        #expect(said.last(before: moment(later)).value.object?["dateTime"] == .string(meant))
    }

    @Test func `a time with a day stays, and one without another time`() {
        let tonight = moment("2026-11-20T19:45:00", ["2026-11-20T07:45:00"])
        #expect(tonight.last(before: moment("2026-11-21T09:00:00")) == tonight)
        let bare = moment("2026-11-20T19:45:00", ["2026-11-21T19:45:00"])
        #expect(bare.last(before: ParameterValue(.object(day))) == bare)
    }
}
