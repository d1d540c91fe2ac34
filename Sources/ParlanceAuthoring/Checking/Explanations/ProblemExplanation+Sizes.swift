extension ProblemExplanation {
    static let aboutSizes = [
        ProblemExplanation(
            .warning,
            "spelled-numbers-limited",
            "Only a part of the range is understood in words.",
            why: "\"Nineteen thousand\" is understood and \"thirty thousand\" is not; digits always are.",
            example: """
                language: en
                intents: {Set: {data: [{sentences: ["set {n}"]}]}}
                lists: {n: {range: {from: 0, to: 50000}}}
                """,
            do: "Make it smaller, give it a step, or write `words: false`.",
            mended: """
                language: en
                intents: {Set: {data: [{sentences: ["set {n}"]}]}}
                lists: {n: {range: {from: 0, to: 50000, words: false}}}
                """
        ),
        ProblemExplanation(
            .error,
            "too-many-requirements",
            "A block requires too many keys of the context.",
            why: "The number of keys is limited.",
            do: "Require fewer."
        ),
        ProblemExplanation(
            .error,
            "template-too-large",
            "With its rules inserted, the template is too large.",
            why: "Nested rules grow exponentially, so a few lines could fill the memory.",
            do: "Split the template, or nest its rules less."
        ),
        ProblemExplanation(
            .error,
            "grammar-too-large",
            "With all rules inserted, the grammar is too large.",
            why: "It takes too much memory.",
            do: "Remove some of it, or nest rules less."
        ),
        ProblemExplanation(
            .error,
            "too-many-spelled-numbers",
            "All ranges together have too many numbers to be spelled out in words.",
            why: "Spelling them out would take long.",
            do: "Make ranges smaller, or write `words: false`."
        ),
        ProblemExplanation(
            .error,
            "too-many-spellings",
            "A phrase that limits a wildcard, or that may stand around a request, can be said in too many ways.",
            why: "Each way of saying it is stored.",
            do: "Split the phrase, or leave out some of its ways."
        ),
        ProblemExplanation(
            .warning,
            "million-sentences",
            """
            The template has more than a million sentences. They are counted exactly, a slot as one word. Of several \
            templates that one rule makes too large, only the largest is shown.
            """,
            why: """
                Parlance matches it as fast as any other. But so many sentences can't be reviewed: most are unlikely, some are \
                unintended, and generating them, such as for the training of a speech model, takes forever.
                """,
            example: """
                language: en
                intents: {Count: {data: [{sentences: ["<n> <n> <n> <n> <n> <n> <n>"]}]}}
                expansion_rules: {n: (one|two|three|four|five|six|seven|eight)}
                """,
            do: "Split the template, remove unlikely words from it or from the rule, or allow the warning.",
            mended: """
                language: en
                intents: {Count: {data: [{sentences: ["<n> <n> <n> <n> <n> <n>"]}]}}
                expansion_rules: {n: (one|two|three|four|five|six|seven|eight)}
                """
        ),
    ]
}
