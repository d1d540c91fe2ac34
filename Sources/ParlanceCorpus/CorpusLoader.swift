import ParlanceGrammar
import ParlanceMatching

/// Reads corpora: YAML or JSON files with `language` and `tests`.
///
/// ```yaml
/// language: en
/// tests:
///   - sentences: ["jog for 10 miles"]
///     intent:
///       name: StartWorkout
///       slots: {workoutName: run, goalValue: 10, workoutGoalUnitType: mile}
/// ```
public struct CorpusLoader {
    private static let keys: Set<String> = ["language", "tests", "lists"]
    private static let testKeys: Set<String> = ["sentences", "intent", "response"]
    private static let intentKeys: Set<String> = ["name", "slots", "context"]

    private var reader = NodeReader()

    public init() {}

    /// The corpora at `paths`, one for each file; folders are read recursively.
    ///
    /// - Throws: `GrammarError` with everything that is wrong in the files.
    public static func load(paths: [String]) throws(GrammarError) -> (corpora: [Corpus], warnings: [Diagnostic]) {
        let files = GrammarFiles(paths: paths)
        var diagnostics = files.diagnostics
        var corpora: [Corpus] = []
        for text in files.texts {
            do {
                var loader = CorpusLoader()
                if let corpus = try loader.load(text) { corpora.append(corpus) }
                diagnostics += loader.reader.diagnostics
            } catch {
                diagnostics += error.diagnostics
            }
        }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw GrammarError(diagnostics) }
        return (corpora, diagnostics)
    }

    private mutating func load(_ text: SourceText) throws(GrammarError) -> Corpus? {
        var yaml = YAMLReader(text)
        guard let root = try yaml.read(), root.value != .null else {
            let place = SourcePlace(file: text.name, line: 1, column: 1)
            throw GrammarError([Diagnostic(.emptyFile, place: place)])
        }
        _ = reader.entries(of: root, known: Self.keys, expected: "a mapping with 'language' and 'tests'")
        guard let language = require("language", in: root, of: "a corpus") else { return nil }
        guard let tag = reader.string(language, expected: "a language tag") else { return nil }
        guard let items = require("tests", in: root, of: "a corpus") else { return nil }
        let tests = reader.items(of: items, expected: "a list of tests").compactMap { test($0) }
        return Corpus(language: tag, tests: tests, lists: ListReader.lists(root["lists"], &reader).mapValues(\.list))
    }

    private mutating func test(_ node: SourceNode) -> CorpusTest? {
        _ = reader.entries(of: node, known: Self.testKeys, expected: "a mapping with 'sentences' and 'intent'")
        guard let sentences = require("sentences", in: node, of: "a test"),
            let intent = require("intent", in: node, of: "a test")
        else { return nil }
        _ = reader.entries(of: intent, known: Self.intentKeys, expected: "a mapping with 'name'")
        guard let name = require("name", in: intent, of: "an intent") else { return nil }
        guard let intentName = reader.string(name, expected: "the name of an intent") else { return nil }
        return CorpusTest(
            sentences: texts(sentences),
            intent: intentName,
            slots: values(intent["slots"]),
            context: values(intent["context"]),
            response: node["response"].flatMap { reader.string($0, expected: "the key of a response") }
        )
    }

    private mutating func texts(_ node: SourceNode) -> [CorpusTest.Sentence] {
        var sentences: [CorpusTest.Sentence] = []
        for item in reader.items(of: node, expected: "a list of sentences") {
            guard let text = reader.string(item, expected: "a sentence") else { continue }
            sentences.append(CorpusTest.Sentence(text: text, place: item.place(ofScalarAt: 0)))
        }
        return sentences
    }

    private mutating func values(_ node: SourceNode?) -> [String: Value] {
        var values: [String: Value] = [:]
        for entry in reader.entries(of: node) { values[entry.key.text] = entry.value.value }
        return values
    }

    private mutating func require(_ key: String, in node: SourceNode, of parent: String) -> SourceNode? {
        if let value = node[key] { return value }
        if case .mapping = node.content { reader.report(node.diagnostic(.missingKey(key, in: parent))) }
        return nil
    }
}
