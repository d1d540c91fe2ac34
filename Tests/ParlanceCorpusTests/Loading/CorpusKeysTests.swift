import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceCorpus

@Suite("Keys of corpus files")
struct CorpusKeysTests {
    /// For each table, a corpus with one additional key in a mapping of its kind.
    private static let places: [(table: KeyTable, text: @Sendable (String) -> String)] = [
        (CorpusKeys.corpus, { "\($0): ~" }),
        (CorpusKeys.test, { "tests: [{\($0): ~}]" }),
        (CorpusKeys.intent, { "tests: [{sentences: [a], intent: {\($0): ~}}]" }),
        (CorpusKeys.intent, { "tests: [{sentences: [a], match: ambiguous, readings: [{\($0): ~}]}]" }),
        (CorpusKeys.preference, { "prefer: {\($0): ~}" }),
        (CorpusKeys.entity, { "entities: [{\($0): ~}]" }),
        (CorpusKeys.area, { "areas: [{\($0): ~}]" }),
        (CorpusKeys.floor, { "floors: [{\($0): ~}]" }),
    ]

    private func problems(_ text: String) throws -> [GrammarProblem] {
        let folder = try TemporaryFolder(["c.yaml": text])
        do throws(GrammarError) {
            return try CorpusLoader.load(paths: [folder.path]).warnings.map(\.problem)
        } catch {
            return error.diagnostics.map(\.problem)
        }
    }

    @Test("The loader knows the keys of the schema, and no others", arguments: places.indices)
    func agreesWithLoader(index: Int) throws {
        let (table, text) = Self.places[index]
        for key in table.names {
            let unknown = try problems(text(key)).filter { if case .unknownKey = $0 { true } else { false } }
            #expect(unknown == [], "\(table.name)")
        }
        #expect(
            try problems(text("nothingKnown")).contains(.unknownKey("nothingKnown", suggestion: nil)),
            "\(table.name)"
        )
    }

    @Test("Every table is in the schema, and every key of it")
    func agreesWithSchema() throws {
        let definitions = try #require(CorpusKeys.schema.object?["$defs"]?.object)
        for (table, _) in Self.places {
            let properties = definitions[table.name]?.object?["properties"]?.object ?? [:]
            #expect(Set(properties.keys) == table.names)
        }
    }
}
