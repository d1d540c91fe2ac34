extension ProblemExplanation {
    static let aboutYAML = [
        ProblemExplanation(
            .error,
            "syntax",
            "The file is not valid YAML or JSON.",
            why: "The rest of the file can't be read.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea]}]}}",
            do: "Close open quotes, brackets and braces, and indent with blanks instead of tabs.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea\"]}]}}"
        ),
        ProblemExplanation(
            .error,
            "character-not-allowed",
            "The file has a raw control character.",
            why: "YAML and JSON forbid it, and it is invisible.",
            do: "Remove it, or write it as an escape in double quotes."
        ),
        ProblemExplanation(
            .error,
            "duplicate-key",
            "A mapping has the same key twice.",
            why: "One of the two would be lost.",
            example: "language: en\nlanguage: de\nintents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Keep one of them, or merge both.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .error,
            "missing-anchor",
            "A text that begins with `*` is an alias in YAML, and there is no such anchor.",
            why: "The text would be lost.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [*tea]}]}}",
            do: "Put the text in quotes, or add the anchor `&name`.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea\"]}]}}"
        ),
        ProblemExplanation(
            .error,
            "too-many-nodes",
            "Aliases expand the file beyond the limit.",
            why: "A file of a few lines could fill the memory.",
            do: "Write the values out."
        ),
        ProblemExplanation(
            .error,
            "nested-too-deeply",
            "Lists and mappings are nested too deeply.",
            why: "Probably a bracket is not closed.",
            do: "Close some of them, or flatten them."
        ),
        ProblemExplanation(
            .error,
            "too-many-directives",
            "Too many lines begin with `%`, as directives of YAML do.",
            why: "Reading them would take minutes.",
            do: "Remove them; no grammar needs any."
        ),
        ProblemExplanation(
            .error,
            "wrong-type",
            "A value has the wrong type, such as a text in the place of a list.",
            why: "It can't be read.",
            example: "language: en\nintents: {Brew: {data: [{sentences: make tea}]}}",
            do:
                "Write the expected type. YAML reads `on`, `off`, `yes` and `no` as true and false, so quote them.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "unknown-key",
            "The key is unknown at this place.",
            why: "Its value is ignored; probably the key is misspelt.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [make tea], slot: {drink: tea}}]}}",
            do: "Correct the key, or remove it.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea], slots: {drink: tea}}]}}"
        ),
        ProblemExplanation(
            .error,
            "missing-key",
            "A required key is missing.",
            why: "There is no default.",
            example: "language: en\nintents: {Brew: {data: [{slots: {drink: tea}}]}}",
            do: "Add the key that the message names.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea], slots: {drink: tea}}]}}"
        ),
        ProblemExplanation(
            .error,
            "unknown-option",
            "The word is not one of the options.",
            why: "There is no default for unknown options.",
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, fractions: thirds}}}
                """,
            do: "Choose one of the options in the message.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, fractions: halves}}}
                """
        ),
    ]
}
