/// Reads a merged document as a grammar.
struct GrammarReader {
    private(set) var reader: NodeReader
    private(set) var references = GrammarReferences()

    /// - Parameter slotTypes: the types that lists may be of.
    init(slotTypes: SlotTypes = SlotTypes()) {
        reader = NodeReader(slotTypes: slotTypes)
    }

    /// - Parameter order: the names of intents in the order in which a declaration lists them.
    mutating func read(_ root: SourceNode, language: String, order: [String: Int]) -> Grammar {
        _ = reader.entries(
            of: root,
            known: GrammarKeys.grammar.names,
            expected: "a mapping with 'language' and 'intents'"
        )
        var grammar = Grammar(language: language)
        let (lists, repeated) = lists(root["lists"])
        references.lists = lists
        grammar.lists = lists.mapValues(\.list)
        grammar.exactLists = lists.exactNames
        let rules = rules(root["expansion_rules"]).merging(repeated) { $1 }
        references.rules = rules
        grammar.rules = rules.mapValues(\.rule)
        grammar.intents = intents(root["intents"])
        // The sort is stable: undeclared intents keep the order in which they were read.
        grammar.intents.sort { order[$0.name] ?? .max < order[$1.name] ?? .max }
        grammar.skipWords = strings(root["skip_words"], expected: "a list of words")
        if case .sequence(let words)? = root["skip_words"]?.content { references.skipWords = words }
        grammar.openingWords = phrases(root["opening_words"])
        grammar.closingWords = phrases(root["closing_words"])
        grammar.opposites = opposites(root["opposites"])
        grammar.settings = settings(root["settings"])
        references.messages = MessageReader.messages(root["messages"], language: language, &reader)
        for message in references.messages {
            grammar.messages[message.names.joined(separator: ".")] = message.texts.map(\.format)
        }
        grammar.responses = root["responses"]?.value ?? .null
        grammar.vocabulary = vocabulary(root)
        return grammar
    }

    private mutating func intents(_ node: SourceNode?) -> [Intent] {
        var intents: [Intent] = []
        for entry in reader.entries(of: node, expected: "a mapping from intent names to their data") {
            _ = reader.entries(of: entry.value, known: GrammarKeys.intent.names, expected: "a mapping with 'data'")
            let items = reader.items(of: entry.value["data"], expected: "a list of blocks with 'sentences'")
            let isExact = reader.bool(entry.value["exact"]) ?? false
            let blocks = items.map { block($0, of: entry.key.text, isExact: isExact) }
            intents.append(Intent(name: entry.key.text, blocks: blocks))
        }
        return intents
    }

    /// - Parameter isExact: whether the intent's sentences are exact, unless the block says otherwise.
    private mutating func block(_ node: SourceNode, of intent: String, isExact: Bool) -> SentenceBlock {
        _ = reader.entries(of: node, known: GrammarKeys.block.names, expected: "a mapping with 'sentences'")
        if case .mapping = node.content, node["sentences"] == nil {
            reader.report(node.diagnostic(.missingKey("sentences", in: "a block")))
        }
        var block = SentenceBlock(sentences: [])
        var scope = GrammarReferences.Scope()
        scope.sentences = sentences(node["sentences"])
        let (lists, repeated) = lists(node["lists"])
        scope.lists = lists
        scope.rules = rules(node["expansion_rules"]).merging(repeated) { $1 }
        scope.exceptions = exceptions(node["except"])
        block.sentences = scope.sentences.map(\.sentence)
        block.exceptions = scope.exceptions.map(\.sentence)
        block.lists = scope.lists.mapValues(\.list)
        block.exactLists = scope.lists.exactNames
        block.isExact = reader.bool(node["exact"]) ?? isExact
        block.weight = weight(node["weight"]) ?? 0
        block.rules = scope.rules.mapValues(\.rule)
        for entry in reader.entries(of: node["slots"]) { block.slots[entry.key.text] = entry.value.value }
        for entry in reader.entries(of: node["metadata"]) { block.metadata[entry.key.text] = entry.value.value }
        for entry in reader.entries(of: node["excludes_context"]) {
            block.excludedContext[entry.key.text] = entry.value.value
        }
        block.requiredContext = requirements(node["requires_context"])
        if let response = node["response"], !response.isNull {
            block.response = reader.string(response, expected: "the key of a response")
        }
        block.requiredKeywords = strings(node["required_keywords"], expected: "a list of words")
        scope.intent = intent
        scope.block = block
        references.scopes.append(scope)
        return block
    }

    private mutating func phrases(_ node: SourceNode?) -> [Template] {
        let phrases = PhraseReader.phrases(node, &reader)
        references.phrases += phrases
        return phrases.map(\.template)
    }

    private mutating func sentences(_ node: SourceNode?) -> [(sentence: Sentence, node: SourceNode)] {
        var sentences: [(Sentence, SourceNode)] = []
        for item in reader.texts(of: node, expected: "a list of sentences") {
            guard let written = sentence(item) else { continue }
            guard let template = reader.template(written, expected: "a sentence") else { continue }
            let weight = weight(item["weight"])
            let sentence = Sentence(template: template, place: written.place(ofScalarAt: 0), weight: weight)
            sentences.append((sentence, written))
        }
        return sentences
    }

    private mutating func exceptions(_ node: SourceNode?) -> [(sentence: Sentence, node: SourceNode)] {
        PhraseReader.phrases(node, &reader).map { template, node in
            (Sentence(template: template, place: node.place(ofScalarAt: 0)), node)
        }
    }

