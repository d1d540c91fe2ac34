import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Work of reading with edits")
struct ForgivingWorkTests {
    /// The work for one utterance: visited nodes of tries in the search for similar words, and states of the chart.
    private struct Work {
        var visited = 0
        var corrections = 0
        var states = 0
        var transitions = 0
        var nodes = 0

        var all: [Int] { [visited, corrections, states, transitions, nodes] }
    }

    private static func parser(names: Int) throws -> Parser {
        let values = (0..<names).map { number in
            ListValue(input: Template(literal: "lamp \(String(number * 7919 % 100_003, radix: 36))"), output: nil)
        }
        return try Fixture.parser("turn on {name} and <more>", top: "expansion_rules: {more: '[{name} and] [off]'}")
            .adding(lists: ["name": .values(values)])
    }

    private static func parser() throws -> Parser {
        try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["go {any} then {name}", "[{name} ][{name:b} ][{any} ]stop"]}]}}
                lists:
                  any: {wildcard: true}
                  name: {values: [kitchen lamp, lamp, hall light, floor heater]}
                """
        )
    }

    private static func work(of utterance: String, with parser: Parser) -> Work {
        parser.compiled.matchers.withMatcher { matcher in
            let visited = matcher.forgiving.search.visited
            matcher.prepare(utterance, .exact, for: parser.compiled)
            matcher.forgiving.build(matcher.text(.full), parser.correctionVocabulary)
            _ = matcher.chart.run(matcher.forgiving.lattice.view, lists: parser.lists.view)
            return Work(
                visited: matcher.forgiving.search.visited - visited,
                corrections: matcher.forgiving.lattice.correctionCount,
                states: matcher.chart.work.states,
                transitions: matcher.chart.walker.transitions,
                nodes: matcher.chart.derivations.nodes.count
            )
        }
    }

    @Test(
        "It grows in proportion to the utterance",
        arguments: ["kichen lmap ", "go lam thn hal lihgt ", "xyzzy ", "stpo ", "kitchenlamp halllight "]
    )
    func linear(part: String) throws {
        let parser = try Self.parser()
        let count = 24
        let short = Self.work(of: String(repeating: part, count: count), with: parser)
        let long = Self.work(of: String(repeating: part, count: 4 * count), with: parser)
        for (one, four) in zip(short.all, long.all) { #expect(four <= 4 * one + one / 2 + 16) }
    }

    @Test func `paths that no reading may have are not followed`() throws {
        let parser = try Self.parser()
        let states = parser.compiled.matchers.withMatcher { matcher in
            let known = parser.correctionVocabulary
            matcher.prepare("go kichen thn hal lihgt and some more words then stop", .exact, for: parser.compiled)
            return [(Int32?.none, 3), (nil, 1), (.max, 3)].map { mostUnexplained, mostEdits in
                matcher.forgiving.buildGaps(matcher.text(.full), known, mostWords: 48, corrects: true)
                if let mostUnexplained { matcher.forgiving.lattice.mostUnexplained = mostUnexplained }
                _ = matcher.chart.run(
                    matcher.forgiving.lattice.view,
                    lists: parser.lists.view,
                    mostEdits: mostEdits
                )
                return matcher.chart.work.states
            }
        }
        #expect(states[1] < states[0])
        #expect(states[0] < states[2])
    }

    @Test("Ten times as many names cause hardly more work")
    func manyNames() throws {
        let work = try [1_000, 10_000].map {
            Self.work(of: "trun on lmap 5k1x and off", with: try Self.parser(names: $0))
        }
        #expect(work[0].visited > 0)
        #expect(work[1].visited < 4 * work[0].visited)
    }

    /// One word repeated, or a slot that reads it up to five times, in each case with many optional parts.
    private static func repetitive() throws -> Parser {
        let slots = (0..<9).map { "[{few:s\($0)}]" }.joined(separator: " ")
        let few = (1...5).map { "\"\(words("la", count: $0))\"" }.joined(separator: ", ")
        return try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["play {song} [in the {room}]", "sing \(slots) now"]}]}}
                lists:
                  song: {values: ["\(words("na", count: 12))", "\(words("na", count: 11)) hey"]}
                  few: {values: [\(few)]}
                  room: {values: [kitchen]}
                """
        )
    }

    private static func words(_ word: String, count: Int) -> String {
        Array(repeating: word, count: count).joined(separator: " ")
    }

    @Test(
        "Ways through a value that meet are followed once, however often a word may be left out",
        arguments: [("play", "na", "in the kitchn"), ("sing", "la", "noww")]
    )
    func repeatedWords(verb: String, word: String, end: String) throws {
        let parser = try Self.repetitive()
        let work = [20, 40, 80].map { Self.work(of: "\(verb) \(Self.words(word, count: $0)) \(end)", with: parser) }
        #expect(work[0].transitions > 0)
        for (less, more) in zip(work, work.dropFirst()) {
            #expect(more.transitions <= 5 * less.transitions / 2)
            #expect(more.nodes <= 5 * less.nodes / 2)
        }
    }

    @Test("Of the ways to read a value the one with the fewest words left out counts")
    func fewestEdits() throws {
        let parser = try Self.repetitive()
        for (said, leftOut) in [(13, 1), (14, 2), (15, 3)] {
            let result = try parser.parse("play \(Self.words("na", count: said))")
            #expect(result.match == .approximate, "\(said) words")
            #expect(result.best?.edits == leftOut, "\(said) words")
        }
        #expect(try parser.parse("play \(Self.words("na", count: 16))").match == .none)
        let options = ParseOptions(edits: 4)
        #expect(try parser.parse("play \(Self.words("na", count: 16))", options: options).best?.edits == 4)
    }

    @Test("The words of scripts without blanks are collected in a limited number of steps", arguments: [60, 240])
    func undivided(templates: Int) throws {
        let optional = "あいうえおかきくけこさし".map { "[\($0)を]" }.joined()
        let sentences = (0..<templates).map { "\"\(optional)家\(Self.words("灯", count: $0 + 1))点けて\(optional)\"" }
        let parser = try Fixture.parser(
            yaml: "language: ja\nintents: {A: {data: [{sentences: [\(sentences.joined(separator: ", "))]}]}}"
        )
        var words = WordSet()
        let steps = words.insert(wordsOf: parser.compiled.nfa, writesBlanks: false)
        #expect(steps > parser.compiled.nfa.stateCount / 8)
        #expect(steps < WordSet.undividedBudget + 64 * parser.compiled.nfa.stateCount)
    }

    @Test("Words that end behind a rule are collected once for all its uses", arguments: [50, 200])
    func endingsOfRules(templates: Int) throws {
        let letters = "abcdefghijklmnopqrst"
        let verbs = letters.flatMap { first in ["ar", "er", "ir"].map { "\(first)olv\($0)" } }
        let sentences = (0..<templates).map { "\"<verb>(me|lo|la) n\($0)\"" }
        let parser = try Fixture.parser(
            yaml: """
                language: es
                expansion_rules: {verb: "(\(verbs.joined(separator: "|")))"}
                intents: {A: {data: [{sentences: [\(sentences.joined(separator: ", "))]}]}}
                """
        )
        var words = WordSet()
        let steps = words.insert(wordsOf: parser.compiled.nfa, writesBlanks: true)
        #expect(steps < parser.compiled.nfa.stateCount)
        let trie = words.trie()
        var found: Set<[UInt8]> = []
        trie.forEachPlace { place, path in if trie.number(at: place) != nil { found.insert(path) } }
        #expect(found.count == 3 * verbs.count)
    }

    @Test("An utterance as long as may be does not exhaust a small stack", arguments: ["na ", "5km", "hall light "])
    func smallStack(unit: String) async throws {
        let value = String(repeating: unit, count: 1_300 / unit.count)
        let units = String(repeating: "5 km ", count: 1_300)
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["go {name} [now]"]}]}}
                lists: {name: {values: ["\(value)one", "\(value)two", "\(units)x", "\(units)y"]}}
                """
        )
        let text = "go " + String(repeating: unit, count: 4_000 / unit.count)
        let result = await SmallStack.run { try? parser.parse(text) }
        #expect(result?.match == ParseResult.Match.none)
    }
}
