import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlancePipeline

@Suite("Repeated requests")
struct RequestHabitsTests {
    /// Monday, 2 March 2026, 09:00 GMT.
    private static let now = Date(timeIntervalSince1970: 1_772_442_000)

    private static func interaction(
        _ kind: String,
        daysAgo days: Double,
        code: ResponseCode = .success,
        spoken: String? = nil
    ) -> Interaction {
        var request = IntentRequest(intent: "StartWorkout", language: "en")
        request.set([ParameterValue(.string(kind), spoken: spoken ?? kind)], of: "workoutName")
        let date = now.addingTimeInterval(-days * 86_400)
        return Interaction(
            identifier: "\(kind)\(days)\(code.rawValue)",
            request: request,
            response: IntentResponse(code),
            started: date,
            ended: date
        )
    }

    private static func kinds(_ found: [RepeatedRequest]) -> [String] { found.map { $0.request["workoutName"]!.name } }

    @Test func `are suggested by count, then by time`() {
        let runs = [1, 2, 3, 4].map { Self.interaction("run", daysAgo: $0, spoken: "jog \($0)") }
        let swims = [5, 6, 0.5].map { Self.interaction("swim", daysAgo: $0) }
        let rides = [5, 6, 7].map { Self.interaction("ride", daysAgo: $0) }
        let rest = [Self.interaction("row", daysAgo: 1), Self.interaction("row", daysAgo: 2)]
        let found = RequestHabits(rides + runs + rest + swims).suggestions(at: Self.now)
        #expect(found.map { $0.request["workoutName"]?.value } == [.string("run"), .string("swim"), .string("ride")])
        #expect(found.map(\.count) == [4, 3, 3])
        #expect(found[0].request["workoutName"]?.spoken == "jog 1.0")
    }

    @Test func `are not suggested if they failed, are old, later, or already shortcuts`() {
        let failures = [1, 2, 3].map { Self.interaction("run", daysAgo: $0, code: .failure) }
        let old = [1, 2, 29].map { Self.interaction("swim", daysAgo: $0) }
        let later = [1, 2, -1].map { Self.interaction("row", daysAgo: $0) }
        let known = [1, 2, 3].map { Self.interaction("ride", daysAgo: $0) }
        let shortcut = Shortcut(identifier: "s", phrase: "off", request: known[0].request)
        let habits = RequestHabits(failures + old + later + known)
        #expect(habits.suggestions(at: Self.now, without: [shortcut]).isEmpty)
        #expect(Self.kinds(habits.suggestions(at: Self.now)) == ["ride"])
        #expect(Self.kinds(habits.suggestions(at: Self.now, without: [shortcut], days: 30)) == ["swim"])
    }

    @Test func `do not depend on the order of the history`() {
        var random = SplitMix(seed: 7)
        let all = (0..<200).map { number in
            Self.interaction("k\(number % 13)", daysAgo: Double(random.next() % 40_000) / 1_000)
        }
        let habits = RequestHabits(all)
        for _ in 0..<10 {
            let other = RequestHabits(all.shuffled(using: &random))
            #expect(other.suggestions(at: Self.now, limit: 50) == habits.suggestions(at: Self.now, limit: 50))
            #expect(other.relevant(at: Self.now, in: TimeZone.gmt) == habits.relevant(at: Self.now, in: TimeZone.gmt))
        }
    }

    @Test func `never have fewer repetitions than required, and one more never lowers the rank`() {
        var random = SplitMix(seed: 8)
        for _ in 0..<50 {
            let all = (0..<30).map { number in
                Self.interaction("k\(random.next() % 5)", daysAgo: Double(number) / 2)
            }
            let found = RequestHabits(all).suggestions(at: Self.now, limit: 9)
            #expect(found.allSatisfy { $0.count >= 3 } && found.map(\.count) == found.map(\.count).sorted(by: >))
            guard let last = found.last, let kind = last.request["workoutName"]?.name else { continue }
            let more = RequestHabits(all + [Self.interaction(kind, daysAgo: 0)]).suggestions(at: Self.now, limit: 9)
            #expect(Self.kinds(more).firstIndex(of: kind)! < found.count)
        }
    }

    @Test func `are relevant at their time of day`() {
        let morning = [1, 2, 3].map { Self.interaction("run", daysAgo: $0) }
        let evening = [1.5, 2.5, 3.5].map { Self.interaction("swim", daysAgo: $0) }
        let habits = RequestHabits(morning + evening)
        #expect(Self.kinds(habits.relevant(at: Self.now, in: TimeZone.gmt)) == ["run"])
        #expect(Self.kinds(habits.relevant(at: Self.now.addingTimeInterval(43_200), in: TimeZone.gmt)) == ["swim"])
        #expect(habits.relevant(at: Self.now.addingTimeInterval(21_600), in: TimeZone.gmt).isEmpty)
    }

    @Test func `are more relevant on their weekday`() {
        let mondays = [7, 14, 21].map { Self.interaction("run", daysAgo: $0) }
        let fridays = [3, 10, 17].map { Self.interaction("swim", daysAgo: $0) }
        let habits = RequestHabits(mondays + fridays)
        let friday = Self.now.addingTimeInterval(4 * 86_400)
        #expect(Self.kinds(habits.relevant(at: Self.now, in: TimeZone.gmt)) == ["run", "swim"])
        #expect(Self.kinds(habits.relevant(at: friday, in: TimeZone.gmt)) == ["swim", "run"])
    }

    @Test func `are relevant across midnight`() {
        let late = [1, 2, 3].map { Self.interaction("run", daysAgo: $0 + 9.5 / 24) }
        let midnight = Self.now.addingTimeInterval(-8.75 * 3_600)
        #expect(Self.kinds(RequestHabits(late).relevant(at: midnight, in: TimeZone.gmt)) == ["run"])
    }
}
