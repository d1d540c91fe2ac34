/// Encodes terms in the format of vocabulary files, so that a term can be stored, and be the value of a slot.
extension Term: Codable {
    private enum Key: String, CodingKey {
        case identifier, phrase, synonyms, context, metadata
    }

    /// Decodes a term; without a phrase, the identifier becomes the phrase.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
        let phrase = try container.decodeIfPresent(TermPhrase.self, forKey: .phrase)
        guard let phrase = phrase ?? identifier.map({ TermPhrase($0) }) else {
            throw DecodingError.keyNotFound(
                Key.phrase,
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a term needs a phrase")
            )
        }
        self.init(
            identifier: identifier,
            phrase: phrase,
            synonyms: try container.decodeIfPresent([TermPhrase].self, forKey: .synonyms) ?? [],
            context: try container.decodeIfPresent([String: Value].self, forKey: .context) ?? [:],
            metadata: try container.decodeIfPresent(Value.self, forKey: .metadata)
        )
    }

    /// Encodes only the members that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(phrase, forKey: .phrase)
        if !synonyms.isEmpty { try container.encode(synonyms, forKey: .synonyms) }
        if !context.isEmpty { try container.encode(context, forKey: .context) }
        try container.encodeIfPresent(metadata, forKey: .metadata)
    }
}

/// Encodes a phrase as a text or, with further members, as an object.
extension TermPhrase: Codable {
    private enum Key: String, CodingKey {
        case text, pronunciations, examples
    }

    /// Decodes a plain text or an object with `text`.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            try container.decode(String.self, forKey: .text),
            pronunciations: try container.decodeIfPresent([String].self, forKey: .pronunciations) ?? [],
            examples: try container.decodeIfPresent([String].self, forKey: .examples) ?? []
        )
    }

    /// Encodes only the members that are not empty.
    public func encode(to encoder: any Encoder) throws {
        if isPlain {
            var container = encoder.singleValueContainer()
            return try container.encode(text)
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(text, forKey: .text)
        try container.encode(pronunciations, forKey: .pronunciations)
        try container.encode(examples, forKey: .examples)
    }
}
