import Testing

@testable import ParlanceGrammar

@Suite("A vocabulary")
struct VocabularyTests {
    private static let full = Term(
        identifier: "w1",
        phrase: TermPhrase("Morning Grind", pronunciations: ["mourning grinned"], examples: ["Start my Morning Grind"]),
        synonyms: ["the usual", TermPhrase("MG", pronunciations: ["em gee"], examples: ["Start MG"])],
        context: ["kind": .string("gym")],
        metadata: .array([.integer(1), .null])
    )

    private func codes(_ terms: [Term]) -> [String] {
        var vocabulary = Vocabulary()
        return vocabulary.set(terms, of: "a", tier: .user).entries.map { "\($0.index ?? -1) \($0.problem.code)" }
    }

    @Test func `a term comes back as it was given`() {
        let terms = [
            Self.full, Term(phrase: "Beyoncé"), Term(identifier: "客厅", phrase: "🎸"),
            Term(identifier: "x", phrase: TermPhrase("y", examples: ["z"])),
        ]
        var vocabulary = Vocabulary()
        #expect(vocabulary.set(terms, of: "a", tier: .user).isEmpty)
        #expect(Array(vocabulary.terms(of: "a", tier: .user)) == terms)
        #expect(vocabulary.terms(of: "a", tier: .app).isEmpty)
        for term in terms { #expect(vocabulary.terms(of: "a", tier: .user).term(term.identifier) == term) }
        #expect(vocabulary.terms(of: "a", tier: .user).term("none") == nil)
    }

    @Test(arguments: [0, 1, 7, 8, 9, 100, 3_000])
    func `terms are found by their identifiers, however many there are`(count: Int) {
        var vocabulary = Vocabulary()
        #expect(
            vocabulary.set((0..<count).map { Term(identifier: "id\($0)", phrase: "n") }, of: "a", tier: .app).isEmpty
        )
        let set = vocabulary.terms(of: "a", tier: .app)
        #expect(set.count == count)
        #expect((0..<count).allSatisfy { set.term("id\($0)")?.identifier == "id\($0)" })
        #expect(set.term("id\(count)") == nil)
    }

    @Test func `to set terms replaces those of that name and tier, and no others`() {
        var vocabulary = Vocabulary()
        _ = vocabulary.set([Term(phrase: "a"), Term(phrase: "b")], of: "one", tier: .user)
        _ = vocabulary.set([Term(phrase: "c")], of: "one", tier: .app)
        _ = vocabulary.set([Term(phrase: "d")], of: "two", tier: .user)
        let before = vocabulary
        _ = vocabulary.set([Term(phrase: "e")], of: "one", tier: .user)
        #expect(vocabulary.terms(of: "one", tier: .user).map(\.identifier) == ["e"])
        #expect(vocabulary.terms(of: "one", tier: .app).map(\.identifier) == ["c"])
        #expect(vocabulary.names(in: .user) == ["one", "two"])
        #expect(before.terms(of: "one", tier: .user).map(\.identifier) == ["a", "b"])
        _ = vocabulary.set([], of: "one", tier: .user)
        #expect(vocabulary.names(in: .user) == ["two"])
        vocabulary.removeAll(in: .app)
        #expect(vocabulary.names(in: .app) == [])
        #expect(vocabulary.count == 1)
    }

