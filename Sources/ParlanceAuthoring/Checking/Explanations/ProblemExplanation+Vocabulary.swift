extension ProblemExplanation {
    /// A grammar that ends with these lines.
    private static func grammar(_ lines: String) -> String {
        "language: en\nintents: {Start: {data: [{sentences: ['start {workout}']}]}}\n" + lines
    }

    static let aboutVocabulary =
        [
            ProblemExplanation(
                .warning,
                "blank-name",
                "A phrase, an identifier, a synonym or a pronunciation is blank.",
                why: "No utterance can hold it, so it is left out; a term without a phrase is left out entirely.",
                example: grammar("vocabulary: {workout: [Grind, {phrase: ' ', identifier: w2}]}"),
                do: "Write a name, or remove it.",
                mended: grammar("vocabulary: {workout: [Grind, {phrase: Stretch, identifier: w2}]}")
            ),
            ProblemExplanation(
                .warning,
                "name-too-long",
                "A phrase, an identifier, a synonym or a pronunciation has more than 1,024 bytes in UTF-16, about 500 characters.",
                why: "SiriKit has the same limit, and also leaves out longer texts.",
                do: "Shorten it; a title may be cut where speakers stop."
            ),
            ProblemExplanation(
                .warning,
                "too-many-names",
                "A set has too many terms, or a term or a value has too many synonyms and pronunciations.",
                why: "Memory is limited, so only the first ones are kept.",
                do: "Remove the least likely."
            ),
            ProblemExplanation(
                .warning,
                "duplicate-identifier",
                "Two terms of a set have the same identifier; the default identifier is the phrase.",
                why: "Programs find terms by identifier, so only the first is kept.",
                example: grammar(
                    "vocabulary: {workout: [{identifier: w1, phrase: Grind}, {identifier: w1, phrase: Crusher}]}"
                ),
                do: "If both are the same thing, make one a synonym of the other; otherwise change an identifier.",
                mended: grammar("vocabulary: {workout: [{identifier: w1, phrase: Grind, synonyms: [Crusher]}]}")
            ),
            ProblemExplanation(
                .warning,
                "unspeakable-name",
                "Normalization leaves nothing of the name, and its term has no other name.",
                why: "No utterance can hold it, so it never matches.",
                example: grammar("vocabulary: {workout: [Grind, {identifier: w2, phrase: '?!'}]}"),
                do: "Add a pronunciation or a synonym, or remove it.",
                mended: grammar("vocabulary: {workout: [Grind, {identifier: w2, phrase: What}]}")
            ),
            ProblemExplanation(
                .warning,
                "same-phrase",
                "Words of a term also stand for a term before it.",
                why: "The first term wins, so the other one matches only by its other names.",
                example: grammar(
                    "vocabulary: {workout: [{identifier: w1, phrase: Grind}, {identifier: w2, phrase: grind}]}"
                ),
                do: "Give one of them another name.",
                mended: grammar(
                    "vocabulary: {workout: [{identifier: w1, phrase: Grind}, {identifier: w2, phrase: Long Grind}]}"
                )
            ),
        ] + aboutPlacesOfVocabulary + aboutVocabularyFiles

    private static let aboutPlacesOfVocabulary = [
        ProblemExplanation(
            .warning,
            "unknown-vocabulary",
            "A set of terms is for a list or an 'Intent.slot' that no template has.",
            why: "The terms never match.",
            example: grammar("lists: {workout: {values: [run]}}\nvocabulary: {workuot: [Grind]}"),
            do: "Use the name of a list in templates, or of an intent and one of its slots.",
            mended: grammar("lists: {workout: {values: [run]}}\nvocabulary: {workout: [Grind]}")
        ),
        ProblemExplanation(
            .warning,
            "names-for-numbers",
            "A set of terms is for a range of numbers.",
            why: "A range takes no names, so the terms never match.",
            example:
                "language: en\nintents: {Set: {data: [{sentences: ['set {n}']}]}}\nlists: {n: {range: {from: 0, to: 9}}}\n"
                + "vocabulary: {n: [half]}",
            do: "Put them into another list, and use both in the template.",
            mended: "language: en\nintents: {Set: {data: [{sentences: ['set ({n}|{level})']}]}}\n"
                + "lists: {n: {range: {from: 0, to: 9}}}\nvocabulary: {level: [half]}"
        ),
        ProblemExplanation(
            .warning,
            "example-not-understood",
            "An example of an intent or a term is read otherwise, or not understood.",
            why: "Users see examples and will say them.",
            do:
                "Change the example, or add a template that reads it. `parlance explain` shows why it is not understood."
        ),
    ]

    private static let aboutVocabularyFiles = [
        ProblemExplanation(
            .error,
            "missing-column",
            "The first row of a CSV file lacks a required column.",
            why: "'type' is the set of a term, and 'phrase' its name.",
            do: "Begin the file with a row like `type,identifier,phrase,synonyms,pronunciations`."
        ),
        ProblemExplanation(
            .warning,
            "unknown-column",
            "A column of a CSV file has an unknown name.",
            why: "It is ignored; the name may be misspelt.",
            do:
                "Correct the name, or allow the warning. The columns are: type, tier, identifier, phrase, pronunciations, examples, synonyms, context and metadata."
        ),
        ProblemExplanation(
            .error,
            "uneven-row",
            "A row of a CSV file has more or fewer fields than the first row.",
            why: "The columns of the fields are unknown.",
            do: "Put texts with commas or line ends in quotes, and write empty fields."
        ),
        ProblemExplanation(
            .error,
            "unclosed-quote",
            "A quoted field of a CSV file is never closed.",
            why: "The rest of the file would be one field.",
            do: "Close it, and double the quotes in it."
        ),
        ProblemExplanation(
            .error,
            "text-beside-quotes",
            "Text follows the closing quote of a field of a CSV file.",
            why: "Probably a quote in the field is not doubled, and the rest of it would be lost.",
            do: "Put the whole field in quotes, and double the quotes in it."
        ),
        ProblemExplanation(
            .error,
            "unknown-tier",
            "A row of a CSV file has an unknown tier.",
            why: "The user's terms rank before the app's, so the tier must be known.",
            do: "Write `app` or `user`, or leave it empty for `app`."
        ),
        ProblemExplanation(
            .warning,
            "ignored-cell",
            "A row of a CSV file adds a synonym to the term of the row before it, with another context or other metadata.",
            why: "These belong to the term, not to one of its names, so those of the first row count.",
            do: "Write them in the term's first row, or give the row its own identifier."
        ),
    ]
}
