import ParlanceTestSupport

/// A grammar for conversations, with its declarations.
enum Kitchen {
    private static let grammar = """
        language: en
        intents:
          Brew:
            data:
              - sentences: ["(make|brew) [me] [{n}] <cup> [of {drink}]", "I need {drink} [now]"]
          Stop: {data: [{sentences: ["stop (it|everything)"]}]}
        lists:
          drink: {values: [tea, {in: "(coffee|espresso)", out: coffee}]}
          n: {range: {from: 1, to: 12}}
        expansion_rules: {cup: "[a] (cup[s]|mug[s])"}
        skip_words: [please]
        messages:
          Brew:
            drink:
              value: "What shall be in {n, plural, one {the cup} other {the # cups}}?"
              choose: "{candidates}?"
            confirm_intent: ["{n, spellout} of {drink}?", "{drink}?"]

        """

    private static let declarations = """
        Brew:
          confirmation: always
          slots:
            drink: {type: text, required: true, unsupported_reasons: [allGone]}
            n: {type: integer}
          response_codes: [continueInApp]
        Stop: {}

        """

    /// `parlance chat` with the grammar.
    static func chat(_ arguments: String..., saying utterances: String = "", files: [String: String] = [:]) throws
        -> Command
    {
        let folder = try TemporaryFolder()
        try folder.write(grammar, to: "kitchen.yaml")
        try folder.write(declarations, to: "intents.yaml")
        for (name, text) in files { try folder.write(text, to: name) }
        var command = Command("chat", "-g", "kitchen.yaml", "-g", "intents.yaml", input: utterances)
        command.arguments += arguments
        command.folder = folder.path
        command.keeper = folder
        return command
    }
}
