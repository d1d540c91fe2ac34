extension ProblemExplanation {
    static let aboutNotation = [
        ProblemExplanation(
            .warning,
            "optional-template",
            "All parts of the template are optional.",
            why: "It requires no word, so any one of its optional words alone gives the intent.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"[some] [tea]\"]}]}}",
            do: "Put a part that is always said outside the brackets, or remove the template.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"[some] tea\"]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "foreign-syntax",
            "The template contains syntax of another notation.",
            why: """
                Repetition (`+`, `*`, `?` after a group), any text (`.*`), classes (`\\d`) and references (`$x`, `@x`) are \
                literal text in templates, or punctuation, which normalization removes.
                """,
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"make (very )+strong (tea|milk)+\"]}]}}",
            do: "Write `[x]` for a part that may be missing, `{list}` for a slot, and `<rule>` for a rule.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make [very [very]] strong (tea|milk)\"]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "skip-word-in-wildcard",
            "A polite skip word after a template becomes part of the value of the wildcard at the template's end.",
            why: """
                A wildcard at the edge of a template keeps the skip words on its side, because they may be meant \
                literally: with "play thriller please", the song is "thriller please".
                """,
            example: """
                language: en
                skip_words: [please]
                intents: {Play: {data: [{sentences: ["play {song}"]}]}}
                lists: {song: {wildcard: true}}
                """,
            do: "Add the word to `closing_words` too.",
            mended: """
                language: en
                skip_words: [please]
                closing_words: [please]
                intents: {Play: {data: [{sentences: ["play {song}"]}]}}
                lists: {song: {wildcard: true}}
                """
        ),
        ProblemExplanation(
            .warning,
            "template-in-skip-word",
            "A skip word is written as a template.",
            why: "Skip words are compared as they are written, with their brackets, so no utterance contains this one.",
            example:
                "language: en\nskip_words: [\"(please|thanks)\"]\nintents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "List each way to say it. `opening_words` and `closing_words` are templates.",
            mended: "language: en\nskip_words: [please, thanks]\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
    ]
}