    /// The node of a sentence's template: the item itself, or its `template`. A mapping with other keys is probably a slot
    /// without quotes, and an error as such.
    private mutating func sentence(_ item: SourceNode) -> SourceNode? {
        guard item["template"] != nil || item["weight"] != nil else { return item }
        _ = reader.entries(of: item, known: GrammarKeys.sentence.names)
        if let template = item["template"] { return template }
        reader.report(item.diagnostic(.missingKey("template", in: "a sentence")))
        return nil
    }

    private mutating func weight(_ node: SourceNode?) -> Int? {
        let limits = SentenceBlock.weights
        let expected = "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
        guard let number = reader.integer(node, expected: expected) else { return nil }
        if limits.contains(number) { return number }
        node.map { reader.report($0.diagnostic(.wrongType(expected: expected, found: "\(number)"))) }
        return nil
    }

    /// The lists under a `lists` key, and the rules that some of them repeat.
    private mutating func lists(_ node: SourceNode?) -> ([String: LocatedList], [String: LocatedRule]) {
        let repeated = RepeatedListReader.rules(node, &reader)
        let lists = ListReader.lists(node?.withoutRepeatedLists, &reader)
        let known = Set(lists.keys).union(repeated.repeatedLists)
        references.brokenLists.formUnion((node?.entries ?? []).map(\.key.text).filter { !known.contains($0) })
        return (lists, repeated)
    }

    private mutating func rules(_ node: SourceNode?) -> [String: LocatedRule] {
        var rules: [String: LocatedRule] = [:]
        for entry in reader.entries(of: node, expected: "a mapping from rule names to templates") {
            guard let template = reader.template(entry.value, expected: "a template") else {
                references.brokenRules.insert(entry.key.text)
                continue
            }
            let rule = Rule(template: template, place: entry.value.place(ofScalarAt: 0))
            rules[entry.key.text] = LocatedRule(rule: rule, node: entry.value, key: entry.key)
        }
        return rules
    }

    private mutating func vocabulary(_ root: SourceNode) -> Vocabulary {
        references.vocabulary = VocabularyReader.sets(in: root, &reader)
        var diagnostics: [Diagnostic] = []
        var vocabulary = Vocabulary(references.vocabulary, &diagnostics)
        for diagnostic in diagnostics { reader.report(diagnostic) }
        vocabulary.intentExamples = VocabularyReader.examples(root["intent_examples"], &reader)
        return vocabulary
    }

    private mutating func requirements(_ node: SourceNode?) -> [ContextRequirement] {
        let requirements = reader.entries(of: node).map { requirement($0) }
        if let node, requirements.count > ContextRequirement.limit {
            reader.report(node.diagnostic(.tooManyRequirements(limit: ContextRequirement.limit)))
        }
        return requirements
    }

    private func requirement(_ entry: SourceNode.Entry) -> ContextRequirement {
        let key = entry.key.text
        guard case .mapping = entry.value.content else {
            return ContextRequirement(key: key, expected: Self.expectation(entry.value.value))
        }
        let slot: String? =
            switch entry.value["slot"]?.value {
            case .string(let name)?: name
            case let flag?: flag.isTruthy ? key : nil
            case nil: nil
            }
        return ContextRequirement(
            key: key,
            expected: Self.expectation(entry.value["value"]?.value ?? .null),
            slot: slot
        )
    }

    private static func expectation(_ value: Value) -> ContextRequirement.Expectation {
        switch value {
        case .null: .anything
        case .array(let values): .oneOf(values)
        default: .value(value)
        }
    }

    private mutating func strings(_ node: SourceNode?, expected: String) -> [String] {
        var strings: [String] = []
        for item in reader.texts(of: node, expected: expected) {
            if let text = reader.string(item, expected: "a word") { strings.append(text) }
        }
        return strings
    }

    private mutating func opposites(_ node: SourceNode?) -> [[String]] {
        reader.items(of: node, expected: "a list of groups of words").map { group in
            let known = reader.reportCount
            let words = reader.texts(of: group, expected: "a list of words")
            // Unless a wrong type is already reported.
            if words.count < 2, reader.reportCount == known {
                let found = words.isEmpty ? "none" : "one"
                reader.report(group.diagnostic(.wrongType(expected: "two words or more", found: found)))
            }
            return words.compactMap { word($0) }
        }
    }

    /// A single word.
    private mutating func word(_ node: SourceNode) -> String? {
        let expected = "a single word"
        guard let word = reader.string(node, expected: expected) else { return nil }
        if word.isEmpty || word.contains(where: \.isWhitespace) { reader.reportType(of: node, expected: expected) }
        return word
    }

    private mutating func settings(_ node: SourceNode?) -> Grammar.Settings {
        _ = reader.entries(of: node, known: GrammarKeys.settings.names)
        return Grammar.Settings(ignoresBlanks: node.flatMap { reader.bool($0["ignore_whitespace"]) } ?? false)
    }
}

extension [String: LocatedList] {
    /// The names of the lists whose values are never corrected.
    fileprivate var exactNames: Set<String> { Set(filter(\.value.isExact).keys) }
}

/// A rule with the scalar that its template was read from.
package struct LocatedRule: Sendable {
    package var rule: Rule
    package var node: SourceNode
    /// The node of the name, before the template.
    package var key: SourceNode
    /// The separators of a repeated rule that the file names, with their nodes.
    package var separators: [(template: Template, node: SourceNode)] = []
}
