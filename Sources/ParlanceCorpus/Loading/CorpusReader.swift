import ParlanceGrammar
import ParlanceMatching

/// Reads one YAML or JSON file as a corpus.
struct CorpusReader {
    var reader = NodeReader()
    /// Whether the file itself was given, not its folder.
    let isGiven: Bool

    init(isGiven: Bool) {
        self.isGiven = isGiven
    }

    /// The properties of all tests of the current file.
    private struct Setting {
        var fixtures: Fixtures?
        /// The intent and the slot combination in the path.
        var intent: String?
        var combination: String?
        var options = ParseOptions.exact
    }

    private var setting = Setting()

    /// Nil if the file is not a corpus, which is reported unless it contains fixtures for others.
    mutating func corpus(_ text: SourceText, _ shared: inout SharedFixtures) throws(GrammarError) -> Corpus? {
        let expected = "a mapping with 'language' and 'tests'"
        guard let root = try YAMLReader(text).read(), root.value != .null else {
            let place = SourcePlace(file: text.name, line: 1, column: 1)
            throw GrammarError([Diagnostic(.wrongType(expected: expected, found: "nothing"), place: place)])
        }
        if try isGrammar(root) { return nil }
        guard isMapping(root, known: CorpusKeys.corpus.names, expected: expected) else { return nil }
        let own = Fixtures(root, &reader)
        let isShared = own != nil && root["tests"] == nil
        let language = require("language", in: root, of: "a corpus")
            .flatMap { reader.string($0, expected: "a language tag") }
        if isShared { return nil }
        var fixtures = own
        if fixtures == nil { fixtures = try shared.fixtures(beside: text.name) }
        prepare(root, fixtures: fixtures, hasOwn: own != nil)
        let lists = ListReader.lists(root["lists"], &reader).mapValues(\.list)
        let tests = tests(of: root)
        return language.map {
            Corpus(
                language: $0,
                tests: tests,
                lists: (setting.fixtures?.lists ?? [:]).merging(lists) { _, own in own },
                file: text.name,
                leastShare: share(root["at_least"])
            )
        }
    }

    /// Whether a file is a grammar, or belongs to one. A folder may contain both, but a given file must be a corpus.
    private func isGrammar(_ root: SourceNode) throws(GrammarError) -> Bool {
        let keys = root.entries.map(\.key.text)
        guard !keys.contains(where: GrammarKeys.keysOfCorpora.contains) else { return false }
        let isNamedSo = ["intents.", "apps."].contains { CorpusFiles.name(of: root.source.name).hasPrefix($0) }
        guard isNamedSo || keys.contains(where: GrammarKeys.ownKeys.contains) else { return false }
        guard isGiven else { return true }
        let found = "a grammar; give it with --grammar"
        throw GrammarError([root.diagnostic(.wrongType(expected: "a corpus with 'tests'", found: found))])
    }

    private mutating func prepare(_ root: SourceNode, fixtures: Fixtures?, hasOwn: Bool) {
        setting = Setting(fixtures: fixtures)
        if fixtures != nil { setting.options.preferredSlot = "name" }
        let path = root.source.name.split(separator: "/")
        if hasOwn, path.count > 1 {
            setting.intent = String(path[path.count - 2])
            setting.combination = String(path[path.count - 1].prefix { $0 != "." })
            setting.options.context["area"] = .string(fixtures?.contextArea ?? Fixtures.someArea)
        }
        setting.options = options(of: root, upon: setting.options)
    }

    private mutating func tests(of root: SourceNode) -> [CorpusTest] {
        var tests: [CorpusTest] = []
        if let sentences = root["sentences"] {
            tests.append(CorpusTest(sentences: texts(sentences), expected: .noMatch, options: setting.options))
        } else if root["tests"] == nil {
            _ = require("tests", in: root, of: "a corpus")
        }
        for item in reader.items(of: root["tests"], expected: "a list of tests") {
            guard var test = test(item) else { continue }
            test.node = item
            tests.append(test)
        }
        return tests
    }
}

// MARK: - Tests

extension CorpusReader {
    private mutating func test(_ node: SourceNode) -> CorpusTest? {
        let expected = "a mapping with 'sentences' and 'intent'"
        guard isMapping(node, known: CorpusKeys.test.names, expected: expected) else { return nil }
        let sentences = require("sentences", in: node, of: "a test").map { texts($0) } ?? []
        let options = options(of: node, upon: options(of: node["intent"], upon: setting.options))
        guard let expectation = expectation(of: node) else { return nil }
        var test = CorpusTest(sentences: sentences, expected: expectation, options: options)
        if setting.intent != nil, node["intent"] == nil { test.tacitSlots = ["area", "domain"] }
        test.exemption = exemption(of: node)
        return test
    }

    private mutating func expectation(of node: SourceNode) -> Expectation? {
        if let match = node["match"] {
            switch match.text {
            case "none": return noMatch(node)
            case "ambiguous": return ambiguity(node)
            default:
                reader.reportType(of: match, expected: "'none', 'ambiguous', or no 'match' at all")
                return nil
            }
        }
        if let readings = node["readings"] {
            reader.reportType(of: readings, expected: "no 'readings' without 'match: ambiguous'")
        }
        guard var expected = understanding(of: node) else { return nil }
        expected.response = response(of: node)
        expected.metadata.merge(values(node["metadata"])) { _, own in own }
        return .reading(expected)
    }

    private mutating func understanding(of node: SourceNode) -> Understanding? {
        if let intent = node["intent"] { return understanding(intent) }
        guard let intent = setting.intent, let combination = setting.combination else {
            _ = require("intent", in: node, of: "a test")
            return nil
        }
        return Understanding(
            intent: intent,
            slots: slots(node["slots"]),
            metadata: ["slot_combination": .string(combination)],
            ignoresOtherSlots: ignoresOthers(node)
        )
    }

