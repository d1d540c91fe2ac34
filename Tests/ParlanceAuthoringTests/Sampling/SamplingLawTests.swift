import Foundation
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Sampled sentences parse to their origin")
struct SamplingLawTests {
    private static let grammars = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Benchmarks/Domains/Grammars").standardized

    @Test(
        "All sentences of five domains",
        arguments: SamplingOptions.NumberForm.allCases
    )
    func sampled(numbers: SamplingOptions.NumberForm) throws {
        let apps = Self.grammars.appending(path: "../../../Grammars/apps.yaml").standardized
        let grammar = try GrammarLoader(language: "en").load(paths: [Self.grammars.path, apps.path]).grammar
        let parser = Parser(grammar)
        let sentences = Sampler(grammar, options: SamplingOptions(numbers: numbers)).sentences(seed: 1)
        for sample in sentences.prefix(Collection.takesAll ? 200_000 : 4_000) {
            #expect(try SampleCheck(sample, by: parser) == .meant, "\(sample.text): \(sample.template)")
        }
    }

    /// The templates of other projects overlap: some of their sentences have two meanings, of which one must win.
    @Test(
        "In grammars of many languages, or another reading of the same words wins",
        .enabled(if: Collection.isPresent, "no collection beside the package: skipped"),
        arguments: Collection.languages
    )
    func collected(language: String) throws {
        let collection = try Collection(language: language)
        let parser = Parser(collection.grammar)
        var count = 0
        var outranked = 0
        for (name, home) in collection.homes.sorted(by: { $0.key < $1.key }) {
            let lists = try SlotList.lists(from: home.lists)
            let homeParser = parser.with(lists: lists)
            let sampler = Sampler(
                collection.grammar(of: name, lists: lists),
                options: SamplingOptions(context: home.context)
            )
            for sample in sampler.sentences(seed: 1).prefix(Collection.sentencesPerHome) {
                let check = try SampleCheck(sample, by: homeParser)
                #expect(check != .lost, "\(sample.text): \(sample.template)")
                count += 1
                if check == .outranked { outranked += 1 }
            }
        }
        #expect(count > 0)
        #expect(outranked * 20 <= count, "\(outranked) of \(count)")
    }
}
