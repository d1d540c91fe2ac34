extension ProblemExplanation {
    /// A grammar with these lines behind it.
    private static func grammar(_ lines: String) -> String {
        "language: en\nintents: {Start: {data: [{sentences: ['start {workout}']}]}}\n" + lines
    }

    static let aboutVocabulary =
        [
            ProblemExplanation(
                .warning,
                "blank-name",
                "A phrase, an identifier, a synonym or a pronunciation holds nothing but blanks.",
                why: "Nobody can say it, so it is left out; a term without a phrase is left out as a whole.",
                example: grammar("vocabulary: {workout: [Grind, {phrase: ' ', identifier: w2}]}"),
                do: "Say how the term is called, or remove it.",
                mended: grammar("vocabulary: {workout: [Grind, {phrase: Stretch, identifier: w2}]}")
            ),
            ProblemExplanation(
                .warning,
                "name-too-long",
                "A phrase, an identifier, a synonym or a pronunciation has more than 1,024 bytes in UTF-16, about 500 characters.",
                why: "Nobody says so much at once. SiriKit has the same limit, and leaves out what is longer, too.",
                do: "Shorten it; a title may be cut where people stop."
            ),
            ProblemExplanation(
                .warning,
                "too-many-names",
                "A set has more terms, or a term more synonyms and pronunciations, than are taken; or a list's value, taken as a term, has.",
                why: "Memory has an end; the first ones are the most important.",
                do: "Leave out what nobody says."
            ),
            ProblemExplanation(
                .warning,
                "duplicate-identifier",
                "Two terms of a set have the same identifier; a term without one has its phrase as identifier.",
                why: "Programs ask for terms by their identifiers, so only the first is kept.",
                example: grammar(
                    "vocabulary: {workout: [{identifier: w1, phrase: Grind}, {identifier: w1, phrase: Crusher}]}"
                ),
                do: "If both are the same thing, make one a synonym of the other; else give one another identifier.",
                mended: grammar("vocabulary: {workout: [{identifier: w1, phrase: Grind, synonyms: [Crusher]}]}")
            ),
            ProblemExplanation(
                .warning,
                "unspeakable-name",
                "Nothing is left of the name when punctuation is taken out, as it is of utterances, and nothing else says its term.",
                why: "No utterance can hold it, so it is never heard.",
                example: grammar("vocabulary: {workout: [Grind, {identifier: w2, phrase: '?!'}]}"),
                do: "Add a pronunciation or a synonym, or remove it.",
                mended: grammar("vocabulary: {workout: [Grind, {identifier: w2, phrase: What}]}")
            ),
            ProblemExplanation(
                .warning,
                "same-phrase",
                "Words that say a term say one before it, too.",
                why: "The one that comes first wins, so the other is heard only where it has more names.",
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
            "Terms are for a list, or for an 'Intent.slot', that no template has.",
            why: "They are never heard.",
            example: grammar("lists: {workout: {values: [run]}}\nvocabulary: {workuot: [Grind]}"),
            do: "Name a list that templates mention, or an intent and one of its slots.",
            mended: grammar("lists: {workout: {values: [run]}}\nvocabulary: {workout: [Grind]}")
        ),
        ProblemExplanation(
            .warning,
            "names-for-numbers",
            "Terms are for a list that is a range of numbers.",
            why: "A number has no name, so they are never heard.",
            example:
                "language: en\nintents: {Set: {data: [{sentences: ['set {n}']}]}}\nlists: {n: {range: {from: 0, to: 9}}}\n"
                + "vocabulary: {n: [half]}",
            do: "Put them into another list, and mention both in the template.",
            mended: "language: en\nintents: {Set: {data: [{sentences: ['set ({n}|{level})']}]}}\n"
                + "lists: {n: {range: {from: 0, to: 9}}}\nvocabulary: {level: [half]}"
        ),
        ProblemExplanation(
            .warning,
            "example-not-understood",
            "A sentence that is given as an example of an intent or a term is understood otherwise, or not at all.",
            why: "Examples are shown to people, who will say them.",
            do:
                "Say the example otherwise, or add a template that reads it. `parlance explain` says what stands in the way."
        ),
    ]

    private static let aboutVocabularyFiles = [
        ProblemExplanation(
            .error,
            "missing-column",
            "The first row of a CSV file names the columns, and one that is needed is not among them.",
            why: "Without 'type' nobody knows what the terms are for, without 'phrase' how they are said.",
            do: "Begin the file with a row like `type,identifier,phrase,synonyms,pronunciations`."
        ),
        ProblemExplanation(
            .warning,
            "unknown-column",
            "A column of a CSV file has a name that means nothing here.",
            why: "It is ignored, which a slip in the name would make unnoticed.",
            do:
                "Correct the name, or leave the column; there are: type, tier, identifier, phrase, pronunciations, examples, synonyms, context and metadata."
        ),
        ProblemExplanation(
            .error,
            "uneven-row",
            "A row of a CSV file has more or fewer fields than the first row names.",
            why: "Which field belongs to which column can't be told.",
            do: "Put texts that hold commas or line ends in quotes, and leave fields empty rather than out."
        ),
        ProblemExplanation(
            .error,
            "unclosed-quote",
            "A field of a CSV file begins with a quote that is never closed.",
            why: "All that follows would be one field.",
            do: "Close it, and double the quotes within."
        ),
        ProblemExplanation(
            .error,
            "text-beside-quotes",
            "Behind the closing quote of a field of a CSV file stands text.",
            why: "A quote within the field was probably not doubled, and the rest of it would be lost.",
            do: "Put all of the field in quotes, and double the quotes within."
        ),
        ProblemExplanation(
            .error,
            "unknown-tier",
            "A row of a CSV file says a tier that there is not.",
            why: "The user's terms come before the app's, so it must be known whose they are.",
            do: "Write `app`, `user`, or nothing, which is the app."
        ),
        ProblemExplanation(
            .warning,
            "ignored-cell",
            "A row of a CSV file adds a synonym to the term of the row before it, and says another context or other metadata.",
            why: "These belong to the term, not to one of its names, so what its first row says counts.",
            do: "Write them in the term's first row, or give the row an identifier of its own."
        ),
    ]
}
