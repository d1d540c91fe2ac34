import Testing

@testable import ParlanceGrammar

struct ListReaderTests {
    @Test(arguments: values)
    func `a value is text, a template, or a mapping with 'in'`(text: String, value: ListValue) throws {
        #expect(try list("{values: [\(text)]}") == .values([value]))
    }

    static let values: [(String, ListValue)] = [
        ("green tea", ListValue(input: Template(literal: "green tea"), output: "green tea")),
        ("'Dr. Who; \\ & Co'", ListValue(input: Template(literal: #"Dr. Who; \ & Co"#), output: #"Dr. Who; \ & Co"#)),
        ("' tea '", ListValue(input: Template(literal: " tea "), output: " tea ")),
        ("5", ListValue(input: Template(literal: "5"), output: "5")),
        ("2.50", ListValue(input: Template(literal: "2.50"), output: "2.50")),
        ("'on'", ListValue(input: Template(literal: "on"), output: "on")),
        ("'(black|green) tea'", ListValue(input: template("(black|green) tea"), output: nil)),
        ("'tea[s]'", ListValue(input: template("tea[s]"), output: nil)),
        ("a@b", ListValue(input: template("a@b"), output: nil)),
        ("\"(\u{301}a|b)\"", ListValue(input: template("(\u{301}a|b)"), output: nil)),
        ("{in: tea}", ListValue(input: Template(literal: "tea"), output: nil)),
        ("{in: tea, out: ~}", ListValue(input: Template(literal: "tea"), output: nil)),
        ("{in: '(oolong|wulong)', out: oolong}", ListValue(input: template("(oolong|wulong)"), output: "oolong")),
        ("{in: [tea, 'green[ ]tea']}", ListValue(input: template("(tea|green[ ]tea)"), output: "tea")),
        ("{in: ['(oolong|wulong)', tea]}", ListValue(input: template("((oolong|wulong)|tea)"), output: nil)),
        ("{in: [tea], out: 1}", ListValue(input: Template(literal: "tea"), output: 1)),
        ("{in: loud, out: on}", ListValue(input: Template(literal: "loud"), output: true)),
        ("{in: two, out: 2}", ListValue(input: Template(literal: "two"), output: 2)),
        ("{in: 2, out: [1, a, {b: off}]}", ListValue(input: Template(literal: "2"), output: [1, "a", ["b": false]])),
        (
            "{in: lamp, out: x, context: {domain: light, on: 1}, metadata: {id: lamp.1}}",
            ListValue(
                input: Template(literal: "lamp"),
                output: "x",
                context: ["domain": "light", "on": 1],
                metadata: ["id": "lamp.1"]
            )
        ),
    ]

    private static func template(_ text: String) -> Template { try! Template(text) }

    @Test(arguments: ranges)
    func `a range has all that the files may say of it`(text: String, range: NumberRange) throws {
        #expect(try list("{range: {\(text)}}") == .range(range))
    }

    static let ranges: [(String, NumberRange)] = [
        ("from: 0, to: 100", NumberRange(from: 0, to: 100)),
        ("from: -5, to: 5.0, type: temperature", NumberRange(from: -5, to: 5)),
        ("from: 7, to: 7, step: 3", NumberRange(from: 7, to: 7, step: 3)),
        ("from: 0, to: 9, fractions: halves", NumberRange(from: 0, to: 9, fractions: .halves)),
        ("from: 0, to: 9, fractions: hundredths", NumberRange(from: 0, to: 9, fractions: .hundredths)),
        (
            "from: 0, to: 9, fractions: tenths, multiplier: -1",
            NumberRange(from: 0, to: 9, fractions: .tenths, multiplier: -1)
        ),
        (
            "from: 0, to: 9, multiplier: 0.5, digits: no",
            NumberRange(from: 0, to: 9, multiplier: 0.5, allowsDigits: false)
        ),
        (
            "from: 0, to: 9, words: off, words_language: de",
            NumberRange(from: 0, to: 9, allowsWords: false, wordsLanguage: "de")
        ),
        (
            "from: -9007199254740992, to: 9007199254740992, words: false",
            NumberRange(from: -9_007_199_254_740_992, to: 9_007_199_254_740_992, allowsWords: false)
        ),
    ]

    @Test(arguments: ["{wildcard: true}", "{wildcard: on}", "{wildcard: true, metadata: {a: b}}"])
    func `a wildcard is any words`(text: String) throws {
        #expect(try list(text) == .wildcard)
    }

    @Test func `the first of values, range and wildcard counts, and a warning says so`() throws {
        let values = SlotList.values([ListValue(input: Template(literal: "a"), output: "a")])
        let range = SlotList.range(NumberRange(from: 1, to: 2))
        for (text, list, counts) in [
            ("{wildcard: true, values: [a]}", values, "values"),
            ("{wildcard: true, range: {from: 1, to: 2}}", range, "range"),
            ("{range: {from: 1, to: 2}, values: [a]}", values, "values"),
            ("{values: [a], type: missing}", values, "values"),
            ("{type: missing, range: {from: 1, to: 2}}", range, "range"),
        ] {
            let loaded = try load(text)
            #expect(loaded.grammar.lists["it"] == list)
            #expect(loaded.warnings.map(\.problem.code) == ["mixed-list"])
            #expect(loaded.warnings.first?.problem.message.contains("only '\(counts)' counts") == true)
        }
    }

    @Test func `a list of no values is a list`() throws {
        #expect(try list("{values: []}") == .values([]))
    }

    @Test func `lists come out of a value as well`() throws {
        let lists = try SlotList.lists(from: [
            "a": ["values": ["x", ["in": "(y|z)", "out": 1]]], "b": ["wildcard": true],
        ])
        let values = [
            ListValue(input: Template(literal: "x"), output: "x"), ListValue(input: Self.template("(y|z)"), output: 1),
        ]
        #expect(lists == ["a": .values(values), "b": .wildcard])
    }

    private func list(_ text: String) throws -> SlotList? {
        let loaded = try load(text)
        #expect(loaded.warnings.isEmpty)
        return loaded.grammar.lists["it"]
    }

    private func load(_ text: String) throws -> GrammarLoader.Loaded {
        try GrammarLoader().load(
            "language: en\nlists: {it: \(text)}\nintents: {Brew: {data: [{sentences: [tea]}]}}\n"
        )
    }
}
