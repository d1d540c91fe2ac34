import Testing

@testable import ParlanceGrammar

@Suite("Keys of language files")
struct LanguageKeysTests {
    /// For each table a file with one more key in a mapping of its kind.
    private static let places: [(table: KeyTable, text: @Sendable (String) -> String)] = [
        (LanguageKeys.language, { "language: en\n\($0): ~" }),
        (LanguageKeys.numbers, { "language: en\nnumbers: {\($0): ~}" }),
        (LanguageKeys.inflection, { "language: en\ninflection: {\($0): ~}" }),
        (LanguageKeys.sounds, { "language: en\nsounds: {\($0): ~}" }),
        (LanguageKeys.answers, { "language: en\nanswers: {\($0): ~}" }),
        (LanguageKeys.replies, { "language: en\nreplies: {\($0): ~}" }),
    ]

    private func problems(_ text: String) -> [GrammarProblem] {
        var diagnostics: [Diagnostic] = []
        _ = LanguageFile(SourceText(name: "en.yaml", text: text), lists: [:], &diagnostics)
        return diagnostics.map(\.problem)
    }

    @Test("A reader knows the keys of the schema, and no others", arguments: places.indices)
    func agreesWithReader(index: Int) {
        let (table, text) = Self.places[index]
        for key in table.names {
            let unknown = problems(text(key)).filter { if case .unknownKey = $0 { true } else { false } }
            #expect(unknown == [], "\(table.name)")
        }
        #expect(problems(text("nothingKnown")).contains(.unknownKey("nothingKnown", suggestion: nil)), "\(table.name)")
    }

    @Test("Every table is in the schema, and every key of it, with a description and no other key")
    func agreesWithSchema() throws {
        let definitions = try #require(JSONSchema.language.object?["$defs"]?.object)
        for table in Self.places.map(\.table) {
            let properties = definitions[table.name]?.object?["properties"]?.object ?? [:]
            #expect(Set(properties.keys) == table.names)
            #expect(properties.values.allSatisfy { $0.object?["description"]?.string?.hasSuffix(".") ?? false })
        }
    }
}
