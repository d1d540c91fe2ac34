import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@Suite("parlance schema")
struct SchemaCommandTests {
    private static let shared = Command.package.appending(path: "../shared/home-assistant").standardized

    private static func schema(_ kind: String) throws -> String {
        let outcome = try Command("schema", kind).run()
        #expect(outcome.code == 0)
        return outcome.output
    }

    @Test(
        "A schema has its draft, its name and its purpose",
        arguments: ["grammar", "corpus", "intents", "vocabulary", "apps", "language", "answer"]
    )
    func writes(kind: String) throws {
        let json = try JSONSerialization.jsonObject(with: Data(Self.schema(kind).utf8)) as? [String: Any]
        #expect(json?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(json?["$id"] as? String == "urn:parlance:schema:\(kind)")
        #expect(json?["title"] as? String != nil)
    }

    @Test("Another kind is refused, and the kinds are named")
    func refusesOthers() throws {
        let outcome = try Command("schema", "sentences").run()
        #expect(outcome.code == 2)
        for kind in ["grammar", "corpus", "intents", "vocabulary", "apps", "language", "answer"] {
            #expect(outcome.error.contains("- \(kind)\n"))
        }
    }

    @Test(
        "Every file that comes with Parlance is valid",
        .enabled(if: SchemaValidator.isPresent, "no Python with jsonschema")
    )
    func acceptsShippedFiles() throws {
        let all = try Self.files(in: "Grammars")
        let declarations = all.filter { $0.hasSuffix("/intents.yaml") }
        let apps = all.filter { $0.hasSuffix("/apps.yaml") }
        try expectValid(all.filter { !declarations.contains($0) && !apps.contains($0) }, "grammar", least: 2)
        try expectValid(apps, "apps", least: 1)
        try expectValid(declarations, "intents", least: 1)
        try expectValid(Self.files(in: "Corpus"), "corpus", least: 2)
        let languages = try Self.files(in: "Sources/ParlanceGrammar/Languages/Files")
        try expectValid(languages.filter { $0.hasSuffix(".yaml") }, "language", least: 50)
    }

    @Test(
        "Every grammar of the collection is valid",
        .enabled(if: SchemaValidator.isPresent, "no Python with jsonschema"),
        .enabled(if: FileManager.default.fileExists(atPath: shared.path), "the collection is not there")
    )
    func acceptsCollection() throws {
        let languages = try FileManager.default.contentsOfDirectory(atPath: Self.shared.path)
        let files = languages.map { Self.shared.appending(path: "\($0)/grammar.json").path }
        try expectValid(files.filter(FileManager.default.fileExists), "grammar", least: 5)
    }

    @Test(
        "Valid files are valid",
        .enabled(if: SchemaValidator.isPresent, "no Python with jsonschema"),
        arguments: valid
    )
    func accepts(kind: String, text: String) throws {
        #expect(try SchemaValidator.problems(in: [text], schema: Self.schema(kind)) == [[]])
    }

    @Test(
        "Invalid files are not",
        .enabled(if: SchemaValidator.isPresent, "no Python with jsonschema"),
        arguments: broken
    )
    func refuses(kind: String, text: String) throws {
        let problems = try SchemaValidator.problems(in: [text], schema: Self.schema(kind))
        #expect(problems.count == 1)
        #expect(problems.first?.isEmpty == false, "\(text)")
    }

