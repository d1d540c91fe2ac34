import ParlanceGrammar
import ParlanceMatching

/// A small grammar for tests.
enum Lamps {
    static func parser(_ templates: String...) throws -> Parser {
        let sentences = templates.map { "\"\($0)\"" }.joined(separator: ", ")
        let yaml = """
            language: en
            skip_words: [please]
            intents:
              TurnOn: {data: [{sentences: [\(sentences)]}]}
            lists:
              name: {values: [lamp, {in: fan, out: "a \\"fan\\""}]}
              level: {range: {from: 0, to: 100}}
            expansion_rules: {the: "(the|my)"}
            """
        return Parser(try GrammarLoader().load([SourceText(name: "lamps.yaml", text: yaml)]).grammar)
    }
}
