extension ProblemExplanation {
    static let aboutLists = [
        ofList(
            "empty-value",
            "Normalization leaves nothing of the value.",
            why: "No utterance can hold it, so it is ignored.",
            "[tea, \"…\"]",
            do: "Write it in letters, or remove it.",
            mended: "[tea, milk]"
        ),
        ofList(
            "shadowed-value",
            "All words of the value also stand for another one, which comes first.",
            why: "It is never chosen. Case, accents and punctuation don't distinguish values.",
            "[{in: (tea|milk), out: 1}, {in: milk, out: 2}]",
            do: "Remove one of them, or change its words.",
            mended: "[{in: tea, out: 1}, {in: milk, out: 2}]"
        ),
        ofList(
            "equal-values",
            "Some words of the value also stand for another one, which comes first.",
            why: "These words never deliver this value.",
            "[{in: (tea|milk), out: 1}, {in: (milk|water), out: 2}]",
            do: "Remove the words from one of them.",
            mended: "[{in: (tea|milk), out: 1}, {in: water, out: 2}]"
        ),
        ofList(
            "duplicate-value",
            "The list has all words of the value already, for the same value.",
            why: "It is redundant, and the two may diverge.",
            "[tea, milk, Tea]",
            do: "Remove one of them.",
            mended: "[tea, milk]"
        ),
        ofRepetition(
            "empty-repetition",
            "The text that a list repeats may be left out altogether.",
            why: "Nothing can be said any number of times, so the number of repetitions is unknown.",
            "\"[{drink}]\"",
            do: "Make a part of it obligatory."
        ),
        ofRepetition(
            "repetition-without-slots",
            "The text that a list repeats has no slot.",
            why: "Its slot gathers the slots of repetitions, so there is nothing to gather.",
            "cup",
            do: "Put a slot into it, or write the text into the template."
        ),
        ProblemExplanation(
            .error,
            "repetitions-nested-too-deeply",
            "Lists that repeat a rule are nested too deeply.",
            why: "What is gathered within gathered values is hard to say and hard to read.",
            do: "Gather fewer levels."
        ),
        ProblemExplanation(
            .warning,
            "redefined-range",
            "Two files give the same list different ranges.",
            why: "The range of the last file counts for all templates.",
            do: "Keep one of them, or rename one of the lists. Equal definitions are allowed."
        ),
        ProblemExplanation(
            .warning,
            "mixed-list",
            "A list is defined in two ways: by values, by a range, by a slot type, or as a wildcard.",
            why: "Only one of them counts: values before a range, a range before a type, a type before a wildcard.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [tea], wildcard: true}}",
            do: "Keep one of them, or rename one of the lists.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [tea]}}"
        ),
    ]

    /// A problem with a list that repeats a template.
    private static func ofRepetition(
        _ code: String,
        _ meaning: String,
        why reason: String,
        _ repeated: String,
        do advice: String
    ) -> ProblemExplanation {
        func grammar(_ repeated: String) -> String {
            """
            language: en
            intents: {Brew: {data: [{sentences: ["make {drinks}"]}]}}
            lists: {drinks: {repeats: \(repeated)}, drink: {values: [tea, milk]}}
            """
        }
        return ProblemExplanation(
            .error,
            code,
            meaning,
            why: reason,
            example: grammar(repeated),
            do: advice,
            mended: grammar("\"{drink}\"")
        )
    }

    /// A problem with values, with a grammar of one list as example.
    private static func ofList(
        _ code: String,
        _ meaning: String,
        why reason: String,
        _ values: String,
        do remedy: String,
        mended: String
    ) -> ProblemExplanation {
        let head = "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: "
        return ProblemExplanation(
            .warning,
            code,
            meaning,
            why: reason,
            example: "\(head)\(values)}}",
            do: remedy,
            mended: "\(head)\(mended)}}"
        )
    }
}
