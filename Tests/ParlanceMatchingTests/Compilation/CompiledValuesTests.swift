import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Where values end")
struct CompiledValuesTests {
    /// The ends of the values that begin at a position, as the chart finds them: with a template that consists of the
    /// list.
    private static func ends(_ values: [String], in text: String, from start: Int) throws -> Set<Int> {
        let list = SlotList.values(try values.map { ListValue(input: try Template($0), output: nil) })
        let grammar = Grammar(
            language: "en",
            intents: [
                Intent(
                    name: "A",
                    blocks: [
                        SentenceBlock(sentences: [
                            Sentence(
                                template: try Template("{list}"),
                                place: SourcePlace(file: "g", line: 1, column: 1)
                            )
                        ])
                    ]
                )
            ],
            lists: ["list": list]
        )
        let parser = Parser(grammar)
        let source = String(decoding: Array(text.utf8)[start...], as: UTF8.self)
        return parser.compiled.matchers.withMatcher { matcher in
            matcher.prepare(source, .exact, for: parser.compiled)
            _ = matcher.chart.run(MatchedText(matcher.text(.full)), lists: parser.lists.view)
            let count = matcher.chart.derivations.answers.count
            return Set((0..<count).map { start + Int(matcher.chart.derivations.answers[$0].end) })
        }
    }

    @Test(
        "All values that begin at a position are found, in all their forms",
        arguments: [
            (["light", "light bulb"], "light bulbs", 0, [5, 10]), (["blind[s]"], "the blinds", 4, [9, 10]),
            (["bed[ ]room"], "bedroom bed room", 0, [7]), (["bed[ ]room"], "bedroom bed room", 8, [16]),
            (["(a|b) c", "a"], "a cd", 0, [1, 3]), (["5 km"], "5km", 0, [3]), (["x"], "y", 0, []),
            (["(red;green;blue)"], "green blue red", 0, [14]), (["[a] [b]"], "a b", 0, [2, 3]),
        ]
    )
    func ends(values: [String], text: String, start: Int, ends: [Int]) throws {
        #expect(try Self.ends(values, in: text, from: start) == Set(ends))
    }

    @Test("Values with more forms than the trie takes are found too")
    func manyWays() throws {
        let template = String(repeating: "[a|b|c] ", count: 6) + "end"
        #expect(try Self.ends([template], in: "c b a c b a end x", from: 0) == [15])
        #expect(try Self.ends([template], in: "c b a c b a end x", from: 2) == [15])
        #expect(try Self.ends([template], in: "c b a c b a end x", from: 16).isEmpty)
    }
}
