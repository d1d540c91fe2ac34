import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Exceptions of blocks")
struct ExceptionTests {
    private static let car = """
        language: de
        skip_words: [bitte]
        opening_words: ["kannst du"]
        closing_words: [danke]
        intents:
          Navigate:
            data:
              - sentences: ["bring mich (zu|zum|nach) {ziel}", "fahre nach {stadt}"]
                except: ["bring mich zum (lachen|weinen)", "bring mich zu {person} [<sofort>]", "fahre nach {alt}"]
                expansion_rules: {sofort: "(sofort|gleich)"}
                lists: {alt: {values: [Byzanz]}}
              - sentences: ["los (zu|zum) {ziel}"]
          Zitat:
            data:
              - sentences: ["bring mich {text}"]
                required_keywords: [lachen]
                requires_context: {laune: gut}
        lists:
          ziel: {wildcard: true}
          text: {wildcard: true}
          person: {values: [Anna]}
          stadt: {values: [Byzanz, Istanbul]}
        """

    private static func parsers() throws -> [Parser] {
        let parser = try Fixture.parser(yaml: car)
        return [parser, try parser.reloaded()]
    }

    @Test(
        "A block does not read what one of its exceptions matches as a whole",
        arguments: [
            "bring mich zum Lachen", "bring mich zum Weinen!", "bring mich zu Anna", "bring mich zu Anna gleich",
            "bitte bring mich zu Anna bitte", "kannst du bring mich zum Lachen danke", "fahre nach Byzanz",
            "fhare nach Byzanz",
        ]
    )
    func forbids(utterance: String) throws {
        for parser in try Self.parsers() {
            for limit in [1, 5] {
                #expect(try parser.parse(utterance, options: ParseOptions(limit: limit)).match == .none)
            }
        }
    }

    @Test(
        "It reads everything else, and so do other blocks",
        arguments: [
            ("bring mich zum Bahnhof", ParseResult.Match.exact), ("bring mich zum Lachen und Weinen", .exact),
            ("bring mich zu Anna nach Hause", .exact), ("los zum Lachen", .exact), ("fahre nach Istanbul", .exact),
            ("fhare nach Istanbul", .approximate),
        ]
    )
    func reads(utterance: String, match: ParseResult.Match) throws {
        for parser in try Self.parsers() {
            let result = try parser.parse(utterance)
            #expect(result.match == match)
            #expect(result.best?.intent == "Navigate")
        }
    }

    @Test("A reading of another intent is found that the forbidden one would have preceded")
    func leavesOthers() throws {
        for parser in try Self.parsers() {
            let options = ParseOptions(context: ["laune": .string("gut")])
            #expect(try parser.parse("bring mich zum Lachen", options: options).best?.intent == "Zitat")
            #expect(try parser.parse("bring mich zum Bahnhof", options: options).best?.intent == "Navigate")
        }
    }

    @Test("An explanation names the exception, and no near miss is one")
    func explains() throws {
        for parser in try Self.parsers() {
            let explanation = try parser.explain("bring mich zum Weinen")
            let source = SourcePlace(file: "test.yaml", line: 9, column: 19)
            #expect(
                explanation.withheld.first?.demands == [
                    .exception(template: "bring mich zum (lachen|weinen)", source: source)
                ]
            )
            for text in ["bring mich zum", "bring mich zu Anna jetzt", "bring mich", "fahre nach Byz"] {
                let nearest = try parser.explain(text).nearest + parser.parse(text).nearest
                let exceptions = nearest.map(\.template).filter { $0.contains(/lachen|person|alt/) }
                #expect(exceptions.isEmpty)
            }
        }
    }

    @Test("An exception with an unknown list, or a wrong template, is an error in its place")
    func isChecked() throws {
        let text = """
            language: en
            intents:
              A:
                data:
                  - sentences: ["a {b}"]
                    except: ["a {c}", "a (d"]
                  - sentences: [e]
                    except: f
            lists: {b: {wildcard: true}}
            """
        let error = #expect(throws: GrammarError.self) { try Fixture.parser(yaml: text) }
        #expect(error?.diagnostics.map(\.problem.code) == ["missing-list", "unclosed-group", "wrong-type"])
        let rest = text.replacing(", \"a (d\"", with: "").replacing("except: f", with: "except: [f]")
        let missing = #expect(throws: GrammarError.self) { try Fixture.parser(yaml: rest) }
        #expect(missing?.diagnostics.map(\.problem.code) == ["missing-list"])
        #expect(missing?.diagnostics.first?.place?.line == 6)
    }
}
