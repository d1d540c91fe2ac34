import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import ParlanceTestSupport

/// A small grammar, and a folder for corpora.
struct Kitchen {
    static let text = """
        language: en
        intents:
          Brew:
            data:
              - sentences: ["(make|brew) [me] {drink}", "I (need|want) {n} <cup> of {drink}"]
                metadata: {slot_combination: drink_only}
          Where:
            data:
              - sentences: ["where is [the] {name} [in [the] {area}]"]
                metadata: {slot_combination: name_only}
          Here:
            data:
              - sentences: ["what is here"]
                requires_context: {area: {slot: true}}
                slots: {domain: any}
                metadata: {slot_combination: area_only}
          Play:
            data:
              - sentences: ["play {title}", "play {song}"]
                response: done
                lists: {song: {values: [blue moon]}}
          Sing:
            data:
              - sentences: ["play {song}"]
                lists: {song: {values: [blue moon, old song]}}
        lists:
          drink: {values: [tea, {in: "(coffee|espresso)", out: coffee}, {in: java, out: coffee}]}
          n: {range: {from: 1, to: 12}}
          title: {wildcard: true}
          name: {values: []}
          area: {values: []}
        expansion_rules: {cup: "cup[s]"}
        """

    let folder: TemporaryFolder

    /// - Parameter files: corpora, by their paths in the folder.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder(files)
    }

    /// The corpora in the folder, and the lines of what is warned of.
    func corpora() throws(GrammarError) -> [Corpus] {
        try CorpusLoader.load(paths: [folder.path]).corpora
    }

    static func grammar() throws(GrammarError) -> Grammar {
        try GrammarLoader().load([SourceText(name: "kitchen.yaml", text: text)]).grammar
    }

    func report() throws -> CorpusReport {
        let parser = Parser(try Self.grammar())
        var report = CorpusReport()
        for corpus in try corpora() { report.run(corpus, with: parser) }
        return report
    }
}
