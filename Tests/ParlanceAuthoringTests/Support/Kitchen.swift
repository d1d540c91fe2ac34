import ParlanceAuthoring
import ParlanceGrammar

/// Small grammars for tests of sampling.
enum Kitchen {
    /// Lists for templates.
    static let lists = """
        lists:
          drink: {values: [tea, {in: "(coffee|espresso)", out: coffee}]}
          cups: {range: {from: 1, to: 3}}
          minus: {range: {from: -1, to: 1, fractions: halves}}
          spelled: {range: {from: 7, to: 8, digits: false}}
          note: {wildcard: true}
          nothing: {values: []}
          marks: {values: ["?!", mug]}
          gone: {values: ["[the]", "[a] jar"]}
          many: {range: {from: 0, to: 1000000}}
          thing:
            values:
              - {in: lamp, out: Lamp, context: {domain: light}}
              - {in: fan, out: Fan, context: {domain: fan}, metadata: {id: 7}}
              - {in: shelf, out: Shelf}
        expansion_rules: {cup: "[a] (cup[s]|mug[s])", never: "{nothing}"}
        """

    /// A grammar with one intent, `Brew`, and these templates.
    static func grammar(_ templates: String..., language: String = "en", block: String = "") throws -> Grammar {
        let sentences = templates.map { "          - '\($0.replacing("'", with: "''"))'" }.joined(separator: "\n")
        return try grammar(
            yaml: """
                language: \(language)
                intents:
                  Brew:
                    data:
                      - sentences:
                \(sentences)
                \(block.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
                \(lists)
                """
        )
    }

    static func grammar(yaml: String) throws -> Grammar {
        try GrammarLoader().load([SourceText(name: "kitchen.yaml", text: yaml)]).grammar
    }
}

extension Sampler {
    /// The texts of all sentences, in order.
    var allTexts: [String] { allSentences.map(\.text) }
}
