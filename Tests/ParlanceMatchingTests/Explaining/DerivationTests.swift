import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Derivations")
struct DerivationTests {
    /// The derivation of the best reading: a line for each part, indented by its depth.
    private static func lines(_ parser: Parser, _ utterance: String) throws -> [String] {
        let best = try #require(try parser.explain(utterance).readings.first)
        return try #require(best.derivation).nodes.map { node in
            String(repeating: " ", count: node.depth)
                + "\(node.template) “\(node.spoken?.text ?? "")”\(note(node.kind))"
        }
    }

    private static func note(_ kind: Derivation.Kind) -> String {
        switch kind {
        case .template, .text, .rule: ""
        case .alternatives(let branch, let count): " \(branch)/\(count)"
        case .optional(let isSpoken): isSpoken ? " said" : " left out"
        case .permutation(let order): " \(order)"
        case .slot(let origin): " \(origin.name)=\(origin.value)"
        case .repetition(let name, let count): " \(name)×\(count)"
        }
    }

    @Test(
        "A derivation has the branches that were taken and the text of each part",
        arguments: [
            (
                "turn (on|off) [the] {area}", "turn off kitchen",
                [
                    "turn (on|off) [the] {area} “turn off kitchen”", " turn “turn”", " (on|off) “off” 2/2",
                    "  off “off”",
                    " [the] “” left out", " {area} “kitchen” area=kitchen",
                ]
            ),
            (
                "({area};to {n}) now", "to five bedroom now",
                [
                    "({area};to {n}) now “to five bedroom now”", " ({area};to {n}) “to five bedroom” [2, 1]",
                    "  to “to”",
                    "  {n} “five” n=5", "  {area} “bedroom” area=bedroom", " now “now”",
                ]
            ),
            (
                "say {any:@words} (now|) ", "Say: Hello World",
                [
                    "say {any:@words} (now|) “Say Hello World”", " say “Say”",
                    " {any:@words} “Hello World” words=Hello World",
                    " (now|) “” 2/2",
                ]
            ),
            ("(a|a b) [b]", "a b", ["(a|a b) [b] “a b”", " (a|a b) “a” 1/2", "  a “a”", " [b] “b” said", "  b “b”"]),
            ("{n}%", "50 %", ["{n}% “50 %”", " {n} “50” n=50", " % “%”"]),
        ]
    )
    func branches(template: String, utterance: String, expected: [String]) throws {
        #expect(try Self.lines(try Fixture.parser(template), utterance) == expected)
    }

    @Test("Rules are shown where they were put in, those of a block before those of the grammar")
    func rules() throws {
        let parser = try Fixture.parser(
            "<verb> [<the>] {name}",
            block: "expansion_rules: {verb: \"(turn|switch) on\"}",
            top: "expansion_rules: {verb: stop, the: \"(the|my)\"}"
        )
        let expected = [
            "<verb> [<the>] {name} “switch on my fan”", " <verb> “switch on”", "  (turn|switch) “switch” 2/2",
            "   switch “switch”", "  on “on”", " [<the>] “my” said", "  <the> “my”", "   (the|my) “my” 2/2",
            "    my “my”",
            " {name} “fan” name=Fan",
        ]
        #expect(try Self.lines(parser, "switch on my fan") == expected)
        let file = try parser.reloaded()
        #expect(try Self.lines(file, "switch on my fan") == expected)
        let derivation = try #require(try file.explain("switch on my fan").readings[0].derivation)
        guard case .rule("verb", let place?) = derivation.nodes[1].kind else {
            Issue.record("\(derivation.nodes[1])")
            return
        }
        #expect(place.file == "test.yaml")
    }

    @Test("A slot has the list of its value")
    func origins() throws {
        let parser = try Fixture.parser("{name} {n} {1..5:k} {any}")
        let derivation = try #require(try parser.explain("fan 7 two of them").readings[0].derivation)
        let sources = derivation.nodes.compactMap { node in
            if case .slot(let origin) = node.kind { origin.source } else { nil }
        }
        #expect(
            sources == [
                .list("name", number: 4, of: 4), .range("n", NumberRange(from: 0, to: 100)),
                .range(nil, NumberRange(from: 1, to: 5)), .wildcard("any"),
            ]
        )
    }

    @Test("Skip words that were left out are named")
    func skipped() throws {
        let parser = try Fixture.parser("turn on {area}", top: "skip_words: [please, could you]")
        let explanation = try parser.explain("Could you turn on the, kitchen please")
        #expect(explanation.readings.isEmpty)
        let matched = try parser.explain("Could you turn on kitchen, please!")
        #expect(matched.skipped.map(\.text) == ["Could", "you", "please"])
        #expect(matched.readings[0].derivation?.nodes[0].spoken?.text == "turn on kitchen")
    }
}
