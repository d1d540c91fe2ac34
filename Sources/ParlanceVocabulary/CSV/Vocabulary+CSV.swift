import ParlanceGrammar

extension Vocabulary {
    /// The vocabulary as comma-separated values (RFC 4180), with a first row of column names; without examples of
    /// intents, which have no column.
    package var csv: String {
        let columns = CSVVocabulary.Column.allCases
        var rows = [columns.map(\.name)]
        for tier in [VocabularyTier.app, .user] {
            for name in names(in: tier) {
                for term in terms(of: name, tier: tier) {
                    rows += term.rows.map { row in
                        columns.map { column in
                            switch column {
                            case .type: name.text
                            case .tier: tier.rawValue
                            default: row[column] ?? ""
                            }
                        }
                    }
                }
            }
        }
        return rows.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
        return "\"\(text.replacing("\"", with: "\"\""))\""
    }
}

extension Term {
    private typealias Column = CSVVocabulary.Column

    /// One row, and a further one for each synonym if any of them has pronunciations or examples.
    fileprivate var rows: [[CSVVocabulary.Column: String]] {
        let areSynonymsPlain = synonyms.allSatisfy(\.isPlain)
        var first = row(phrase)
        if areSynonymsPlain { first[.synonyms] = Self.cell(synonyms.map(\.text)) }
        if !context.isEmpty { first[.context] = FlowWriter(isJSON: true).text(of: context) }
        if let metadata { first[.metadata] = FlowWriter(isJSON: true).text(of: metadata) }
        return [first] + (areSynonymsPlain ? [] : synonyms.map { row($0) })
    }

    private func row(_ phrase: TermPhrase) -> [CSVVocabulary.Column: String] {
        [
            .identifier: identifier, .phrase: phrase.text, .pronunciations: Self.cell(phrase.pronunciations),
            .examples: Self.cell(phrase.examples),
        ]
    }

    private static func cell(_ texts: [String]) -> String {
        let separator = String(CSVRows.Field.separator)
        return texts.map { $0.replacing("\\", with: "\\\\").replacing(separator, with: "\\" + separator) }
            .joined(separator: separator)
    }
}
