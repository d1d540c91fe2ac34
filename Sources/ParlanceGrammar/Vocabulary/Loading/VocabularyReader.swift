/// Reads vocabularies from YAML and JSON: `vocabulary`, `user_vocabulary` and `intent_examples`.
package struct VocabularyReader {
    /// The sets under the two keys of a file.
    package static func sets(in root: SourceNode, _ reader: inout NodeReader) -> [LocatedTerms] {
        sets(root["user_vocabulary"], .user, &reader) + sets(root["vocabulary"], .app, &reader)
    }

    /// The sets of a tier, by name.
    package static func sets(
        _ node: SourceNode?,
        _ tier: VocabularyTier,
        _ reader: inout NodeReader
    ) -> [LocatedTerms] {
        var sets: [LocatedTerms] = []
        for entry in reader.entries(of: node, expected: "a mapping from names to terms") {
            sets.append(
                LocatedTerms(
                    names: [VocabularyName(entry.key.text)],
                    tier: tier,
                    terms: terms(entry.value, &reader),
                    origin: .node(entry.key)
                )
            )
        }
        return sets
    }

    /// The terms of a list.
    package static func terms(_ node: SourceNode, _ reader: inout NodeReader) -> [LocatedTerm] {
        var located: [LocatedTerm] = []
        for item in reader.items(of: node, expected: "a list of terms") {
            if let term = term(item, &reader) { located.append(LocatedTerm(term: term, origin: .node(item))) }
        }
        return located
    }

    /// The examples of utterances, by intent.
    package static func examples(_ node: SourceNode?, _ reader: inout NodeReader) -> [String: [String]] {
        var examples: [String: [String]] = [:]
        for entry in reader.entries(of: node, expected: "a mapping from intents to sentences") {
            examples[entry.key.text] = texts(entry.value, &reader)
        }
        return examples
    }

    private static func term(_ node: SourceNode, _ reader: inout NodeReader) -> Term? {
        guard node.isMapping else {
            return reader.string(node, expected: "a term: text, or a mapping with 'phrase'").map {
                Term(phrase: TermPhrase($0))
            }
        }
        guard let phrase = phrase(node, VocabularyKeys.term, &reader) else { return nil }
        var term = Term(phrase: phrase)
        if let identifier = node["identifier"] {
            guard let text = reader.string(identifier, expected: "an identifier") else { return nil }
            term.identifier = text
        }
        for item in reader.items(of: node["synonyms"], expected: "a list of synonyms") {
            if let synonym = synonym(item, &reader) { term.synonyms.append(synonym) }
        }
        for entry in reader.entries(of: node["context"]) { term.context[entry.key.text] = entry.value.value }
        term.metadata = node["metadata"]?.value
        return term
    }

    private static func synonym(_ node: SourceNode, _ reader: inout NodeReader) -> TermPhrase? {
        guard node.isMapping else {
            return reader.string(node, expected: "a synonym: text, or a mapping with 'phrase'").map { TermPhrase($0) }
        }
        return phrase(node, VocabularyKeys.synonym, &reader)
    }

    private static func phrase(_ node: SourceNode, _ keys: KeyTable, _ reader: inout NodeReader) -> TermPhrase? {
        _ = reader.entries(of: node, known: keys.names)
        guard let phrase = node["phrase"] else {
            reader.report(node.diagnostic(.missingKey("phrase", in: "a \(keys.name)")))
            return nil
        }
        guard let text = reader.string(phrase, expected: "a phrase") else { return nil }
        return TermPhrase(
            text,
            pronunciations: texts(node["pronunciations"], &reader),
            examples: texts(node["examples"], &reader)
        )
    }

    /// One text, or a list of them.
    private static func texts(_ node: SourceNode?, _ reader: inout NodeReader) -> [String] {
        guard let node, !node.isNull else { return [] }
        if node.scalar != nil { return reader.string(node, expected: "a text").map { [$0] } ?? [] }
        return reader.items(of: node, expected: "a list of texts").compactMap { reader.string($0, expected: "a text") }
    }
}
