extension ProblemExplanation {
    static let aboutLists = [
        ofList(
            "empty-value",
            "Nothing is left of the value when it is normalized.",
            why: "It can't be said, so it is ignored.",
            "[tea, \"…\"]",
            do: "Write it out in letters, or remove it.",
            mended: "[tea, milk]"
        ),
        ofList(
            "shadowed-value",
            "Each way to say the value says another one, which stands before it.",
            why: "It is never chosen. Case, accents of the same letter and punctuation do not tell values apart.",
            "[{in: (tea|milk), out: 1}, {in: milk, out: 2}]",
            do: "Remove one of them, or say it otherwise.",
            mended: "[{in: tea, out: 1}, {in: milk, out: 2}]"
        ),
        ofList(
            "equal-values",
            "Some way to say the value says another one, which stands before it.",
            why: "These words never give this value.",
            "[{in: (tea|milk), out: 1}, {in: (milk|water), out: 2}]",
            do: "Take the words out of one of them.",
            mended: "[{in: (tea|milk), out: 1}, {in: water, out: 2}]"
        ),
        ofList(
            "duplicate-value",
            "All that the value says, the list says already, for the same value.",
            why: "It adds nothing, and one of the two may be changed without the other.",
            "[tea, milk, Tea]",
            do: "Remove one of them.",
            mended: "[tea, milk]"
        ),
        ProblemExplanation(
            .warning,
            "redefined-range",
            "Two files give the same list different ranges.",
            why: "The range of the file that is read later counts, whichever templates the list was written for.",
            do: "Keep one of them, or rename one of the lists. Files that say the same may both say it."
        ),
        ProblemExplanation(
            .warning,
            "mixed-list",
            "The same list has values and a range, or one of them and is a wildcard, mostly in two files.",
            why: "Only one of them counts: values before a range, a range before a wildcard.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [tea], wildcard: true}}",
            do: "Keep one of them, or rename one of the lists.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [tea]}}"
        ),
    ]

    /// A problem with values, shown in a grammar with one list.
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
