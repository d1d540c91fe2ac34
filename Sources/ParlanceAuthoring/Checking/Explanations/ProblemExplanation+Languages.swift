extension ProblemExplanation {
    static let aboutLanguages = [
        ProblemExplanation(
            .error,
            "no-such-language",
            "No file is in the language that was asked for.",
            why: "Sentences of another language would not do.",
            do: "Name one of the languages in the message, or add files in the one that is wanted."
        ),
        ProblemExplanation(
            .error,
            "several-languages",
            "The files are in several languages, and it was not said which to use.",
            why: "A parser understands one language at a time. (`check` looks at all of them.)",
            do: "Say which with `--language`."
        ),
        ProblemExplanation(
            .error,
            "missing-language",
            "No file says which language its sentences are in.",
            why: "Words, numbers and letters differ by language.",
            example: "intents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Add `language` with a tag such as `en` or `de-CH` at the top.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .error,
            "undeclared-intent",
            "A file with `data` at the top belongs to the intent its folder is named after, and no intents.yaml has it.",
            why: "Without its declaration nothing says what its sentences mean.",
            do: "Declare the intent in intents.yaml, or put `data` under `intents` and a name."
        ),
        ProblemExplanation(
            .warning,
            "undeclared-combination",
            "A file of the collection's layout is named after a slot combination that intents.yaml does not have.",
            why: "What the combination demands of the context is not known, so nothing is demanded.",
            do: "Add the combination to intents.yaml, or rename the file."
        ),
        ProblemExplanation(
            .error,
            "missing-domain-group",
            "`name_domains` names a group that intents.yaml does not have.",
            why: "It is not known which domains are meant.",
            do: "Add the group under the combination's `name_domain_groups`, or list the domains."
        ),
    ]
}
