import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@Suite("The schema of answers")
struct AnswerSchemaTests {
    private static let files = [
        "a/en.yaml": """
        language: en
        intents:
          Brew:
            data:
              - sentences: ["brew [me] [{n}] [cups of] {drink} [in {app}]", "I'd like {drink}", "brew {drink:left} or {drink:right}"]
                slots: {power: true}
                metadata: {kind: drink}
          Light: {data: [{sentences: ["(turn|switch) on [the] {name}"], requires_context: {area: {slot: true}}}]}
          Order: {data: [{sentences: ["order {items}"]}]}
          Note: {data: [{sentences: ["note that {text}"]}]}
          Wake: {data: [{sentences: ["wake me {date-time:when}"]}]}
          Warm: {data: [{sentences: ["switch on the heating"]}]}
          Cool: {data: [{sentences: ["switch on the heatinx"]}]}
        lists:
          drink: {values: [tea, {in: coffee, out: 5, metadata: {strong: true}, context: {hot: true}}]}
          n: {range: {from: 1, to: 12}}
          name: {values: [lamp, kitchen light]}
          text: {wildcard: true}
          items: {repeats: "<item>", separators: ["and"]}
        expansion_rules: {item: "{n} [cups of] {drink}"}
        """,
        "a/de.yaml": """
        language: de
        intents: {Brew: {data: [{sentences: ["koche [mir] {drink}"]}]}}
        lists: {drink: {values: [tee, kaffee]}}
        """,
        "a/apps.yaml": """
        cafe: {display_name: Café, supported_intents: [Brew]}
        bar: {display_name: Bar, supported_intents: [Brew, Light], intents_restricted_while_locked: [Light]}
        """,
    ]

    /// Lines of all kinds, each with the members that its answer shows.
    private static let lines: [(line: String, shown: [String])] = [
        (#"{"text": "brew me three cups of coffee", "id": 1}"#, ["readings", "id", "language"]),
        (#"{"text": "order two cups of tea and one coffee"}"#, ["readings"]),
        (#"{"text": "brew tea in Café", "id": {"a": [1]}}"#, ["readings"]),
        (#"{"text": "brew tea in Bar", "apps": ["cafe"]}"#, ["readings"]),
        (#"{"text": "brew tea", "apps": ["cafe"], "language": "en"}"#, ["language"]),
        (#"{"text": "turn on the lamp", "context": {"area": "kitchen"}, "locked": true}"#, ["readings"]),
        (#"{"text": "turn on the lamp"}"#, ["nearest"]),
        (#"{"text": "note that it rains, often", "top": 5, "splits": true}"#, ["readings"]),
        (#"{"text": "wake me tomorrow at seven", "now": "2026-11-20T09:00:00+01:00"}"#, ["readings"]),
        (#"{"text": "brew tee or tea"}"#, ["readings"]),
        (#"{"text": "switch on the heatinz"}"#, ["readings"]),
        (#"{"text": "swich on the lmap", "context": {"area": "x"}}"#, []),
        (#"{"text": "I'd like cofee"}"#, ["readings"]), ("brew me soup", ["nearest"]),
        (#"{"text": "brew", "edits": 0}"#, ["nearest"]), (#"{"text": ""}"#, ["nearest"]),
        ("koche mir tee", ["language"]),
        (#"{"text": "my guests are here so brew three cups of tea", "language": "en"}"#, ["remarks"]),
        (#"{"text": "brew three nice big cups of tea", "partial": true, "remarks": false}"#, ["unexplained"]),
        (#"{"text": "brew tea and brew coffee", "requests": true, "id": "x"}"#, ["requests"]),
        (#"{"text": "brew tea", "requests": true}"#, ["requests"]),
        (#"{"text": "brew soup", "requests": true}"#, ["requests", "nearest"]),
        (#"{"lists": {"drink": {"values": ["cola", "mate"]}}, "id": null}"#, ["lists"]),
        (
            #"{"vocabulary": {"drink": ["chai", "...", {"phrase": "Earl Grey", "identifier": "eg"}]}, "id": 2}"#,
            ["vocabulary"]
        ),
        (#"{"text": "brew earl grey"}"#, ["readings"]), (#"{"text": 5, "id": 7}"#, ["error", "id"]),
        (#"{"text": "stop", "intents": ["Brw"]}"#, ["error"]), (#"{"text""#, ["error"]),
        (#"{"text": "brew tea", "language": "fr"}"#, ["error"]),
    ]

    private static let answers = Result { () throws -> [String] in
        let folder = try TemporaryFolder(files)
        let input = lines.map(\.line).joined(separator: "\n") + "\n"
        var command = Command("parse", "--jsonl", "--no-cache", "--language", "en,de", "--grammar", "a", input: input)
        command.folder = folder.path
        return try command.run().output.split(separator: "\n").map(String.init)
    }

    @Test("Answers of all kinds are valid", .enabled(if: SchemaValidator.isPresent, "no Python with jsonschema"))
    func acceptsAnswers() throws {
        let answers = try Self.answers.get()
        #expect(answers.count == Self.lines.count)
        let schema = try Command("schema", "answer").run().output
        let problems = try SchemaValidator.problems(in: answers, schema: schema)
        for (answer, problems) in zip(answers, problems) { #expect(problems == [], "\(answer)") }
    }

    @Test("The answers are of all kinds")
    func coversKinds() throws {
        let answers = try Self.answers.get()
        for (answer, line) in zip(answers, Self.lines) {
            for name in line.shown { #expect(answer.contains("\"\(name)\":"), "\(line.line): \(answer)") }
        }
        let all = answers.joined()
        for kind in ["exact", "approximate", "ambiguous", "partial", "none"] {
            #expect(all.contains("\"match\":\"\(kind)\""), "\(kind)")
        }
        for kind in ["list", "range", "wildcard", "typed", "repeated", "fixed", "context"] {
            #expect(all.contains("\"kind\":\"\(kind)\""), "\(kind)")
        }
        let members = [
            "edited", "remarks", "unexplained", "term", "left_out", "unknown", "metadata", "slot", "app", "completed",
            "candidates",
        ]
        for name in members { #expect(all.contains("\"\(name)\":"), "\(name)") }
    }

    @Test(
        "Members that the schema does not know are errors",
        .enabled(if: SchemaValidator.isPresent, "no Python with jsonschema"),
        arguments: [
            #"{"text": "a", "match": "exact", "readings": [], "colour": 1}"#, #"{"match": "none", "readings": []}"#,
            #"{"text": "a", "match": "perfect", "readings": []}"#,
            #"{"text": "a", "match": "none", "readings": [], "nearest": [{"template": "b"}]}"#,
            #"{"error": {"kind": "invalid-request", "message": "a", "line": 1}}"#, #"{"lists": {"a": "b"}}"#, "[]",
        ]
    )
    func refuses(answer: String) throws {
        let schema = try Command("schema", "answer").run().output
        #expect(try SchemaValidator.problems(in: [answer], schema: schema).first?.isEmpty == false)
    }
}