    private static let valid: [(String, String)] = [
        (
            "grammar",
            "language: de-CH\nintents: ~\nlists: {a: {wildcard: true}, b: {range: {from: 0, to: 9, fractions: halves}}}"
        ),
        ("grammar", "language: en\ndata: [{sentences: [a], name_domains: [light], response: x}]"),
        ("grammar", "lists: {a: {values: [1, b, {in: c, out: [d], context: {e: f}, metadata: {g: h}}]}}"),
        ("grammar", "intents: {A: {data: [{sentences: [a], requires_context: {b: {slot: true}, c: [d], e: ~}}]}}"),
        ("grammar", "language: en\nvocabulary: {a: [b, {phrase: c}]}\nuser_vocabulary: ~"),
        (
            "vocabulary",
            "vocabulary: {A.b: [c, {phrase: d, identifier: 1, pronunciations: e, examples: [f], synonyms: [g, {phrase: h}], metadata: i}]}"
        ),
        ("vocabulary", "language: de\nuser_vocabulary: {a: []}\nintent_examples: {A: [b]}"),
        (
            "intents",
            "A: {description: b, slots: {c: {required: true}}, slot_combinations: {d: {slots: [c], importance: usable}}}"
        ),
        (
            "apps",
            "a: {display_name: 5, alternative_names: [b, {name: c, pronunciation_hint: d}], supported_intents: ~, localizations: {de: {spoken_name: e}}}"
        ),
        ("corpus", "language: en\ntests: [{sentences: [a], match: ambiguous, readings: [{name: A}, {name: B}]}]"),
        (
            "corpus",
            "language: en\nentities: [{name: a, domain: b, state: {in: c, out: d}}]\ntests: [{sentences: [a], slots: {b: c}, response: d}]"
        ),
        ("corpus", "language: en\nsentences: [a]"),
        ("language", "language: de-CH\nnegations: ~\nsounds: {as_in: de}\nopposites: [a b]"),
    ]

    private static let broken: [(String, String)] = [
        ("grammar", "[a]"), ("grammar", "language: [en]"), ("grammar", "lang: en"), ("grammar", "language: ''"),
        ("grammar", "intents: [a]"), ("grammar", "intents: {A: {dat: []}}"), ("grammar", "intents: {A: {data: {}}}"),
        ("grammar", "intents: {A: {data: [{sentence: [a]}]}}"), ("grammar", "intents: {A: {data: [{sentences: a}]}}"),
        ("grammar", "intents: {A: {data: [{sentences: [[a]]}]}}"), ("grammar", "lists: {a: {}}"),
        ("grammar", "lists: {a: {values: {b: c}}}"), ("grammar", "lists: {a: {values: [{out: b}]}}"),
        ("grammar", "lists: {a: {range: {from: 1}}}"), ("grammar", "lists: {a: {range: {from: 1, to: b}}}"),
        ("grammar", "lists: {a: {range: {from: 1, to: 2, step: 0}}}"),
        ("grammar", "lists: {a: {range: {from: 1, to: 2, fractions: thirds}}}"),
        ("grammar", "expansion_rules: {a: [b]}"), ("grammar", "skip_words: please"),
        ("grammar", "settings: {ignore: true}"),
        ("apps", "a: {}"), ("apps", "a: {display_name: b, names: [c]}"),
        ("apps", "a: {display_name: b, alternative_names: c}"),
        ("apps", "a: {display_name: b, localizations: {de: {name: c}}}"), ("apps", "[a]"),
        ("intents", "A: {slot: {}}"), ("intents", "A: {slots: {b: {require: true}}}"), ("intents", "[A]"),
        ("intents", "A: {slot_combinations: {b: {importance: some}}}"),
        ("vocabulary", "lists: {}"), ("vocabulary", "vocabulary: [a]"),
        ("vocabulary", "vocabulary: {a: [{identifier: b}]}"),
        ("vocabulary", "vocabulary: {a: [{phrase: b, synonym: c}]}"),
        ("corpus", "tests: []"), ("corpus", "language: en"), ("corpus", "language: en\ntests: {}"),
        ("corpus", "language: en\ntests: [{intent: {name: A}}]"), ("corpus", "language: en\ntests: [{sentences: []}]"),
        ("corpus", "language: en\ntests: [{sentences: [a], intent: A}]"),
        ("corpus", "language: en\ntests: [{sentences: [a], intent: {slots: {}}}]"),
        ("corpus", "language: en\ntests: [{sentences: [a], match: some}]"),
        ("corpus", "language: en\ntests: [{sentences: [a], intnet: {name: A}}]"),
        ("corpus", "language: en\nareas: [{id: a}]\ntests: []"),
        ("language", "fillers: um"), ("language", "language: en\nsounds: {}"),
        ("language", "language: en\njoins_words: never"),
    ]

    private static func files(in folder: String) throws -> [String] {
        let path = Command.package.appending(path: folder).path
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(path)/\($0)" }
    }

    private func expectValid(_ files: [String], _ kind: String, least: Int) throws {
        #expect(files.count >= least)
        let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
        let problems = try SchemaValidator.problems(in: texts, schema: Self.schema(kind))
        for (file, problems) in zip(files, problems) { #expect(problems == [], "\(file)") }
        #expect(problems.count == files.count)
    }
}
