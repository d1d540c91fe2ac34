import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("A vocabulary fills slots")
struct VocabularyMatchingTests {
    static let gym = """
        language: en
        intents:
          StartWorkout: {data: [{sentences: ["start {workout}", "begin {workout:workoutName}"]}]}
          EndWorkout: {data: [{sentences: ["end {workout:workoutName}"]}]}
          Play: {data: [{sentences: ["play {title}", "play {title} by {artist}"]}]}
          Set: {data: [{sentences: ["set {n}"]}]}
        lists:
          workout: {values: [run, {in: "(swim|lengths)", out: swimming}]}
          title: {wildcard: true}
          artist: {values: []}
          n: {range: {from: 1, to: 9}}
        """

    static func parser(_ yaml: String = gym) throws -> Parser { try Fixture.parser(yaml: yaml) }

    /// A parser with these terms, all of the user.
    static func parser(_ sets: [VocabularyName: [Term]], tier: VocabularyTier = .user) throws -> Parser {
        var vocabulary = Vocabulary()
        for (name, terms) in sets { #expect(vocabulary.set(terms, of: name, tier: tier).isEmpty) }
        return try parser().with(vocabulary: vocabulary)
    }

    @Test("A slot keeps the term's identifier, its phrase, and the words of the utterance")
    func keepsTerm() throws {
        let grind = Term(
            identifier: "w17",
            phrase: TermPhrase("Morning Grind", pronunciations: ["mourning grinned"]),
            synonyms: ["the usual", TermPhrase("MG", pronunciations: ["em gee"])],
            metadata: .object(["id": .integer(17)])
        )
        let parser = try Self.parser(["workout": [grind]])
        for said in ["morning grind", "The Usual", "mg", "em gee", "mourning grinned"] {
            let slot = try #require(try parser.parse("begin \(said)").best?["workoutName"], "\(said)")
            #expect(slot.term == Slot.MatchedTerm(identifier: "w17", phrase: "Morning Grind"))
            #expect(slot.value == .string("Morning Grind"))
            #expect(slot.spoken?.text == said)
            #expect(slot.kind == .list)
            #expect(slot.metadata == .object(["id": .integer(17)]))
        }
    }

    @Test("The list's own values stay, and are no terms")
    func keepsValues() throws {
        let parser = try Self.parser(["workout": ["yoga"].map { Term(phrase: $0) }])
        let slot = try #require(try parser.parse("start lengths").best?["workout"])
        #expect(slot.value == .string("swimming"))
        #expect(slot.term == nil)
        #expect(try parser.parse("start yoga").match == .exact)
        #expect(try self.parserWithout(parser).parse("start yoga", options: .exact).match == .none)
    }

    private func parserWithout(_ parser: Parser) -> Parser { parser.with(vocabulary: Vocabulary()) }

    @Test("The user's term wins over the app's, that over the list's value; then order decides")
    func precedence() throws {
        var vocabulary = Vocabulary()
        func identifiers() throws -> [String?] {
            let parser = try Self.parser().with(vocabulary: vocabulary)
            return try parser.parse("start run", options: ParseOptions(limit: 9)).readings.map {
                $0["workout"]?.term?.identifier
            }
        }
        #expect(try identifiers() == [nil])
        _ = vocabulary.set(
            [Term(identifier: "a1", phrase: "Run"), Term(identifier: "a2", phrase: "run")],
            of: "workout",
            tier: .app
        )
        #expect(try identifiers() == ["a1", "a2", nil])
        _ = vocabulary.set([Term(identifier: "u1", phrase: "RUN")], of: "workout", tier: .user)
        #expect(try identifiers() == ["u1", "a1", "a2", nil])
        _ = vocabulary.append(Term(identifier: "u2", phrase: "run"), to: "workout", tier: .user)
        #expect(try identifiers() == ["u1", "u2", "a1", "a2", nil])
        _ = vocabulary.set([Term(identifier: "u3", phrase: "run")], of: "workout", tier: .user)
        #expect(try identifiers() == ["u3", "a1", "a2", nil])
        vocabulary.removeAll(in: .user)
        #expect(try identifiers() == ["a1", "a2", nil])
    }

    @Test("Terms for a parameter fill the slots of that intent and no others")
    func parameters() throws {
        let parser = try Self.parser(
            ["StartWorkout.workoutName": ["Grind"], "workout": ["Stretch"]].mapValues { $0.map { Term(phrase: $0) } }
        )
        #expect(try parser.parse("begin grind").best?["workoutName"]?.term?.identifier == "Grind")
        // Another slot of the same list, and the same slot of another intent.
        #expect(try parser.parse("start grind", options: .exact).match == .none)
        #expect(try parser.parse("end grind", options: .exact).match == .none)
        for verb in ["start", "begin", "end"] {
            #expect(try parser.parse("\(verb) stretch").match == .exact, "\(verb)")
        }
    }

    @Test("If a term of one intent equals a value, the other intents read the value")
    func parameterBesideValue() throws {
        let parser = try Self.parser(["EndWorkout.workoutName": [Term(identifier: "mine", phrase: "run")]])
        #expect(try parser.parse("end run").best?["workoutName"]?.term?.identifier == "mine")
        let begun = try #require(try parser.parse("begin run").best?["workoutName"])
        #expect(begun.term == nil)
        #expect(begun.value == .string("run"))
    }

    @Test("Several parameters may share their terms")
    func sharedParameters() throws {
        var vocabulary = Vocabulary()
        let names: [VocabularyName] = ["StartWorkout.workoutName", "EndWorkout.workoutName"]
        #expect(vocabulary.set([Term(phrase: "Grind")], of: names, tier: .app).isEmpty)
        let parser = try Self.parser().with(vocabulary: vocabulary)
        #expect(try parser.parse("begin grind", options: ParseOptions(limit: 5)).readings.count == 1)
        #expect(try parser.parse("end grind").match == .exact)
        #expect(try parser.parse("start grind", options: .exact).match == .none)
        #expect(vocabulary.sharedSets.map(\.names) == [names.sorted()])
    }

    @Test("A wildcard prefers terms, and still reads any words")
    func wildcards() throws {
        let parser = try Self.parser([
            "title": [Term(identifier: "t1", phrase: "Stairway to Heaven")], "artist": [Term(phrase: "AC/DC")],
        ])
        let known = try #require(try parser.parse("play stairway to heaven").best?["title"])
        #expect((known.kind, known.term?.identifier) == (.list, "t1"))
        let other = try #require(try parser.parse("play stairway").best?["title"])
        #expect((other.kind, other.value) == (.wildcard, .string("stairway")))
        let both = try #require(try parser.parse("play thunderstruck by AC/DC").best)
        #expect(both["title"]?.kind == .wildcard)
        #expect(both["artist"]?.term?.identifier == "AC/DC")
    }

    @Test("A list that nothing but a vocabulary fills")
    func undefinedList() throws {
        let yaml =
            "language: en\nintents: {A: {data: [{sentences: ['call {contact}']}]}}\nvocabulary: {contact: [Beyoncé, {phrase: Jo, identifier: '7'}]}"
        let parser = try Self.parser(yaml)
        #expect(try parser.parse("call jo").best?["contact"]?.term?.identifier == "7")
        #expect(try parser.parse("call beyoncé").match == .exact)
        #expect(try parser.with(vocabulary: Vocabulary()).parse("call jo", options: .exact).match == .none)
    }

    @Test("The context of a term opens and closes blocks, in every layer")
    func contexts() throws {
        let yaml = """
            language: en
            intents:
              A: {data: [{sentences: ["do {thing}"], requires_context: {kind: lamp}}]}
              B: {data: [{sentences: ["do {thing}"], excludes_context: {kind: lamp}}]}
            lists: {thing: {values: [{in: moon, context: {kind: lamp}}, star]}}
            """
        var vocabulary = Vocabulary()
        _ = vocabulary.set(
            [Term(phrase: "Sun", context: ["kind": .string("lamp")]), Term(phrase: "Sea")],
            of: "thing",
            tier: .app
        )
        _ = vocabulary.set([Term(phrase: "Sky")], of: "thing", tier: .user)
        let parser = try Self.parser(yaml).with(vocabulary: vocabulary)
        let intents = try ["sun", "sea", "sky", "moon", "star"].map { try parser.parse("do \($0)").best?.intent }
        #expect(intents == ["A", "B", "B", "A", "B"])
        #expect(try parser.parse("do sun").best?.context == ["kind": .string("lamp")])
    }

    @Test("Run-time lists change beneath a vocabulary")
    func besideLists() throws {
        let parser = try Self.parser(["workout": [Term(phrase: "Grind")]]).with(lists: [
            "workout": .values([ListValue(input: Template(literal: "row"), output: nil)])
        ])
        #expect(try ["grind", "row", "run"].map { try parser.parse("start \($0)").match } == [.exact, .exact, .none])
        #expect(try parser.with(lists: [:]).parse("start run").match == .exact)
        #expect(parser.vocabulary.terms(of: "workout", tier: .user).map(\.identifier) == ["Grind"])
    }

    @Test("Names may be of any length, and share beginnings and ends")
    func tails() throws {
        let names = [
            "a", "ab", "abc d", "abd", "b", String(repeating: "long ", count: 80) + "name", "客厅灯", "客厅", "wi-fi plug",
            "wi-fi",
        ]
        let parser = try Self.parser(["workout": names.map { Term(phrase: TermPhrase($0)) }])
        for name in names { #expect(try parser.parse("start \(name)").best?["workout"]?.term?.identifier == name) }
        for other in ["abc", "abcd", "wi", "wi-fi plugg", "客", "long name"] {
            #expect(try parser.parse("start \(other)", options: .exact).match == .none, "\(other)")
        }
    }

    @Test("An explanation has the tier of a term")
    func explains() throws {
        let parser = try Self.parser(["workout": [Term(identifier: "g", phrase: "Grind")]], tier: .app)
        func sources(_ text: String) throws -> [SlotOrigin.Source] {
            let nodes = try parser.explain(text).readings[0].derivation?.nodes ?? []
            return nodes.compactMap { if case .slot(let origin) = $0.kind { origin.source } else { nil } }
        }
        #expect(try sources("start grind") == [.term("workout", identifier: "g", .app)])
        #expect(try sources("start run") == [.list("workout", number: 1, of: 2)])
    }

    @Test("The value nearest to an unknown name may be a term")
    func suggests() throws {
        let parser = try Self.parser(["workout": [Term(phrase: "Morning Grind")]])
        let near = try parser.explain("start mourning grind", options: .exact).nearest.first?.unknown?.known
        #expect(near == .value(said: "morning grind", .string("Morning Grind")))
        #expect(
            try parser.explain("start rum", options: .exact).nearest.first?.unknown?.known
                == .value(said: "run", .string("run"))
        )
    }
}
