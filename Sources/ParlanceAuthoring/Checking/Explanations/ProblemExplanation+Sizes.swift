extension ProblemExplanation {
    static let aboutSizes = [
        ProblemExplanation(
            .warning,
            "spelled-numbers-limited",
            "The range is so large that only a part of it is understood in words.",
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
            "A block requires more keys of the context than can be compared.",
            why: "No situation has so many.",
            do: "Ask for fewer."
        ),
        ProblemExplanation(
            .error,
            "template-too-large",
            "With its rules put in, the template is too large.",
            why: "Rules within rules grow by powers, so a few lines could fill the memory.",
            do: "Split the template, or nest its rules less."
        ),
        ProblemExplanation(
            .error,
            "grammar-too-large",
            "With all rules put in, the grammar is too large.",
            why: "It would not fit into memory.",
            do: "Leave some of it out, or nest rules less."
        ),
        ProblemExplanation(
            .error,
            "too-many-spelled-numbers",
            "All ranges together have too many numbers to be spelled out in words.",
            why: "Spelling them out would take long.",
            do: "Make ranges smaller, or write `words: false`."
        ),
        ProblemExplanation(
            .warning,
            "million-sentences",
            """
            The template says more than a million sentences. They are counted exactly, with a slot for one word. Of the \
            templates that the same rule swells only the largest is shown.
            """,
            why: """
                Parlance matches it as fast as any other. But nobody has looked at so many sentences: most of them nobody \
                says, some say what was not meant, and what spells them out (training a speech model, say) takes forever.
                """,
            example: """
                language: en
                intents: {Count: {data: [{sentences: ["<n> <n> <n> <n> <n> <n> <n>"]}]}}
                expansion_rules: {n: (one|two|three|four|five|six|seven|eight)}
                """,
            do: "Split the template, leave out what nobody says, there or in the rule, or allow it where it is wanted.",
            mended: """
                language: en
                intents: {Count: {data: [{sentences: ["<n> <n> <n> <n> <n> <n>"]}]}}
                expansion_rules: {n: (one|two|three|four|five|six|seven|eight)}
                """
        ),
    ]
}
