import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

@Suite("Writing vocabularies")
struct VocabularyWritingTests {
    /// Everything that a vocabulary may hold, with characters that each form has to do something about.
    private static var vocabulary: Vocabulary {
        var vocabulary = Vocabulary()
        let odd = [
            "Beyoncé", "Dr. Smith's lamp", "AC/DC", "P!nk", "50 Cent", "客厅", "🎸", "a, \"b\"", "c|d\\e", "yes",
            "- x: {y}", "#1", "2", "<&>", "line\nbreak", "'q'", "a:b", "[x]",
        ]
        let terms = odd.enumerated().map {
            Term(identifier: "id \($0)", phrase: TermPhrase($1, pronunciations: $0 % 3 == 0 ? [$1 + " hint"] : []))
        }
        let rich = Term(
            identifier: "rich",
            phrase: TermPhrase("Rich", pronunciations: ["ritch", "reach"], examples: ["Start Rich, now"]),
            synonyms: ["wealthy", TermPhrase("R|ch", pronunciations: ["are"], examples: ["a", "b"]), "last"]
        )
        let extras = Term(
            phrase: "Extra",
            synonyms: ["more"],
            context: ["k": .array([.integer(1)])],
            metadata: .string("a,\"b\"")
        )
        _ = vocabulary.set(terms + [rich, Term(phrase: "same")], of: ["A.b", "C.d"], tier: .app)
        _ = vocabulary.set([extras, rich], of: "list", tier: .app)
        _ = vocabulary.set([extras], of: "A.b", tier: .user)
        vocabulary.intentExamples = ["A": ["do: it", "go"], "B": ["x"]]
        return vocabulary
    }

    private func reloaded(_ text: some DataProtocol, _ name: String) throws -> Vocabulary {
        let folder = try TemporaryFolder()
        let loaded = try VocabularyLoader().load(paths: [try folder.write(Data(text), to: name)])
        #expect(loaded.warnings == [])
        return loaded.vocabulary
    }

    @Test func `YAML comes back as it was`() throws {
        #expect(try reloaded(Array(Self.vocabulary.yaml.utf8), "a.yaml") == Self.vocabulary)
        #expect(try reloaded(Array(Vocabulary().yaml.utf8), "a.yaml") == Vocabulary())
    }

    @Test func `JSON comes back as it was`() throws {
        #expect(try reloaded(try JSONEncoder().encode(Self.vocabulary.value), "a.json") == Self.vocabulary)
    }

    @Test func `CSV comes back as it was, without the examples of intents`() throws {
        var expected = Self.vocabulary
        expected.intentExamples = [:]
        #expect(try reloaded(Array(Self.vocabulary.csv.utf8), "a.csv") == expected)
    }

    @Test func `a property list keeps the app's terms for parameters, and says what it loses`() throws {
        let (xml, losses) = Self.vocabulary.propertyList()
        #expect(losses.lists == ["list"])
        #expect(losses.userSets == ["A.b"])
        #expect(losses.termsWithExtras == 0)
        let back = try reloaded(xml, "AppIntentVocabulary.plist")
        var expected = Self.vocabulary
        expected.remove("list", tier: .app)
        expected.removeAll(in: .user)
        #expect(back.intentExamples == expected.intentExamples)
        #expect(back.names(in: .app) == ["A.b", "C.d"])
        for (term, wanted) in zip(back.terms(of: "A.b", tier: .app), expected.terms(of: "A.b", tier: .app)) {
            // There an entry has one pronunciation; a second one makes an entry of its own.
            #expect(Set(term.phrases.map(\.text)) == Set(wanted.phrases.map(\.text)))
            #expect(Set(term.phrases.flatMap(\.pronunciations)) == Set(wanted.phrases.flatMap(\.pronunciations)))
        }
    }

    @Test func `a set that is renamed stands under its new names`() {
        var vocabulary = Self.vocabulary
        let wasThere = vocabulary.rename("list", to: ["E.f", "G.h"])
        let isThereStill = vocabulary.rename("list", to: ["E.f"])
        #expect((wasThere, isThereStill) == (true, false))
        #expect(vocabulary.names(in: .app) == ["A.b", "C.d", "E.f", "G.h"])
        #expect(vocabulary.propertyList().losses.termsWithExtras == 1)
    }
}
