import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Terms that no utterance can match are reported")
struct VocabularyReportTests {
    private func problems(_ name: VocabularyName, _ terms: [Term], language: String = "en") throws -> [String] {
        var vocabulary = Vocabulary()
        #expect(vocabulary.set(terms, of: name, tier: .user).isEmpty)
        return try VocabularyMatchingTests.parser().with(vocabulary: vocabulary).vocabularyReport.entries.map {
            "\($0.index.map { "\($0) " } ?? "")\($0.problem.code)"
        }
    }

    @Test func `names of which nothing is left can't be said`() throws {
        let terms = [
            Term(phrase: "…"), Term(phrase: TermPhrase("ok", pronunciations: ["?!"]), synonyms: ["—"]),
            Term(identifier: "x", phrase: "."), Term(phrase: TermPhrase("***", pronunciations: ["three stars"])),
        ]
        #expect(
            try problems("workout", terms) == [
                "0 unspeakable-name", "1 unspeakable-name", "1 unspeakable-name", "2 unspeakable-name",
            ]
        )
    }

    @Test func `terms that say the same are told, the later one`() throws {
        let terms = [
            Term(identifier: "1", phrase: "AC/DC"), Term(identifier: "2", phrase: "yoga"),
            Term(identifier: "3", phrase: "ac dc"),
        ]
        #expect(try problems("workout", terms) == ["2 same-phrase"])
    }

    @Test func `of terms that share names these are told, and each once`() throws {
        var vocabulary = Vocabulary()
        let terms = [
            Term(identifier: "1", phrase: "50 Cent", synonyms: ["Fiddy", TermPhrase("x", pronunciations: ["curtis"])]),
            Term(identifier: "2", phrase: "Half a Dollar", synonyms: ["50 cent", "Curtis", "fiddy", "…"]),
            Term(identifier: "3", phrase: "FIDDY"),
        ]
        _ = vocabulary.set(terms, of: "workout", tier: .user)
        let report = try VocabularyMatchingTests.parser().with(vocabulary: vocabulary).vocabularyReport
        #expect(
            report.entries.map(\.problem) == [
                .unspeakable(.synonym, "…"), .samePhrase("50 cent", as: "1"), .samePhrase("Curtis", as: "1"),
                .samePhrase("fiddy", as: "1"), .samePhrase("FIDDY", as: "1"),
            ]
        )
    }

    @Test func `a set that no slot takes is told`() throws {
        #expect(try problems("workuot", [Term(phrase: "a")]) == ["unknown-vocabulary"])
        #expect(try problems("StartWorkout.n", [Term(phrase: "a")]) == ["unknown-vocabulary"])
        #expect(try problems("n", [Term(phrase: "a")]) == ["names-for-numbers"])
        #expect(try problems("Set.n", [Term(phrase: "a")]) == ["names-for-numbers"])
        #expect(try problems("Play.title", [Term(phrase: "a")]) == [])
    }

    @Test func `an unknown name comes with the one that was meant`() throws {
        var vocabulary = Vocabulary()
        _ = vocabulary.set([Term(phrase: "a")], of: "StartWorkout.workoutname", tier: .app)
        let entry = try VocabularyMatchingTests.parser().with(vocabulary: vocabulary).vocabularyReport.entries.first
        #expect(entry?.problem == .unknownName("StartWorkout.workoutname", suggestion: "StartWorkout.workoutName"))
    }
}
