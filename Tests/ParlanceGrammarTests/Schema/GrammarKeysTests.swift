import Testing

@testable import ParlanceGrammar

@Suite("Keys of grammar files")
struct GrammarKeysTests {
    /// For each table, a grammar with one additional key in a mapping of its kind.
    private static let places: [(table: KeyTable, text: @Sendable (String) -> String)] = [
        (GrammarKeys.grammar, { "language: en\n\($0): ~" }),
        (GrammarKeys.intent, { "language: en\nintents: {A: {\($0): ~}}" }),
        (GrammarKeys.block, { "language: en\nintents: {A: {data: [{\($0): ~}]}}" }),
        (GrammarKeys.sentence, { "language: en\nintents: {A: {data: [{sentences: [{weight: 1, \($0): ~}]}]}}" }),
        (GrammarKeys.settings, { "language: en\nsettings: {\($0): ~}" }),
        (GrammarKeys.list, { "language: en\nlists: {a: {\($0): ~}}" }),
        (GrammarKeys.value, { "language: en\nlists: {a: {values: [{\($0): ~}]}}" }),
        (VocabularyKeys.term, { "language: en\nvocabulary: {a: [{\($0): ~}]}" }),
        (VocabularyKeys.synonym, { "language: en\nvocabulary: {a: [{phrase: b, synonyms: [{\($0): ~}]}]}" }),
        (GrammarKeys.range, { "language: en\nlists: {a: {range: {\($0): ~}}}" }),
    ]

    private func warnings(_ text: String) -> [GrammarProblem] {
        let loader = GrammarLoader(undefinedLists: .givenLater([]))
        do {
            return try loader.load([SourceText(name: "g.yaml", text: text)]).warnings.map(\.problem)
        } catch {
            return error.diagnostics.map(\.problem)
        }
    }

    @Test("A loader knows the keys of the schema, and no others", arguments: places.indices)
    func agreesWithLoader(index: Int) {
        let (table, text) = Self.places[index]
        for key in table.names {
            let unknown = warnings(text(key)).filter { if case .unknownKey = $0 { true } else { false } }
            #expect(unknown == [], "\(table.name)")
        }
        #expect(warnings(text("nothingKnown")).contains(.unknownKey("nothingKnown", suggestion: nil)), "\(table.name)")
    }

    @Test("Every table is in the schema, and every key of it, with a description and no other key")
    func agreesWithSchema() throws {
        let definitions = try #require(JSONSchema.grammar.object?["$defs"]?.object)
        let tables = Self.places.map(\.table).filter { $0.name != "grammar" } + [GrammarKeys.file]
        #expect(Set(definitions.keys) == Set(tables.map(\.name)))
        for table in tables {
            let properties = definitions[table.name]?.object?["properties"]?.object ?? [:]
            #expect(Set(properties.keys) == table.names)
            #expect(properties.values.allSatisfy { $0.object?["description"]?.string?.hasSuffix(".") ?? false })
            #expect(definitions[table.name]?.object?["additionalProperties"] == .bool(false))
        }
    }
}
