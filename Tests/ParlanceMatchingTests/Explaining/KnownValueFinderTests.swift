import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("The nearest known value")
struct KnownValueFinderTests {
    private static func trie(_ names: [String]) -> ByteTrie {
        var builder = ByteTrieBuilder()
        for (number, name) in names.enumerated() { builder.insert(name.utf8, number: number) }
        return builder.trie()
    }

    @Test(
        "The name that differs least, by letters and not by bytes",
        arguments: [
            ("pantry", "panty", 1), ("kichen", "kitchen", 1), ("ktichen", "kitchen", 1),
            ("livin rom", "living room", 2),
            ("cafe", "café", 1), ("дом", "дым", 1), ("xyz", nil, 0), ("kitchen", "kitchen", 0), ("", nil, 0),
            (String(repeating: "x", count: 65), nil, 0),
        ] as [(String, String?, Int)]
    )
    func nearest(words: String, name: String?, distance: Int) {
        var finder = KnownValueFinder(
            Self.trie(["kitchen", "panty", "living room", "café", "дым", "bath", "kitten"]),
            words: words
        )
        let found = finder.nearest()
        #expect(found?.said == name)
        if let found { #expect(found.distance == distance) }
    }

    @Test("Of equally near values, the one with the first words in order")
    func tie() {
        var finder = KnownValueFinder(Self.trie(["lump", "lamp", "limp"]), words: "lomp")
        #expect(finder.nearest()?.said == "lamp")
    }

    @Test("A near miss names the value, a range its bounds, and only an explanation does")
    func nearMisses() throws {
        let parser = try Fixture.parser("turn on {area} light", "set to {n} percent")
        #expect(
            try parser.explain("turn on kichen light", options: .exact).nearest[0].unknown?.known
                == .value(said: "kitchen", "kitchen")
        )
        #expect(
            try parser.explain("set to 500 percent", options: .exact).nearest[0].unknown?.known
                == .range(NumberRange(from: 0, to: 100))
        )
        #expect(try parser.parse("turn on kichen light", options: .exact).nearest[0].unknown?.known == nil)
    }
}
