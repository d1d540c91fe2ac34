import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Ranking")
struct RankingTests {
    /// Intents `A` and `B` with a template each, and the expected winner.
    @Test(
        "Least text in wildcards, fewest wildcards, most literal text, the intent's name, the order of declaration",
        arguments: [
            ("play {any}", "play {name}", "play lamp", "B"), ("play {any} {n}", "play {any}", "play x 5", "A"),
            ("play {any}", "play [the] {any}", "play the x", "B"), ("{any} x {n}", "{any} {n}", "a x 5", "A"),
            ("set {n} x", "set fifty x", "set fifty x", "A"), ("set {area}", "set kitchen", "set kitchen", "B"),
            ("{n} {any}", "{any}", "50 x", "A"), ("{name}", "{name}", "lamp", "A"),
            ("{area} {any}", "{any}", "kitchen b", "A"), ("a {any} c {more}", "a {any} c [d] {more}", "a b c d e", "B"),
            ("play {any}", "play {any} by {more}", "play yesterday by the beatles", "B"),
            ("play {any}", "play {any} [by {more}]", "play yesterday by the beatles", "B"),
            ("play {any}", "play {any} [by {more}]", "play yesterday", "A"),
            ("play {any} {more}", "play {any}", "play yesterday by the beatles", "B"),
            ("put living {any}", "put {area}", "put living room", "B"),
            ("play {any} now", "play {any} by {more}", "play a by b now", "A"),
            ("play {any} by {more}", "play {any} now", "play a by b now", "B"),
            // A known value is never left to a wildcard, however many words of it the other template names.
            ("go to {any}", "go to [the] {name}", "go to the lamp", "B"),
            ("from {any} to [the] {more}", "from {any} to {area}", "from x to living room", "B"),
            ("from {any} to living {more}", "from {any} to {area}", "from x to living room", "B"),
            ("{area} {any}", "living {any}", "living room on", "A"),
        ]
    )
    func totalOrder(first: String, second: String, utterance: String, winner: String) throws {
        let parser = try Self.parser(first, second)
        #expect(try parser.parse(utterance).readings.first?.intent == winner)
    }

    @Test("Within a template the earliest branch wins a tie, and the earliest value of a list")
    func earliestBranch() throws {
        let parser = try Fixture.parser("({any} b|{more} b)").with(lists: [
            "name": .values([1, 2].map { ListValue(input: Template(literal: "x"), output: .integer($0)) })
        ])
        #expect(try parser.slots(of: "a b") == "any=a")
        let listed = try Fixture.parser("{name}").with(lists: [
            "name": .values([1, 2].map { ListValue(input: Template(literal: "x"), output: .integer($0)) })
        ])
        #expect(try listed.slots(of: "x") == "name=1")
    }

    @Test(
        "Within a template, too, least text is left to wildcards, however many they are",
        arguments: [
            ("play {any} [by {more}]", "play yesterday by the beatles", "any=yesterday more=the beatles"),
            ("play {any} [by {more}] [now]", "play a by b now", "any=a more=b"),
            ("play [{any} by] {name}", "play the lamp by lamp", "name=Whole"),
            ("({name}|the {any}) by ({name:more}|{more})", "the lamp by lamp", "name=The more=Lamp"),
            ("({name}|the {any}) by ({name:more}|{more})", "the lamp by night", "name=The more=night"),
            ("({any} by|{name}) [then {more}]", "the lamp by then go", "name=Late more=go"),
            ("({any} by|{name}) [then {more}]", "the lamp by", "name=Late"),
        ]
    )
    func withinTemplate(template: String, utterance: String, slots: String) throws {
        let names = ["lamp": "Lamp", "the lamp": "The", "the lamp by": "Late", "the lamp by lamp": "Whole"]
        let values = names.sorted { $0.key < $1.key }
            .map { ListValue(input: Template(literal: $0.key), output: .string($0.value)) }
        let parser = try Fixture.parser(template).with(lists: ["name": .values(values)])
        #expect(try parser.slots(of: utterance) == slots)
        let many = try parser.parse(utterance, options: ParseOptions(limit: 5)).readings.first?.slots
        #expect(many == (try parser.parse(utterance).readings.first?.slots))
    }

