import Testing

@testable import ParlanceGrammar

@Suite("Keys of apps.yaml")
struct AppKeysTests {
    /// For each table, a file with one additional key in a mapping of its kind.
    private static let places: [(table: KeyTable, text: @Sendable (String) -> String)] = [
        (AppKeys.app, { "a: {\($0): ~}" }), (AppKeys.localization, { "a: {localizations: {de: {\($0): ~}}}" }),
        (AppKeys.alternativeName, { "a: {alternative_names: [{\($0): ~}]}" }),
    ]

    private func unknownKeys(_ text: String) -> [GrammarProblem] {
        let diagnostics = GrammarLoader().diagnostics([SourceText(name: "apps.yaml", text: text)])
        return diagnostics.map(\.problem).filter { if case .unknownKey = $0 { true } else { false } }
    }

    @Test("The reader knows the keys of the schema, and no others", arguments: places.indices)
    func agreesWithReader(index: Int) {
        let (table, text) = Self.places[index]
        for key in table.names { #expect(unknownKeys(text(key)) == [], "\(table.name)") }
        #expect(unknownKeys(text("nothingKnown")) == [.unknownKey("nothingKnown", suggestion: nil)], "\(table.name)")
    }

    @Test("Every table is in the schema")
    func agreesWithSchema() throws {
        let definitions = try #require(JSONSchema.apps.object?["$defs"]?.object)
        #expect(Set(definitions.keys) == Set(Self.places.map(\.table.name)))
        for (table, _) in Self.places {
            #expect(Set((definitions[table.name]?.object?["properties"]?.object ?? [:]).keys) == table.names)
        }
    }
}
