extension ProblemExplanation {
    static let aboutCorpora = [
        ProblemExplanation(
            .error,
            "contradictory-expectations",
            "Two tests of corpora expect different results of the same utterance.",
            why: "One of them fails, whatever the grammar does. Equal utterances may differ in case and blanks; their "
                + "language, lists, context and options are the same.",
            do:
                "Remove one of the tests, or put the reason under its key `skip` or `fails`. Two tests of an intent agree if "
                + "one has `other_slots: ignored`, or lists the values that the other expects."
        )
    ]
}
