import Testing

@testable import ParlanceGrammar

struct LanguageSelectionTests {
    @Test(
        arguments: [
            (["de"], nil, "de"), (["de", "en"], "en", "en"), (["de", "en"], "de-AT", "de"),
            (["de", "de-AT"], "de-AT", "de-AT"),
            (["de", "de_AT"], "DE-at", "de_AT"), (["zh-Hant", "zh"], "zh-Hant-TW", "zh-Hant"), (["no"], nil, "no"),
            (["de-CH", "de_ch", "DE-CH"], nil, "DE-CH"), ([], "fr", "fr"),
        ] as [([String], String?, String)]
    )
    func `the language is the one asked for, or the nearest that is more general`(
        tags: [String],
        wanted: String?,
        tag: String
    ) throws {
        let grammar = try GrammarLoader(language: wanted).load(files(tags)).grammar
        #expect(grammar.language == tag)
        let same = tags.filter {
            $0.lowercased().replacing("_", with: "-") == tag.lowercased().replacing("_", with: "-")
        }
        #expect(grammar.templates == same.map { "hello \($0)" } + ["hello all"])
    }

    @Test(
        arguments: [
            (["de", "en"], nil, .severalLanguages(["de", "en"])), ([], nil, .missingLanguage),
            (["de-CH", "en"], "de", .noLanguage("de", available: ["de-CH", "en"])),
            (["de"], "en-US", .noLanguage("en-US", available: ["de"])),
            (["de"], "", .noLanguage("", available: ["de"])),
        ] as [([String], String?, GrammarProblem)]
    )
    func `a choice that can't be made is an error`(tags: [String], wanted: String?, problem: GrammarProblem) {
        let error = #expect(throws: GrammarError.self) { try GrammarLoader(language: wanted).load(files(tags)) }
        #expect(error?.diagnostics.map(\.problem).contains(problem) ?? false)
        #expect(error?.diagnostics.filter { $0.severity == .error }.count == 1)
    }

    /// One file for each tag, and one for all languages.
    private func files(_ tags: [String]) -> [SourceText] {
        let files = tags.enumerated().map { index, tag in
            let text = "language: \(tag)\nintents: {Hello: {data: [{sentences: [hello \(tag)]}]}}\n"
            return SourceText(name: "\(index).yaml", text: text)
        }
        return files + [SourceText(name: "all.yaml", text: "intents: {Hello: {data: [{sentences: [hello all]}]}}\n")]
    }
}
