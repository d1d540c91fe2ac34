extension ProblemExplanation {
    static let aboutIntents = [
        ProblemExplanation(
            .warning,
            "unfilled-slot",
            "intents.yaml requires a slot that no template of the language fills.",
            why: "Each request leads to a question for the slot.",
            do: "Fill the slot in a template or under `slots`, or write `required: false` in intents.yaml."
        ),
        ProblemExplanation(
            .warning,
            "missing-intent",
            "A language has no sentence for intents of other languages.",
            why: "Users of the language can't make these requests.",
            do: "Add sentences, or allow the warning in the first file of the language."
        ),
        ProblemExplanation(
            .warning,
            "undeclared-slot",
            "Templates fill a slot that intents.yaml does not list for the intent, though it gives types to others.",
            why: "Structs generated from intents.yaml lack the slot, so handlers never see it.",
            do: "Add the slot to intents.yaml, or rename it in the templates."
        ),
        ProblemExplanation(
            .warning,
            "slot-type",
            "A list delivers a value that the slot's type in intents.yaml does not allow.",
            why: "Decoding the intent as a Swift type fails for that value.",
            do: "Fix `out` of the list's value, or the type or the options in intents.yaml."
        ),
    ]
}
