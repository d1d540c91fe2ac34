import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceVocabulary

@Suite("Writing vocabularies")
struct VocabularyWritingTests {
    /// All parts of a vocabulary, with characters that each format must escape.
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

    @Test(arguments: ["yaml", "json", "csv"])
    func `whatever characters are in texts, each form comes back as it was`(form: String) throws {
        var random = SplitMix(seed: 5)
        for _ in 0..<200 {
            let vocabulary = Self.vocabulary(&random)
            let text =
                switch form {
                case "yaml": Data(vocabulary.yaml.utf8)
                case "json":
                    Data(
                        String(decoding: try JSONEncoder().encode(vocabulary.value), as: UTF8.self).withYAMLEscapes.utf8
                    )
                default: Data(vocabulary.csv.utf8)
                }
            #expect(try reloaded(text, "a.\(form)") == vocabulary, "\(String(decoding: text, as: UTF8.self))")
        }
    }

    /// A few terms of characters that are special in some format.
    private static func vocabulary(_ random: inout SplitMix) -> Vocabulary {
        func text() -> String {
            let characters = Array("ab '\"|\\,;:#-?!&*@`%~{}[]<>=$\n\r\té客😀\u{85}\u{A0}\u{2028}\u{FEFF}0.yn\u{7}\u{7F}")
            let inner = (0..<Int.random(in: 0...5, using: &random)).map { _ in characters.randomElement(using: &random)!
            }
            let edges = Array("a'\"|\\,;:#-?!&*@`%~{}[]<>=$0.yé客😀")
            return "\(edges.randomElement(using: &random)!)\(String(inner))\(edges.randomElement(using: &random)!)"
        }
        func texts() -> [String] { (0..<Int.random(in: 0...2, using: &random)).map { _ in text() } }
        func phrase() -> TermPhrase { TermPhrase(text(), pronunciations: texts(), examples: texts()) }
        let terms = (0..<3).map { number in
            Term(
                identifier: "\(number)\(text())",
                phrase: phrase(),
                synonyms: texts().map { _ in phrase() },
                metadata: Bool.random(using: &random) ? .object([text(): .array([.string(text()), .null])]) : nil
            )
        }
        var vocabulary = Vocabulary()
        _ = vocabulary.set(terms, of: VocabularyName(text()), tier: .user)
        return vocabulary
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
            // In this format an entry has one pronunciation; a second one makes a separate entry.
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
