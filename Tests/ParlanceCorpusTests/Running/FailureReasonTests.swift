import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Reasons of failures")
struct FailureReasonTests {
    private func why(_ test: String) throws -> FailureReason {
        let report = try Kitchen(["a.yaml": "language: en\ntests: [\(test)]"]).report()
        return try #require(report.failures.first).reason
    }

    @Test("A reading that should have won has the reason why it lost")
    func tellsOutranked() throws {
        let reason = try why("{sentences: [play blue moon], intent: {name: Sing, slots: {song: blue moon}}}")
        #expect(reason.winner?.reading.intent == "Play")
        let outranked = try #require(reason.outranked)
        #expect(outranked.rank == 2)
        #expect(outranked.reading.reading.intent == "Sing")
        #expect(outranked.reading.lostBy == .intentName("Play", "Sing"))
        #expect(reason.missed == nil)
    }

    @Test("If no reading is the expected one, the reason has another one of its intent")
    func tellsOtherReading() throws {
        let reason = try why("{sentences: [play blue moon], intent: {name: Sing, slots: {song: old song}}}")
        #expect(reason.outranked?.reading.reading["song"]?.value == .string("blue moon"))
    }

    @Test("For the winner's own intent, the reason has another reading only if it is the expected one")
    func tellsReadingsOfWinner() throws {
        let title = try why("{sentences: [play blue moon], intent: {name: Play, slots: {title: blue moon}}}")
        #expect(title.outranked?.reading.reading["title"]?.value == .string("blue moon"))
        let drink = try why("{sentences: [make tea], intent: {name: Brew, slots: {drink: coffee}}}")
        #expect(drink.winner?.reading.intent == "Brew")
        #expect(drink.outranked == nil && drink.missed == nil)
    }

    @Test("If no reading has the intent, the reason has its templates, even if others win")
    func tellsMissed() throws {
        let won = try why("{sentences: [make tea], intent: {name: Sing}}")
        #expect(won.missed?.nearest.isEmpty == true && won.others == nil)
        let stopped = try why("{sentences: [play kazoo], intent: {name: Sing}}")
        #expect(stopped.winner?.reading.intent == "Play")
        #expect(stopped.missed?.nearest.first?.unknown?.text == "kazoo")
        let withheld = try why("{sentences: [what is here], intent: {name: Here}}")
        #expect(withheld.winner == nil)
        #expect(withheld.missed?.withheld.first?.demands == [.required("area", [])])
    }

    @Test("If nothing matched and the intent's templates read nothing, the reason has others")
    func tellsOthers() throws {
        let reason = try why("{sentences: [make taa], intent: {name: Sing}}")
        #expect(reason.missed?.isKnown == true)
        #expect(reason.others?.nearest.first?.unknown?.known == .value(said: "tea", .string("tea")))
        let unknown = try why("{sentences: [make taa], intent: {name: Bre}}")
        #expect(unknown.missed?.similar == "Brew")
    }

    @Test("A sentence that must not match has only a winner; of several readings, the reason has the first missing one")
    func tellsRest() throws {
        let none = try why("{sentences: [make tea], match: none}")
        #expect(none.winner?.reading.intent == "Brew" && none.outranked == nil && none.missed == nil)
        let several = try why(
            "{sentences: [make tea], match: ambiguous, readings: [{name: Brew, slots: {drink: tea}}, {name: Sing}]}"
        )
        #expect(several.missed?.intent == "Sing")
    }
}