    @Test("A preferred slot found in a list outranks everything, the longest text first; a wildcard's does not count")
    func preferredSlot() throws {
        let names = SlotList.values(
            ["lamp", "lamp two"].map { ListValue(input: Template(literal: $0), output: .string($0)) }
        )
        let parser = try Fixture.parser("turn on {name}", "turn on {name} two", "turn on lamp two", "turn {any:name}")
            .with(lists: ["name": names])
        let free = try #require(try parser.parse("turn on lamp two").readings.first)
        #expect(free.template == "turn on lamp two")
        let preferring = ParseOptions(preferredSlot: "name", limit: 9)
        let readings = try parser.parse("turn on lamp two", options: preferring).readings
        #expect(readings.map(\.template) == ["turn on {name}"])
        #expect(readings.first?["name"]?.value == .string("lamp two"))
        #expect(try parser.slots(of: "turn off", preferring) == "name=off")
    }

    @Test("A preferred metadata key outranks everything")
    func preferredMetadata() throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents:
                  A: {data: [{sentences: ["turn on it"]}]}
                  B: {data: [{sentences: ["turn {any}"], metadata: {custom: true}}]}
                  C: {data: [{sentences: ["turn on {any}"], metadata: {custom: false}}]}
                lists: {any: {wildcard: true}}
                """
        )
        let options = ParseOptions(preferredMetadata: "custom", limit: 9)
        #expect(try parser.parse("turn on it", options: options).readings.map(\.intent) == ["B"])
        #expect(
            try parser.parse("turn on it", options: ParseOptions(limit: 9)).readings.map(\.intent) == ["A", "C", "B"]
        )
    }

    @Test("As many readings as asked for are returned, best first, none twice")
    func limit() throws {
        let parser = try Self.parser("[the] {name}", "{any}")
        let two = try parser.parse("the lamp", options: ParseOptions(limit: 2)).readings
        #expect(two.map(\.intent) == ["A", "B"])
        #expect(try parser.parse("the lamp").readings.count == 1)
        let same = try Fixture.parser("{n}[ ]%", "{n}[ ][%]")
        #expect(try same.parse("50%", options: ParseOptions(limit: 9)).readings.count == 2)
    }

    @Test("However many readings there are, no more are returned than anyone wants to see")
    func mostReadings() throws {
        let slots = (0..<12).map { "[{name:s\($0)} ]" }.joined()
        let names = ["lamp", "lamp lamp"].map { ListValue(input: Template(literal: $0), output: .string($0)) }
        let parser = try Fixture.parser("\(slots)end").with(lists: ["name": .values(names)])
        let utterance = String(repeating: "lamp ", count: 7) + "end"
        let all = try parser.parse(utterance, options: ParseOptions(limit: .max)).readings
        #expect(all.count == ParseOptions.mostReadings)
        #expect(Set(all.map(\.slots)).count == all.count)
        let few = try parser.parse(utterance, options: ParseOptions(limit: 3)).readings
        #expect(few.map(\.slots) == all.prefix(3).map(\.slots))
        #expect(try parser.parse(utterance).readings.map(\.slots) == all.prefix(1).map(\.slots))
    }

    @Test(
        "Divisions of the text among wildcards are readings of their own only on request, up to the limit",
        arguments: [(false, 300, 1), (true, 300, 3), (true, 9, 3), (true, 2, 2)]
    )
    func splits(isRequested: Bool, limit: Int, count: Int) throws {
        let parser = try Self.parser("play {any} by {more}", "go")
        let options = ParseOptions(limit: limit, splits: isRequested)
        let readings = try parser.parse("play day by day by taken by trees", options: options).readings
        let artists = ["day by taken by trees", "taken by trees", "trees"]
        let named = readings.compactMap { $0["more"]?.value.description }
        #expect(Set(named).isSubset(of: artists))
        #expect(Set(readings.map(\.slots)).count == count)
        #expect(readings.count == count)
    }

    private static func parser(_ first: String, _ second: String) throws -> Parser {
        try Fixture.parser(
            yaml: """
                language: en
                intents:
                  B: {data: [{sentences: ["\(second)"]}]}
                  A: {data: [{sentences: ["\(first)"]}]}
                \(Fixture.lists)
                """
        )
    }
}
