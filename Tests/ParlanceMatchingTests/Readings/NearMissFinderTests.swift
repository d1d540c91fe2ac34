import Testing

@testable import ParlanceMatching

@Suite("Nearest templates")
struct NearMissFinderTests {
    @Test(
        "A non-match has how far templates came, their expectations, and the unknown value",
        arguments: [
            // utterance, best template, words matched, stopped at, expected, unknown
            ("turn on the pantry light", "turn on [the] {area} light", 3, "pantry", ["{area}"], "area: pantry"),
            (
                "turn on the big old pantry light", "turn on [the] {area} light", 3, "big", ["{area}"],
                "area: big old pantry"
            ),
            ("turn on the kitchen lights", "turn on [the] {area} light", 4, "lights", ["light"], nil),
            ("turn on the kitchen", "turn on [the] {area} light", 4, "", ["light"], nil),
            ("turn over the kitchen light", "turn on [the] {area} light", 1, "over", ["on"], nil),
            ("set to 500 percent", "set to {n} percent", 2, "500", ["{n}"], "n: 500"),
        ] as [(String, String, Int, String, [String], String?)]
    )
    func nearest(
        utterance: String,
        template: String,
        matched: Int,
        stopped: String,
        expected: [String],
        unknown: String?
    ) throws {
        let parser = try Fixture.parser(
            "turn (on|off) it",
            "turn on [the] {area} light",
            "set to {n} percent",
            "{any} x"
        )
        let result = try parser.parse(utterance, options: .exact)
        #expect(result.match == .none)
        let miss = try #require(result.nearest.first { $0.template == template })
        #expect(miss.matched == matched)
        #expect(String(utterance[miss.stopped]) == stopped)
        #expect(miss.unknown.map { "\($0.slot): \($0.text)" } == unknown)
        #expect(result.nearest.count <= 3)
        #expect(Self.wanted(by: miss) == expected)
    }

    @Test(
        "A value that is only the beginning of a word is not read, unless the template continues within the word",
        arguments: [
            ("en", "turn on {area}", "turn on kitchenette", 2, ["{area}"], "area: kitchenette"),
            ("en", "turn on {area} now", "turn on kitchenette now", 2, ["{area}"], "area: kitchenette"),
            ("en", "turn on {area}ban now", "turn on kitchenbag now", 2, ["ban"], nil),
            ("en", "turn on {area}ban now", "turn on kitchenette now", 2, ["{area}"], "area: kitchenette"),
            ("en", "set {n} now", "set 15.0 now", 1, ["{n}"], "n: 15.0"),
            ("de", "turn on {area} light", "turn on kitchenlid", 2, ["light"], nil),
            ("de", "turn on {area} light", "turn on kitchenette light", 2, ["{area}"], "area: kitchenette"),
        ] as [(String, String, String, Int, [String], String?)]
    )
    func valueWithinWord(
        language: String,
        template: String,
        utterance: String,
        matched: Int,
        expected: [String],
        unknown: String?
    ) throws {
        let result = try Fixture.parser(template, language: language).parse(utterance)
        let miss = try #require(result.nearest.first)
        #expect(miss.matched == matched)
        #expect(Self.wanted(by: miss) == expected)
        #expect(miss.unknown.map { "\($0.slot): \($0.text)" } == unknown)
    }

