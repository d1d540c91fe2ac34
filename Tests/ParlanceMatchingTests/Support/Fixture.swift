import ParlanceGrammar

@testable import ParlanceMatching

/// Small grammars for tests.
enum Fixture {
    /// Slot lists for the templates of tests.
    static let lists = """
        lists:
          area: {values: [kitchen, "living room", {in: "bed[ ]room", out: bedroom}]}
          name:
            values:
              - {in: lamp, out: Lamp, context: {domain: light}, metadata: {id: 1}}
              - {in: "Dr. Smith's lamp", out: Smith, context: {domain: light}}
              - {in: "wi-fi plug", out: Plug, context: {domain: switch}}
              - {in: fan, out: Fan, context: {domain: fan}}
          n: {range: {from: 0, to: 100}}
          halves: {range: {from: 0, to: 100, fractions: halves}}
          minus: {range: {from: -20, to: 20, multiplier: -1}}
          any: {wildcard: true}
          more: {wildcard: true}
        """

    /// A parser for one intent, `Test`, with these templates.
    static func parser(
        _ templates: String...,
        language: String = "en",
        block: String = "",
        top: String = ""
    ) throws -> Parser {
        let sentences = templates.map { "          - '\($0.replacing("'", with: "''"))'" }.joined(separator: "\n")
        return try parser(
            yaml: """
                language: \(language)
                intents:
                  Test:
                    data:
                      - sentences:
                \(sentences)
                \(block.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
                \(lists)
                \(top)
                """
        )
    }

    static func parser(yaml: String) throws -> Parser {
        Parser(try GrammarLoader().load([SourceText(name: "test.yaml", text: yaml)]).grammar)
    }
}

extension Parser {
    /// The slots of the best reading, as `name=value`, in order; nil if nothing matches.
    func slots(of text: String, _ options: ParseOptions = ParseOptions()) throws -> String? {
        try parse(text, options: options).readings.first.map { reading in
            reading.slots.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        }
    }
}
