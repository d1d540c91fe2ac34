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

    /// A grammar with a slot that may occur several times.
    static let sandwiches = """
        language: en
        intents:
          Order:
            data:
              - sentences: ["a sandwich with {topping} [and {topping}] [but no {topping:without}]"]
        lists:
          topping: {values: [cheese, ham, {in: "(onion|onions)", out: onion}]}
        """

    /// A grammar with a slot that gathers repetitions.
    static let orders = """
        language: en
        intents: {Order: {data: [{sentences: ["order {items}"]}]}}
        lists:
          items: {repeats: "[{n}] {item} [without {toppings:without}]", separators: ["[,] and", ","]}
          toppings: {repeats: "{topping}", separators: ["[,] and", ","]}
          item: {values: [{in: "pizza[s]", out: pizza}, {in: "coke[s]", out: coke}]}
          topping: {values: [cheese, ham]}
          n: {range: {from: 1, to: 12}}
        """

    let folder: TemporaryFolder
    private let text: String

    /// - Parameters:
    ///   - files: Corpora, by their paths in the folder.
    ///   - grammar: The text of their grammar.
    init(_ files: [String: String], grammar: String = Kitchen.text) throws {
        folder = try TemporaryFolder(files)
        text = grammar
    }

    /// The corpora in the folder, and the lines of the warnings.
    func corpora() throws(GrammarError) -> [Corpus] {
        try CorpusLoader.load(paths: [folder.path]).corpora
    }

    static func grammar(_ text: String = Kitchen.text) throws(GrammarError) -> Grammar {
        try GrammarLoader().load([SourceText(name: "kitchen.yaml", text: text)]).grammar
    }

    func report() throws -> CorpusReport {
        let parser = Parser(try Self.grammar(text))
        var report = CorpusReport()
        for corpus in try corpora() { report.run(corpus, with: parser) }
        return report
    }
}
