extension ProblemExplanation {
    static let aboutIntents = [
        ProblemExplanation(
            .warning,
            "unfilled-slot",
            "intents.yaml requires a slot that no template of the language fills.",
            why: "Whoever handles the intent can't rely on the slot; every sentence has to be asked back for it.",
            do: "Fill the slot in a template or under `slots`, or write `required: false` in intents.yaml."
        ),
        ProblemExplanation(
            .warning,
            "missing-intent",
            "A language has no sentence for intents that other languages have sentences for.",
            why: "Who speaks it can't ask for these things.",
            do: "Add sentences; where the language is not to have them, allow it in the language's first file."
        ),
    ]
}
