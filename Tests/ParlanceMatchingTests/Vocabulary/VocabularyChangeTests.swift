import ParlanceGrammar
import Testing

@testable import ParlanceMatching

/// The cost of vocabulary changes, counted in new objects instead of time.
@Suite("A vocabulary that changes")
struct VocabularyChangeTests {
    private static func name(_ number: Int) -> String { "\(String(number * 7919 % 100_003, radix: 36)) song \(number)" }

    private static func parser(_ count: Int) throws -> Parser {
        var vocabulary = Vocabulary()
        let terms = (0..<count).map { Term(identifier: "id\($0)", phrase: TermPhrase(name($0))) }
        #expect(vocabulary.set(terms, of: "workout", tier: .user).isEmpty)
        return try VocabularyMatchingTests.parser().with(vocabulary: vocabulary)
    }

    /// The terms whose tries one parser has and another does not.
    private static func compiledTerms(_ new: Parser, besides old: Parser) -> Int {
        let known = blocks(of: old)
        return blocks(of: new).filter { block in !known.contains { $0 === block } }.reduce(0) { $0 + $1.count }
    }

    private static func blocks(of parser: Parser) -> [CompiledTerms] {
        parser.terms.lists.flatMap { parser.terms.layers(of: $0) }.compactMap {
            if case .terms(let terms) = $0.contents { terms } else { nil }
        }
    }

    @Test("Appending a term compiles one term, for any number of terms", arguments: [1_000, 100_000])
    func addingOne(count: Int) throws {
        let parser = try Self.parser(count)
        var vocabulary = parser.vocabulary
        #expect(vocabulary.append(Term(phrase: "Brand New"), to: "workout", tier: .user).isEmpty)
        let more = parser.with(vocabulary: vocabulary)
        #expect(Self.compiledTerms(more, besides: parser) == 1)
        #expect(try more.parse("start brand new").match == .exact)
        #expect(try more.parse("start \(Self.name(count - 1))").best?["workout"]?.term?.identifier == "id\(count - 1)")
        #expect(try parser.parse("start brand new").match == .none)
    }

    @Test("A thousand terms, one by one, move each a few times in all, and leave few layers")
    func addingMany() throws {
        var parser = try Self.parser(5_000)
        var vocabulary = parser.vocabulary
        var compiled = 0
        for number in 0..<1_000 {
            #expect(vocabulary.append(Term(phrase: TermPhrase("extra \(number)")), to: "workout", tier: .user).isEmpty)
            let more = parser.with(vocabulary: vocabulary)
            compiled += Self.compiledTerms(more, besides: parser)
            parser = more
        }
        // Each of a thousand terms is in a block that is merged at most ten times.
        #expect(compiled <= 11 * 1_000)
        #expect(Self.blocks(of: parser).count <= 11)
        for number in [0, 1, 511, 999] { #expect(try parser.parse("start extra \(number)").match == .exact) }
        #expect(vocabulary.terms(of: "workout", tier: .user).suffix(2).map(\.identifier) == ["extra 998", "extra 999"])
    }

    @Test("To replace the user's terms compiles none of the app's")
    func replacing() throws {
        var vocabulary = Vocabulary()
        _ = vocabulary.set((0..<2_000).map { Term(phrase: TermPhrase(Self.name($0))) }, of: "workout", tier: .app)
        _ = vocabulary.set([Term(phrase: "old")], of: "workout", tier: .user)
        let parser = try VocabularyMatchingTests.parser().with(vocabulary: vocabulary)
        _ = vocabulary.set([Term(phrase: "new"), Term(phrase: "newer")], of: "workout", tier: .user)
        let other = parser.with(vocabulary: vocabulary)
        #expect(Self.compiledTerms(other, besides: parser) == 2)
        #expect(try ["old", "new", "newer"].map { try other.parse("start \($0)").match } == [.none, .exact, .exact])
    }

    @Test("Results do not depend on the order of changes")
    func orderOfAddition() throws {
        let names = ["run away", "RUN", "walk", "run", "Walk", "swim", "row", "Row", "run"]
        let terms = names.enumerated().map { Term(identifier: "\($0)", phrase: TermPhrase($1)) }
        var whole = Vocabulary()
        _ = whole.set(terms, of: "workout", tier: .user)
        var grown = Vocabulary()
        for term in terms { _ = grown.append(term, to: "workout", tier: .user) }
        #expect(whole == grown)
        let parsers = try [whole, grown].map { try VocabularyMatchingTests.parser().with(vocabulary: $0) }
        for said in ["run", "walk", "swim", "row", "run away"] {
            let readings = try parsers.map { parser in
                try parser.parse("start \(said)", options: ParseOptions(limit: 20)).readings.map {
                    $0["workout"]?.term?.identifier
                }
            }
            #expect(readings[0] == readings[1], "\(said)")
        }
        #expect(parsers[0].vocabularyReport == parsers[1].vocabularyReport)
    }

    @Test("Work of a parse does not depend on how many terms there are")
    func workOfParsing() throws {
        func work(_ count: Int) throws -> Chart.Work {
            let parser = try Self.parser(count)
            _ = try parser.parse("start \(Self.name(7))")
            return parser.compiled.matchers.withMatcher { matcher in
                matcher.prepare("start \(Self.name(7))", .exact, for: parser.compiled)
                _ = matcher.chart.run(MatchedText(matcher.barest), lists: parser.lists.view)
                return matcher.chart.work
            }
        }
        #expect(try work(10) == work(20_000))
    }

    @Test("Threads continue with the vocabulary that they have")
    func threads() async throws {
        let parser = try Self.parser(100)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    try (0..<500).count { _ in try parser.parse("start newcomer").match == .none }
                }
            }
            var vocabulary = parser.vocabulary
            for number in 0..<50 {
                _ = vocabulary.append(Term(phrase: TermPhrase("other \(number)")), to: "workout", tier: .user)
            }
            _ = vocabulary.append(Term(phrase: "newcomer"), to: "workout", tier: .user)
            #expect(try parser.with(vocabulary: vocabulary).parse("start newcomer").match == .exact)
            for try await count in group { #expect(count == 500) }
        }
    }

    // Comparing each term with all others would not end in practice.
    @Test("Many terms that all have metadata, and add nothing to the context, are compiled as others are")
    func metadata() throws {
        var vocabulary = Vocabulary()
        let terms = (0..<60_000).lazy.map { number in
            Term(identifier: "\(number)", phrase: TermPhrase(Self.name(number)), metadata: .integer(number))
        }
        #expect(vocabulary.set(terms, of: "workout", tier: .app).isEmpty)
        let parser = try VocabularyMatchingTests.parser().with(vocabulary: vocabulary)
        #expect(try parser.parse("start \(Self.name(59_999))").best?["workout"]?.metadata == .integer(59_999))
    }

    @Test("A hundred thousand terms take two hundred bytes each at most")
    func memory() throws {
        let terms = try Self.blocks(of: Self.parser(100_000))
        #expect(terms.reduce(0) { $0 + $1.byteCount } < 200 * 100_000)
    }
}
