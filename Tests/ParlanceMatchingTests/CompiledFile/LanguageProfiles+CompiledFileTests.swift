import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Compiled grammars and language files")
struct LanguageProfilesCompiledFileTests {
    private static let idioms = LanguageProfiles([
        LanguageProfile(tag: "da") { $0.numbers = NumberIdioms(halves: ["og en halv"]) }
    ])

    private func parser(_ languages: LanguageProfiles, words: String = "") throws -> Parser {
        let text = """
            language: da
            intents: {Bake: {data: [{sentences: ["{n} kager"]}]}}
            lists: {n: {range: {from: 1, to: 9, fractions: halves\(words)}}}

            """
        let loader = GrammarLoader(languages: languages)
        return Parser(try loader.load([SourceText(name: "a.yaml", text: text)]).grammar)
    }

    private func error(of parser: Parser, _ languages: LanguageProfiles) -> CompiledGrammarError? {
        do throws(CompiledGrammarError) {
            _ = try CompiledFile(CompiledFile.bytes(of: parser), languages: languages)
            return nil
        } catch {
            return error
        }
    }

    @Test func `numbers are said with the words of the language file`() throws {
        #expect(try parser(Self.idioms).parse("to og en halv kager").best?["n"]?.value == .number(2.5))
        #expect(try parser(.shipped).parse("to og en halv kager").best == nil)
    }

    @Test func `a compiled grammar needs the words for numbers that it was compiled with`() throws {
        #expect(try error(of: parser(Self.idioms), Self.idioms) == nil)
        #expect(try error(of: parser(Self.idioms), .shipped) == .otherLanguageFile("da"))
        #expect(try error(of: parser(.shipped), Self.idioms) == .otherLanguageFile("da"))
        #expect(try error(of: parser(Self.idioms, words: ", words: false"), .shipped) == nil)
        #expect(try error(of: parser(Self.idioms, words: ", words_language: de"), .shipped) == nil)
    }

    @Test func `facts that are asked for when utterances come are those of the reader`() throws {
        let joining = LanguageProfiles([LanguageProfile(tag: "da") { $0.negations = "ikke" }])
        let file = CompiledFile.bytes(of: try parser(.shipped))
        #expect(try CompiledFile(file).parser.parse("2kager").match == .exact)
        #expect(try CompiledFile(file, languages: joining).parser.compiled.joining == .never)
    }
}