    @Test(
        "Words that are read in part are expected as a whole, optional slots are not blamed, and nothing is repeated",
        arguments: [
            // template, utterance, words matched, stopped at, expected, unknown
            (["I need {area} now"], "I nee kitchen now", 1, "nee", ["need"], nil),
            (["make cup[s] now"], "mak cups now", 0, "mak", ["make"], nil),
            (["make cup[s] now"], "make cu", 1, "cu", ["cup"], nil),
            (["make cup[s] now"], "make cup", 2, "", ["now"], nil),
            (["(turn|tune) it on"], "tur it on", 0, "tur", ["turn"], nil),
            (["(turn|tune) it on"], "tu it on", 0, "tu", ["tune", "turn"], nil),
            (["turn on {area}light"], "turn on kitchenlig", 2, "kitchenlig", ["light"], nil),
            (["turn [{area}] lamp on"], "turn pantry off", 1, "pantry", ["lamp", "{area}"], nil),
            (["turn [the] {area} on"], "turn pantry off", 1, "pantry", ["{area}", "the"], "area: pantry"),
            (["turn [{n}] {area} on"], "turn pantry off", 1, "pantry", ["{area}", "{n}"], "area: pantry"),
            (["turn [{area}]"], "turn off it", 1, "off", ["{area}"], "area: off it"),
            (["turn ({area}|[very] {n}) on"], "turn off it", 1, "off", ["very", "{area}", "{n}"], nil),
            (["turn ({area:x}|{n:x}) on"], "turn off it", 1, "off", ["{x}"], nil),
            (["turn (it on|it off)"], "turn me", 1, "me", ["it"], nil),
            (["turn (it|me) on"], "turn it me", 2, "me", ["on"], nil),
        ] as [([String], String, Int, String, [String], String?)]
    )
    func namesWholeWords(
        templates: [String],
        utterance: String,
        matched: Int,
        stopped: String,
        expected: [String],
        unknown: String?
    ) throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: \(templates.map { "\($0)" })}]}}
                \(Fixture.lists)
                """
        )
        let miss = try #require(try parser.parse(utterance, options: .exact).nearest.first)
        #expect(miss.matched == matched)
        #expect(String(utterance[miss.stopped]) == stopped)
        #expect(Self.wanted(by: miss).sorted() == expected.sorted())
        #expect(miss.unknown.map { "\($0.slot): \($0.text)" } == unknown)
    }

    @Test("Templates that a YAML alias puts into two blocks are named once; the list of a slot is known")
    func namesOnce() throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents:
                  A: {data: [{sentences: &a ["dim {area:place} now"]}, {sentences: *a, slots: {x: 1}}]}
                \(Fixture.lists)
                """
        )
        let nearest = try parser.parse("dim pantry now", options: .exact).nearest
        #expect(nearest.count == 1)
        #expect(nearest.first?.unknown?.slot == "place")
        #expect(nearest.first?.unknown?.list == "area")
    }

    private static func wanted(by miss: NearMiss) -> [String] {
        miss.expected.map { expected in
            switch expected {
            case .slot(let name): "{\(name)}"
            case .text(let text): text
            }
        }
    }

    @Test("The template that lacks only a value precedes others that came as far")
    func unknownValueFirst() throws {
        let parser = try Fixture.parser("turn on the lamp x", "turn on the {area}")
        #expect(
            try parser.parse("turn on the pantry", options: .exact).nearest.map(\.template) == [
                "turn on the {area}", "turn on the lamp x",
            ]
        )
    }

    @Test("Each of thousands of templates that lack a keyword is examined once", .timeLimit(.minutes(20)))
    func manyRefused() throws {
        let refused = (0..<2_000).map { "'go {any} x\($0)'" }.joined(separator: ", ")
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents:
                  Refused: {data: [{sentences: [\(refused)], required_keywords: [never]}]}
                  Near: {data: [{sentences: ["go {any} to {area}"]}]}
                \(Fixture.lists)
                """
        )
        let text = "go " + String(repeating: "a to b ", count: 570)
        let nearest = try parser.parse(text, options: .exact).nearest
        #expect(nearest.map(\.template) == ["go {any} to {area}"])
        #expect(nearest.first?.unknown?.slot == "area")
    }

    @Test("An utterance that no template can begin to read has no near misses")
    func nothingNear() throws {
        let result = try Fixture.parser("turn on {area}").parse("xyzzy")
        #expect(result.match == .none)
        #expect(result.nearest.isEmpty)
    }
}
