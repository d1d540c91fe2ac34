extension Vocabulary {
    /// The vocabulary in the format of YAML and JSON files.
    package var value: Value {
        var members: [String: Value] = [:]
        for tier in VocabularyTier.allCases {
            let sets = names(in: tier).map { ($0.text, Value.array(terms(of: $0, tier: tier).map(\.value))) }
            if !sets.isEmpty { members[tier.key] = .object(Dictionary(sets) { first, _ in first }) }
        }
        if !intentExamples.isEmpty {
            members["intent_examples"] = .object(intentExamples.mapValues { .array($0.map(Value.string)) })
        }
        return .object(members)
    }
}

extension VocabularyTier {
    /// The key for terms of the tier in files.
    package var key: String {
        switch self {
        case .user: "user_vocabulary"
        case .app: "vocabulary"
        }
    }
}

extension Term {
    /// The term in the format of YAML and JSON files: a text if it has only a phrase.
    package var value: Value {
        let members = entries
        return members.count == 1 ? members[0].value : .object(Dictionary(members.map { ($0.key, $0.value) }) { $1 })
    }

    /// The members of the term that are not empty, in reading order.
    package var entries: [(key: String, value: Value)] {
        var entries: [(String, Value)] = []
        if identifier != phrase.text { entries.append(("identifier", .string(identifier))) }
        entries += phrase.entries
        if !synonyms.isEmpty { entries.append(("synonyms", .array(synonyms.map(\.value)))) }
        if !context.isEmpty { entries.append(("context", .object(context))) }
        if let metadata { entries.append(("metadata", metadata)) }
        return entries
    }
}

extension TermPhrase {
    fileprivate var value: Value {
        isPlain ? .string(text) : .object(Dictionary(entries.map { ($0.key, $0.value) }) { $1 })
    }

    fileprivate var entries: [(key: String, value: Value)] {
        var entries: [(String, Value)] = [("phrase", .string(text))]
        if !pronunciations.isEmpty { entries.append(("pronunciations", .array(pronunciations.map(Value.string)))) }
        if !examples.isEmpty { entries.append(("examples", .array(examples.map(Value.string)))) }
        return entries
    }
}
