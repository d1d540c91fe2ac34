/// Reads words and phrases: templates without slots.
enum PhraseReader {
    /// The phrases of a list, each with its node.
    static func phrases(
        _ node: SourceNode?,
        _ reader: inout NodeReader
    ) -> [(template: Template, node: SourceNode)] {
        guard let node else { return [] }
        return reader.texts(of: node, expected: "a list of words, phrases or templates").compactMap { item in
            reader.template(item, expected: "a phrase").map { ($0, item) }
        }
    }
}

/// Reads the limits of wildcards.
enum WordLimitsReader {
    /// The limits beside `wildcard: true`, with the phrases that they mention; nil if there are none.
    static func limits(
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> (limits: WordLimits, phrases: [(template: Template, node: SourceNode)])? {
        let without = PhraseReader.phrases(node["without"], &reader)
        let first = PhraseReader.phrases(node["begins_without"], &reader)
        let last = PhraseReader.phrases(node["ends_without"], &reader)
        var limits = WordLimits(
            without: without.map(\.template),
            beginsWithout: first.map(\.template),
            endsWithout: last.map(\.template)
        )
        limits.mostWords = mostWords(node["most_words"], &reader)
        return limits == WordLimits() ? nil : (limits, without + first + last)
    }

    private static func mostWords(_ node: SourceNode?, _ reader: inout NodeReader) -> Int? {
        let expected = "a whole number of 1 or more"
        guard let node, let number = reader.integer(node, expected: expected) else { return nil }
        if number >= 1 { return number }
        reader.report(node.diagnostic(.wrongType(expected: expected, found: "\(number)")))
        return nil
    }
}
