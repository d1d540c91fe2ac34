import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Where values end")
struct ValueTrieTests {
    private let normalizer = Normalizer(language: "en")

    @Test(
        "All values that begin at a position are found, in every way they can be said",
        arguments: [
            (["light", "light bulb"], "light bulbs", 0, [5, 10]), (["blind[s]"], "the blinds", 4, [9, 10]),
            (["bed[ ]room"], "bedroom bed room", 0, [7]), (["bed[ ]room"], "bedroom bed room", 8, [16]),
            (["(a|b) c", "a"], "a cd", 0, [1, 3]), (["5 km"], "5km", 0, [3]), (["x"], "y", 0, []),
            (["(red;green;blue)"], "green blue red", 0, [14]), (["[a] [b]"], "a b", 0, [2, 3]),
        ]
    )
    func ends(values: [String], text: String, start: Int, ends: [Int]) throws {
        var compiler = ListCompiler(normalizer: normalizer, language: "en", rules: [:])
        let list = compiler.compile(.values(try values.map { ListValue(input: try Template($0), output: nil) }))
        guard case .values(let compiled) = list else { return #expect(Bool(false)) }
        #expect(Set(compiled.ends(in: normalizer.normalize(text), from: start)) == Set(ends))
    }

    @Test("Values with more ways to be said than are put in the trie are found too")
    func manyWays() throws {
        let template = String(repeating: "[a|b|c] ", count: 6) + "end"
        var compiler = ListCompiler(normalizer: normalizer, language: "en", rules: [:])
        let list = compiler.compile(.values([ListValue(input: try Template(template), output: nil)]))
        guard case .values(let compiled) = list else { return #expect(Bool(false)) }
        let text = normalizer.normalize("c b a c b a end x")
        #expect(compiled.ends(in: text, from: 0) == [15])
        #expect(compiled.ends(in: text, from: 2) == [15])
        #expect(compiled.ends(in: text, from: 16).isEmpty)
    }
}
