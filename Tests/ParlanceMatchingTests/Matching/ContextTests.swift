import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Context")
struct ContextTests {
    @Test(
        "A block that requires a context matches only where a value or the caller supplies it",
        arguments: [
            ("{domain: light}", "lamp", [:], "name=Lamp"), ("{domain: light}", "fan", [:], nil),
            ("{domain: [light, fan]}", "fan", [:], "name=Fan"), ("{domain: [light, fan]}", "wi-fi plug", [:], nil),
            ("{domain: }", "fan", [:], "name=Fan"),
            ("{area: {slot: true}}", "fan", ["area": "Attic"], "name=Fan area=Attic"),
            ("{area: {slot: true}}", "fan", [:], nil),
            ("{area: {slot: room}}", "fan", ["area": "Attic"], "name=Fan room=Attic"),
            ("{area: {value: Attic, slot: true}}", "fan", ["area": "Attic"], "name=Fan area=Attic"),
            ("{area: {value: Attic}}", "fan", ["area": "Cellar"], nil),
            ("{area: Attic}", "fan", ["area": "Attic"], "name=Fan"),
        ] as [(String, String, [String: Value], String?)]
    )
    func requiredContext(requirement: String, utterance: String, context: [String: Value], slots: String?) throws {
        let parser = try Fixture.parser("{name}", block: "requires_context: \(requirement)")
        #expect(try parser.slots(of: utterance, ParseOptions(context: context)) == slots)
    }

    @Test(
        "A block that excludes a context matches unless a value or the caller supplies it",
        arguments: [
            ("{domain: light}", "lamp", [:], nil), ("{domain: light}", "fan", [:], "name=Fan"),
            ("{domain: [light, fan]}", "fan", [:], nil), ("{area: Attic}", "fan", ["area": "Attic"], nil),
            ("{area: Attic}", "fan", ["area": "Cellar"], "name=Fan"),
            ("{area: Attic}", "fan", ["area": .object(["value": "Attic"])], nil),
        ] as [(String, String, [String: Value], String?)]
    )
    func excludedContext(exclusion: String, utterance: String, context: [String: Value], slots: String?) throws {
        let parser = try Fixture.parser("{name}", block: "excludes_context: \(exclusion)")
        #expect(try parser.slots(of: utterance, ParseOptions(context: context)) == slots)
    }

    @Test("The reading's context is the caller's, overlaid by that of the spoken values")
    func accumulatedContext() throws {
        let options = ParseOptions(context: ["area": "Attic", "domain": "fan"])
        let reading = try #require(try Fixture.parser("{name}").parse("lamp", options: options).readings.first)
        #expect(reading.context == ["area": "Attic", "domain": "light"])
        #expect(reading["name"]?.metadata == .object(["id": .integer(1)]))
    }

    @Test("Spoken slots precede the context, and both precede fixed slots")
    func slotsOfThreeKinds() throws {
        let block = """
            slots: {kind: fixed, area: fixed, n: 1}
            requires_context: {area: {slot: true}}
            response: done
            metadata: {combination: all}
            """
        let options = ParseOptions(context: ["area": .object(["value": "Attic", "metadata": "top"])])
        let reading = try #require(
            try Fixture.parser("{n} {name}", block: block).parse("5 fan", options: options).readings.first
        )
        #expect(reading.slots.map(\.kind) == [.range, .list, .fixed, .fixed, .context])
        #expect(reading["n"]?.value == .integer(5))
        #expect(reading["kind"]?.value == "fixed")
        #expect(reading["area"] == Slot(name: "area", value: "Attic", kind: .context, metadata: "top"))
        #expect(reading.response == "done")
        #expect(reading.metadata == ["combination": "all"])
        #expect(reading.source.description == "test.yaml:6:14")
    }

    @Test("A block with required keywords applies only if the utterance has one of them")
    func requiredKeywords() throws {
        let parser = try Fixture.parser("{any}", block: "required_keywords: [Fan, lamp]")
        #expect(try parser.slots(of: "the FAN please") == "any=the FAN please")
        #expect(try parser.slots(of: "the fans") == nil)
    }

    @Test("A block may require more keys than anyone would write", arguments: [63, 64, 65, 100])
    func manyKeys(count: Int) throws {
        var block = SentenceBlock(sentences: [
            Sentence(
                template: try Template("go {name} [{any}] {more}"),
                place: SourcePlace(file: "g.yaml", line: 1, column: 1)
            )
        ])
        block.requiredContext = (0..<count).map { ContextRequirement(key: "k\($0)", expected: .value(.string("v"))) }
        let parser = Parser(
            Grammar(
                language: "en",
                intents: [Intent(name: "A", blocks: [block])],
                lists: ["any": .wildcard, "more": .wildcard]
            )
        )
        var last: [String: Value] = ["k\(count - 1)": .string("v")]
        var context = Dictionary(uniqueKeysWithValues: (0..<count - 1).map { ("k\($0)", Value.string("v")) })
        let name = ListValue(input: Template(literal: "lamp"), output: nil, context: last)
        let other = ListValue(input: Template(literal: "fan"), output: nil)
        let listed = parser.with(lists: ["name": .values([other, name])])
        #expect(try listed.parse("go lamp a b c", options: ParseOptions(context: context)).match == .exact)
        #expect(try listed.parse("go fan a b c", options: ParseOptions(context: context)).match == .none)
        last["k0"] = .string("w")
        context["k0"] = nil
        #expect(try listed.parse("go lamp a b c", options: ParseOptions(context: context)).match == .none)
    }
}

extension Value: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
}
