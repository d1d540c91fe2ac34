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
///   - sentences: ["run the dishwasher"]
///     match: none
/// ```
///
/// An intent may have a `context`, which the caller is to know, and a test may name the `response`. `lists` hold at run
/// time for all tests of the file.
public struct CorpusLoader {
    private static let keys: Set<String> = ["language", "tests", "lists"]
    private static let testKeys: Set<String> = ["sentences", "intent", "response", "match"]
    private static let intentKeys: Set<String> = ["name", "slots", "context"]

    private var reader = NodeReader()

    public init() {}

    /// The corpora at `paths`, one for each file; folders are read recursively.
    ///
    /// - Throws: `GrammarError` with everything that is wrong in the files.
    public static func load(paths: [String]) throws(GrammarError) -> (corpora: [Corpus], warnings: [Diagnostic]) {
        let files = GrammarFiles(paths: paths)
        var diagnostics = files.diagnostics.map { aboutCorpora($0) }
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
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw GrammarError(diagnostics.inOrder) }
        return (corpora, diagnostics.inOrder)
    }

    /// A folder without files is said to hold no corpus, not no grammar.
    private static func aboutCorpora(_ diagnostic: Diagnostic) -> Diagnostic {
        guard case .folderWithoutGrammars = diagnostic.problem else { return diagnostic }
        var diagnostic = diagnostic
        let expected = "corpora in .yaml, .yml or .json files"
        diagnostic.problem = .wrongType(expected: expected, found: "a folder without any")
        return diagnostic
    }

    private mutating func load(_ text: SourceText) throws(GrammarError) -> Corpus? {
        let expected = "a mapping with 'language' and 'tests'"
        let yaml = YAMLReader(text)
        guard let root = try yaml.read(), root.value != .null else {
            let place = SourcePlace(file: text.name, line: 1, column: 1)
            throw GrammarError([Diagnostic(.wrongType(expected: expected, found: "nothing"), place: place)])
        }
        guard isMapping(root, known: Self.keys, expected: expected) else { return nil }
        let language = require("language", in: root, of: "a corpus")
            .flatMap { reader.string($0, expected: "a language tag") }
        let lists = ListReader.lists(root["lists"], &reader).mapValues(\.list)
        guard let items = require("tests", in: root, of: "a corpus") else { return nil }
        let tests = reader.items(of: items, expected: "a list of tests").compactMap { test($0) }
        return language.map { Corpus(language: $0, tests: tests, lists: lists) }
    }

    private mutating func test(_ node: SourceNode) -> CorpusTest? {
        let expected = "a mapping with 'sentences' and 'intent'"
        guard isMapping(node, known: Self.testKeys, expected: expected) else { return nil }
        let sentences = require("sentences", in: node, of: "a test").map { texts($0) } ?? []
        if let match = node["match"] { return negative(node, match: match, sentences: sentences) }
        guard let intent = require("intent", in: node, of: "a test") else { return nil }
        guard var expected = understanding(intent) else { return nil }
        expected.response = node["response"].flatMap { reader.string($0, expected: "the key of a response") }
        return CorpusTest(sentences: sentences, expected: expected, context: values(intent["context"]))
    }

    /// A test of sentences that nothing may match.
    private mutating func negative(
        _ node: SourceNode,
        match: SourceNode,
        sentences: [CorpusTest.Sentence]
    ) -> CorpusTest? {
        guard match.text == "none" else {
            reader.reportType(of: match, expected: "'none', or no 'match' at all")
            return nil
        }
        for key in ["intent", "response"] {
            guard let value = node[key] else { continue }
            reader.reportType(of: value, expected: "no '\(key)' beside 'match: none'")
        }
        return CorpusTest(sentences: sentences, expected: nil, context: [:])
    }

    private mutating func understanding(_ intent: SourceNode) -> Understanding? {
        guard isMapping(intent, known: Self.intentKeys, expected: "a mapping with 'name'") else { return nil }
        let name = require("name", in: intent, of: "an intent")
            .flatMap { reader.string($0, expected: "the name of an intent") }
        let slots = values(intent["slots"])
        return name.map { Understanding(intent: $0, slots: slots, response: nil) }
    }

    private mutating func texts(_ node: SourceNode) -> [CorpusTest.Sentence] {
        var sentences: [CorpusTest.Sentence] = []
        let items = reader.items(of: node, expected: "a list of sentences")
        if items.isEmpty, node.value == .null || node.value == .array([]) {
            reader.reportType(of: node, expected: "at least one sentence")
        }
        for item in items {
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

    /// Whether a node is a mapping; anything else is reported, and so are keys that are not known.
    private mutating func isMapping(_ node: SourceNode, known: Set<String>, expected: String) -> Bool {
        _ = reader.entries(of: node, known: known, expected: expected)
        if case .mapping = node.content { return true }
        if node.value == .null { reader.reportType(of: node, expected: expected) }
        return false
    }

    private mutating func require(_ key: String, in node: SourceNode, of parent: String) -> SourceNode? {
        if let value = node[key] { return value }
        reader.report(node.diagnostic(.missingKey(key, in: parent)))
        return nil
    }
}
