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
        ProblemExplanation(
            .warning,
            "undeclared-slot",
            "Templates fill a slot that intents.yaml does not list for the intent, though it gives types to others.",
            why: "Structs that are generated from intents.yaml lack it, so whoever handles the intent never sees it.",
            do: "Add the slot to intents.yaml, or rename it in the templates."
        ),
        ProblemExplanation(
            .warning,
            "slot-type",
            "A list delivers what the slot's type in intents.yaml does not have.",
            why: "Decoding the intent as a Swift type fails whenever that value is said.",
            do: "Mend `out` of the list's value, or the type or the options in intents.yaml."
        ),
    ]
}