    /// A rendered text is not an expectation here.
    private mutating func response(of node: SourceNode) -> String? {
        guard setting.fixtures == nil else { return nil }
        return node["response"].flatMap { reader.string($0, expected: "the key of a response") }
    }

    private mutating func noMatch(_ node: SourceNode) -> Expectation {
        for key in ["intent", "readings", "slots", "other_slots", "response", "metadata"] {
            guard let value = node[key] else { continue }
            reader.reportType(of: value, expected: "no '\(key)' beside 'match: none'")
        }
        return .noMatch
    }

    private mutating func ambiguity(_ node: SourceNode) -> Expectation? {
        for key in ["intent", "slots", "other_slots", "response", "metadata"] {
            guard let value = node[key] else { continue }
            reader.reportType(of: value, expected: "no '\(key)' beside 'match: ambiguous'")
        }
        guard let readings = require("readings", in: node, of: "an ambiguous test") else { return nil }
        let understandings = reader.items(of: readings, expected: "a list of intents").compactMap { understanding($0) }
        if understandings.count < 2 { reader.reportType(of: readings, expected: "at least two readings") }
        return .ambiguous(understandings)
    }

    private mutating func understanding(_ intent: SourceNode) -> Understanding? {
        guard isMapping(intent, known: CorpusKeys.intent.names, expected: "a mapping with 'name'") else { return nil }
        let name = require("name", in: intent, of: "an intent")
            .flatMap { reader.string($0, expected: "the name of an intent") }
        let slots = slots(intent["slots"])
        let ignoresOthers = ignoresOthers(intent)
        return name.map { Understanding(intent: $0, slots: slots, ignoresOtherSlots: ignoresOthers) }
    }

    private mutating func ignoresOthers(_ node: SourceNode) -> Bool {
        guard let option = node["other_slots"] else { return false }
        if option.text == CorpusKeys.ignoredOption { return true }
        reader.reportType(of: option, expected: "'ignored', or no 'other_slots' at all")
        return false
    }

    private mutating func texts(_ node: SourceNode) -> [CorpusTest.Sentence] {
        var sentences: [CorpusTest.Sentence] = []
        let items = reader.texts(of: node, expected: "a list of sentences")
        if items.isEmpty, node.value == .null || node.value == .array([]) {
            reader.reportType(of: node, expected: "at least one sentence")
        }
        for item in items {
            guard let text = reader.string(item, expected: "a sentence") else { continue }
            var sentence = CorpusTest.Sentence(text: text, place: item.place(ofScalarAt: 0))
            sentence.node = item
            sentences.append(sentence)
        }
        return sentences
    }

    private mutating func slots(_ node: SourceNode?) -> [String: Value] {
        let slots = values(node)
        guard let fixtures = setting.fixtures else { return slots }
        return Dictionary(uniqueKeysWithValues: slots.map { ($0, fixtures.value($1, of: $0)) })
    }
}

// MARK: - Pieces

extension CorpusReader {
    /// The caller's properties in a mapping, added to those that apply already.
    private mutating func options(of node: SourceNode?, upon options: ParseOptions) -> ParseOptions {
        guard let node, case .mapping = node.content else { return options }
        var options = options
        options.context.merge(values(node["context"])) { _, own in own }
        if let edits = count(node["edits"], expected: "how many words may be edited") { options.edits = edits }
        if let time = node["now"] { options.now = now(time) ?? options.now }
        guard let preference = node["prefer"] else { return options }
        _ = reader.entries(
            of: preference,
            known: CorpusKeys.preference.names,
            expected: "a mapping with 'slot' or 'metadata'"
        )
        if let slot = preference["slot"] { options.preferredSlot = reader.string(slot, expected: "the name of a slot") }
        if let key = preference["metadata"] { options.preferredMetadata = reader.string(key, expected: "a key") }
        return options
    }

    private mutating func now(_ node: SourceNode) -> ReferenceTime? {
        let expected = "a local time like 2026-11-20T09:00"
        guard let text = reader.string(node, expected: expected) else { return nil }
        if let time = ReferenceTime(iso: text) { return time }
        reader.reportType(of: node, expected: expected)
        return nil
    }

    private mutating func count(_ node: SourceNode?, expected: String) -> Int? {
        guard let node, let count = reader.integer(node, expected: expected) else { return nil }
        if count < 0 { reader.reportType(of: node, expected: expected) }
        return count < 0 ? nil : count
    }

    private mutating func share(_ node: SourceNode?) -> PassShare? {
        guard let node else { return nil }
        if let share = node.scalar.flatMap({ PassShare($0.text) }) { return share }
        reader.reportType(of: node, expected: "a share like 95%")
        return nil
    }

    private mutating func exemption(of node: SourceNode) -> Exemption? {
        let skipped = reason(node["skip"]).map { Exemption.skipped(reason: $0) }
        let fails = reason(node["fails"]).map { Exemption.fails(reason: $0) }
        if skipped != nil, fails != nil, let node = node["fails"] {
            reader.reportType(of: node, expected: "no 'fails' beside 'skip'")
        }
        return skipped ?? fails
    }

    private mutating func reason(_ node: SourceNode?) -> String? {
        guard let node else { return nil }
        if let text = node.value.string, text.contains(where: { !$0.isWhitespace }) { return text }
        reader.reportType(of: node, expected: "the reason, in words")
        return nil
    }

    private mutating func values(_ node: SourceNode?) -> [String: Value] {
        var values: [String: Value] = [:]
        for entry in reader.entries(of: node) { values[entry.key.text] = entry.value.value }
        return values
    }

    /// Whether a node is a mapping; other nodes and unknown keys are reported.
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
