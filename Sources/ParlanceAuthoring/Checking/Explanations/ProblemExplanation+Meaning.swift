extension ProblemExplanation {
    static let aboutMeaning = [
        ProblemExplanation(
            .warning,
            "no-sentences",
            "No file has a sentence under `intents`.",
            why: "Nothing can match.",
            example: "language: en\nlists: {drink: {values: [tea]}}",
            do: "Add sentences, or name more files.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [tea]}}"
        ),
        ProblemExplanation(
            .warning,
            "adjacent-wildcards",
            "Two wildcards are adjacent.",
            why: "Nothing separates their values, so the split is arbitrary.",
            example:
                "language: en\nintents: {Play: {data: [{sentences: [\"play {song} {artist}\"]}]}}\nlists: {song: {wildcard: true}, artist: {wildcard: true}}",
            do: "Put a word between them, or fill one from a list.",
            mended:
                "language: en\nintents: {Play: {data: [{sentences: [\"play {song} by {artist}\"]}]}}\nlists: {song: {wildcard: true}, artist: {wildcard: true}}"
        ),
        ProblemExplanation(
            .warning,
            "shadowed-template",
            "Other templates match all sentences of the template and rank first.",
            why: """
                It is never chosen, so its intent, slots and response have no effect. Readings rank by wildcards and literal \
                text, then by the intent's name, then by the order of declaration.
                """,
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"make (tea|milk)\", \"make milk\"]}]}}",
            do: "Remove it, remove its sentences from the other, or require a context that the other excludes.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea\", \"make milk\"]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "duplicate-template",
            "An intent has the same template twice, with the same conditions.",
            why: "The second is never chosen, so its slots and response have no effect.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}, {sentences: [make tea]}]}}",
            do: "Remove one of them.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}, {sentences: [brew tea]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "ambiguous-templates",
            "Templates of two intents match the same sentence with the same rank.",
            why: """
                Wildcards and literal text are equal, and the contexts can hold at once, so only the intents' names decide. \
                If one template has words where the other has a slot, the words win, and there is no warning.
                """,
            example: """
                language: en
                intents:
                  Brew: {data: [{sentences: ["make {drink}"]}]}
                  Cook: {data: [{sentences: ["make {dish}"]}]}
                lists: {drink: {values: [tea, soup]}, dish: {values: [soup, rice]}}
                """,
            do: "Remove the sentence from one of them, make one more specific, or require and exclude a context.",
            mended: """
                language: en
                intents:
                  Brew: {data: [{sentences: ["make {drink}"]}]}
                  Cook: {data: [{sentences: ["make {dish}"]}]}
                lists: {drink: {values: [tea]}, dish: {values: [soup, rice]}}
                """
        ),
        ProblemExplanation(
            .warning,
            "ambiguity-search-limited",
            "The comparison of templates was cut short, so ambiguities may have been missed.",
            why: "Templates with equal beginnings and many optional parts have very many sentences in common.",
            do: "Make the template of the message smaller; see also `million-sentences`."
        ),
        ProblemExplanation(
            .warning,
            "unmatchable-punctuation",
            "A template has punctuation at a place where normalization removes it from utterances.",
            why: """
                Normalization keeps punctuation only within words and numbers (`10:30`). At the edges of a template's words it \
                has no effect either, but between a slot and a rule it counts as a part of a word, so the template never \
                matches.
                """,
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {drink}!<when>"]}]}}
                expansion_rules: {when: "( now| later)"}
                lists: {drink: {values: [tea]}}
                """,
            do: "Remove it.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {drink}<when>"]}]}}
                expansion_rules: {when: "( now| later)"}
                lists: {drink: {values: [tea]}}
                """
        ),
        ProblemExplanation(
            .warning,
            "skip-word-in-literal",
            "The template requires a skip word.",
            why: """
                Either all skip words are removed from an utterance or none. If the utterance has another skip word, the \
                template misses the word that it requires.
                """,
            example:
                "language: en\nskip_words: [please, right now]\nintents: {Brew: {data: [{sentences: [make tea right now]}]}}",
            do: "Make the word optional, or remove it from `skip_words`.",
            mended:
                "language: en\nskip_words: [please, right now]\nintents: {Brew: {data: [{sentences: [\"make tea [right now]\"]}]}}"
        ),
    ]
}
