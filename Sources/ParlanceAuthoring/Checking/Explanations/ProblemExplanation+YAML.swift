extension ProblemExplanation {
    static let aboutYAML = [
        ProblemExplanation(
            .error,
            "syntax",
            "The file is not YAML, or not JSON, from here on.",
            why: "What stands behind it can't be read.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea]}]}}",
            do: "Close what is open: quotes, brackets, braces; indent with blanks, not with tabs.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea\"]}]}}"
        ),
        ProblemExplanation(
            .error,
            "character-not-allowed",
            "A control character stands in the file as it is.",
            why: "YAML and JSON forbid it, and nobody can see it.",
            do: "Remove it, or write it as an escape in double quotes."
        ),
        ProblemExplanation(
            .error,
            "duplicate-key",
            "A mapping has the same key twice.",
            why: "One of the two would be lost.",
            example: "language: en\nlanguage: de\nintents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Keep one of them, or put both together.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .error,
            "missing-anchor",
            "A text that begins with `*` is an alias in YAML, and there is no such anchor.",
            why: "The text would be lost.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [*tea]}]}}",
            do: "Put the text in quotes, or write `&name` where the alias leads.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea\"]}]}}"
        ),
        ProblemExplanation(
            .error,
            "too-many-nodes",
            "Aliases multiply the file beyond what can be read.",
            why: "A file of a few lines could fill the memory.",
            do: "Write out what is needed."
        ),
        ProblemExplanation(
            .error,
            "nested-too-deeply",
            "Lists and mappings stand in one another too often.",
            why: "No grammar is so deep; a bracket is probably not closed.",
            do: "Close some of them, or flatten them."
        ),
        ProblemExplanation(
            .error,
            "too-many-directives",
            "Very many lines begin with `%`, as directives of YAML do.",
            why: "Each is compared with all before it, which would take minutes.",
            do: "Remove them; no grammar needs any."
        ),
        ProblemExplanation(
            .error,
            "wrong-type",
            "Something else stands here than what belongs here: a text instead of a list, for one.",
            why: "It can't be read as what it should be.",
            example: "language: en\nintents: {Brew: {data: [{sentences: make tea}]}}",
            do:
                "Write what the message expects. YAML takes `on`, `off`, `yes` and `no` for true and false, so quote them.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "unknown-key",
            "Nothing is called like this key here.",
            why: "What stands under it is ignored; mostly it is a slip.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [make tea], slot: {drink: tea}}]}}",
            do: "Correct the key, or remove it.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea], slots: {drink: tea}}]}}"
        ),
        ProblemExplanation(
            .error,
            "missing-key",
            "A key is missing without which the mapping means nothing.",
            why: "It can't be guessed.",
            example: "language: en\nintents: {Brew: {data: [{slots: {drink: tea}}]}}",
            do: "Add the key that the message names.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea], slots: {drink: tea}}]}}"
        ),
        ProblemExplanation(
            .error,
            "unknown-option",
            "Only certain words may stand here, and this is none of them.",
            why: "It can't be guessed which was meant.",
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, fractions: thirds}}}
                """,
            do: "Choose one of those that the message lists.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, fractions: halves}}}
                """
        ),
    ]
}
