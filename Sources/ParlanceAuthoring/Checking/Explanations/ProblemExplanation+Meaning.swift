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
            "Two wildcards stand side by side.",
            why: "Nothing says where one ends and the other begins, so any split is as good as another.",
            example:
                "language: en\nintents: {Play: {data: [{sentences: [\"play {song} {artist}\"]}]}}\nlists: {song: {wildcard: true}, artist: {wildcard: true}}",
            do: "Put a word between them, or fill one from a list.",
            mended:
                "language: en\nintents: {Play: {data: [{sentences: [\"play {song} by {artist}\"]}]}}\nlists: {song: {wildcard: true}, artist: {wildcard: true}}"
        ),
        ProblemExplanation(
            .warning,
            "shadowed-template",
            "Whatever the template says, others say as well, and they always come first.",
            why: """
                It can never be chosen, so its intent, slots and response are never seen. Readings are compared by their \
                wildcards and literal text; where these are equal the intent's name decides, then what was written first.
                """,
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"make (tea|milk)\", \"make milk\"]}]}}",
            do: "Remove it, take its sentences out of the other, or give it a context that the other excludes.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea\", \"make milk\"]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "duplicate-template",
            "The same template stands under the same intent twice, on the same conditions.",
            why: "The second is never chosen; if it has other slots or another response, these are lost.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}, {sentences: [make tea]}]}}",
            do: "Remove one of them.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}, {sentences: [brew tea]}]}}"
        ),
        ProblemExplanation(
            .warning,
            "ambiguous-templates",
            "Templates of two intents accept the same sentence with the same right.",
            why: """
                Wildcards and literal text are equal, and the contexts can hold at once; so the intents' names decide, which \
                nobody meant. It is no mistake where one says in words what the other has a slot for: then words win.
                """,
            example: """
                language: en
                intents:
                  Brew: {data: [{sentences: ["make {drink}"]}]}
                  Cook: {data: [{sentences: ["make {dish}"]}]}
                lists: {drink: {values: [tea, soup]}, dish: {values: [soup, rice]}}
                """,
            do: "Take the sentence out of one of them, say more in one, or require and exclude a context.",
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
            "There was too much to compare, so ambiguities may have been missed.",
            why: "Templates with many optional parts that begin alike have very many sentences in common.",
            do: "Make the template that the message points at smaller; see also `million-sentences`."
        ),
        ProblemExplanation(
            .warning,
            "unmatchable-punctuation",
            "A mark of punctuation stands where every utterance loses it.",
            why: """
                Utterances are matched without the punctuation that structures them; only what stands within words and \
                numbers is kept (`10:30`). At the edges of a template's words it means nothing either, but between a slot and \
                a rule it is taken for a part of a word. So the template can never match.
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
            "The template needs a word that is a skip word too.",
            why: """
                Skip words are taken out of an utterance, all of them or none. So as soon as another one is in it, the \
                template does not find the word that it needs.
                """,
            example:
                "language: en\nskip_words: [please, right now]\nintents: {Brew: {data: [{sentences: [make tea right now]}]}}",
            do: "Make the word optional, or take it off `skip_words`.",
            mended:
                "language: en\nskip_words: [please, right now]\nintents: {Brew: {data: [{sentences: [\"make tea [right now]\"]}]}}"
        ),
    ]
}