    @Test func `what is behind a limit is left out and reported, and nothing else`() {
        let long = String(repeating: "x", count: 512)
        #expect(codes([Term(phrase: TermPhrase(long))]) == [])
        #expect(codes([Term(phrase: TermPhrase(long + "x"))]) == ["0 name-too-long"])
        // Counted in UTF-16: an emoji is two units, a letter with an accent one.
        #expect(codes([Term(identifier: "e", phrase: TermPhrase(String(repeating: "🎸", count: 256)))]) == [])
        #expect(
            codes([Term(identifier: "e", phrase: TermPhrase(String(repeating: "🎸", count: 257)))]) == [
                "0 name-too-long"
            ]
        )
        #expect(codes([Term(identifier: "e", phrase: TermPhrase(String(repeating: "é", count: 512)))]) == [])
        #expect(codes([Term(identifier: long + "y", phrase: "a")]) == ["0 name-too-long"])
        #expect(codes([Term(phrase: "  \u{A0}\t")]) == ["0 blank-name"])
        #expect(codes([Term(identifier: "", phrase: "a")]) == ["0 blank-name"])
        #expect(
            codes([Term(phrase: "a"), Term(phrase: "b"), Term(identifier: "a", phrase: "c")]) == [
                "2 duplicate-identifier"
            ]
        )
    }

    @Test func `of a term that can be taken only what can't be is left out`() {
        let many = (0..<101).map { TermPhrase("s\($0)") }
        let long = String(repeating: "x", count: 600)
        let term = Term(phrase: TermPhrase("a", pronunciations: ["", "b", long]), synonyms: [" ", "c"] + many)
        var vocabulary = Vocabulary()
        let report = vocabulary.set([term], of: "a", tier: .user)
        #expect(
            report.entries.map(\.problem) == [
                .blank(.pronunciation), .tooLong(.pronunciation, bytes: 1_200, limit: 1_024), .blank(.synonym),
                .tooMany(.synonym, limit: 100),
            ]
        )
        #expect(report.leftOut.count == 4)
        let kept = vocabulary.terms(of: "a", tier: .user)[0]
        #expect(kept.phrase.pronunciations == ["b"])
        #expect(kept.synonyms.map(\.text) == ["c"] + many.prefix(98).map(\.text))
    }

    @Test func `a set takes so many terms and no more, and those behind are counted`() {
        var vocabulary = Vocabulary()
        let limit = VocabularyLimits.terms
        let terms = (0..<limit + 3).lazy.map { Term(identifier: "\($0)", phrase: "n") }
        let report = vocabulary.set(terms, of: "a", tier: .app)
        #expect(report.entries.map(\.problem) == [.fullSet(leftOut: 3, .terms(limit))])
        #expect(report.entries.first?.index == limit)
        #expect(report.entries.first?.problem.message.contains("this one and the 2 behind it are left out") ?? false)
        let more = vocabulary.append(Term(phrase: "more"), to: "a", tier: .app)
        #expect(more.entries.map(\.problem) == [.fullSet(leftOut: 1, .terms(limit))])
        #expect(vocabulary.count == limit)
    }

    @Test func `the texts of a set come to so many bytes and no more`() {
        let long = String(repeating: "客", count: 500)
        let synonyms = (0..<100).map { TermPhrase("\(long)\($0)") }
        let terms = (0..<2_000).lazy.map { Term(identifier: "\($0)", phrase: TermPhrase("n\($0)"), synonyms: synonyms) }
        var vocabulary = Vocabulary()
        let report = vocabulary.set(terms, of: "a", tier: .app)
        let kept = vocabulary.count
        #expect(report.entries.map(\.problem) == [.fullSet(leftOut: 2_000 - kept, .bytes(VocabularyLimits.setBytes))])
        #expect((VocabularyLimits.setBytes / 152_000...VocabularyLimits.setBytes / 150_000).contains(kept))
    }

    @Test func `terms are put behind others, each identifier once`() {
        var vocabulary = Vocabulary()
        for number in 0..<100 {
            #expect(vocabulary.append(Term(phrase: TermPhrase("t\(number)")), to: "a", tier: .user).isEmpty)
        }
        #expect(vocabulary.terms(of: "a", tier: .user).map(\.identifier) == (0..<100).map { "t\($0)" })
        let report = vocabulary.append(Term(identifier: "t7", phrase: "other"), to: "a", tier: .user)
        #expect(report.entries.map(\.problem) == [.duplicateIdentifier("t7")])
        #expect(vocabulary.terms(of: "a", tier: .user).blocks.count <= 7)
        #expect(vocabulary.terms(of: "a", tier: .user).blocks.map(\.count).reduce(0, +) == 100)
    }

    @Test func `another vocabulary is put behind`() {
        var one = Vocabulary()
        var two = Vocabulary()
        _ = one.set([Term(phrase: "a")], of: "x", tier: .app)
        _ = two.set([Term(phrase: "b"), Term(phrase: "a")], of: "x", tier: .app)
        _ = two.set([Term(phrase: "c")], of: "y", tier: .user)
        two.intentExamples = ["A": ["do"]]
        let report = one.append(two)
        #expect(
            report.entries.map(\.description) == [
                "term 2 of 'x' ('a'): \(VocabularyProblem.duplicateIdentifier("a").message)"
            ]
        )
        #expect(one.terms(of: "x", tier: .app).map(\.identifier) == ["a", "b"])
        #expect(one.terms(of: "y", tier: .user).map(\.identifier) == ["c"])
        #expect(one.intentExamples == ["A": ["do"]])
    }

    @Test(
        arguments: [
            ("workout", nil, nil), ("StartWorkout.workoutName", "StartWorkout", "workoutName"), ("A.b.c", "A", "b.c"),
            (".b", nil, nil), ("A.", nil, nil), ("", nil, nil),
        ] as [(String, String?, String?)]
    )
    func `a name with a dot is that of a parameter`(text: String, intent: String?, slot: String?) {
        let parameter = VocabularyName(text).parameter
        #expect(parameter?.intent == intent)
        #expect(parameter?.slot == slot)
    }

    @Test(
        arguments: [
            ("INStartWorkoutIntent.workoutName", "StartWorkout.workoutName"), ("MyIntent.x", "MyIntent.x"),
            ("INIntent.x", "INIntent.x"), ("INRideIntent", "Ride"),
        ]
    )
    func `Apple's names of classes become names of intents`(apple: String, ours: String) {
        #expect(VocabularyName(apple: apple).text == ours)
    }
}
