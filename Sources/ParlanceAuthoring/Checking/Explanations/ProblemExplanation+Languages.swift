extension ProblemExplanation {
    static let aboutLanguages = [
        ProblemExplanation(
            .error,
            "no-such-language",
            "No file is in the requested language.",
            why: "Sentences of another language don't match its utterances.",
            do: "Choose one of the languages in the message, or add files in the requested one."
        ),
        ProblemExplanation(
            .error,
            "several-languages",
            "The files are in several languages, and none is chosen.",
            why: "A parser reads one language. (`check` checks all of them.)",
            do: "Choose one with `--language`."
        ),
        ProblemExplanation(
            .error,
            "missing-language",
            "No file declares the language of its sentences.",
            why: "Words, numbers and letters differ by language.",
            example: "intents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Add `language` with a tag such as `en` or `de-CH` at the top.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
        ProblemExplanation(
            .error,
            "folder-without-languages",
            "The folder and its subfolders hold no .yaml, .yml or .json file.",
            why: "It is probably the wrong folder.",
            do: "Give the folder with the language files, or a file. Hidden files and folders are ignored."
        ),
        ProblemExplanation(
            .warning,
            "misnamed-language-file",
            "A language file is named after one language, and its `language` is another one.",
            why: "It is probably a copy, and it replaces the facts of the language that its `language` names.",
            do: "Change `language`, or rename the file to `<language>.yaml`."
        ),
        ProblemExplanation(
            .error,
            "undeclared-intent",
            "A file with `data` at the top belongs to the intent its folder is named after, and no intents.yaml has it.",
            why: "Without the declaration its sentences have no intent.",
            do: "Declare the intent in intents.yaml, or put `data` under `intents` and a name."
        ),
        ProblemExplanation(
            .warning,
            "undeclared-combination",
            "A file of the collection's layout is named after a slot combination that intents.yaml does not have.",
            why: "The context that the combination requires is unknown, so none is required.",
            do: "Add the combination to intents.yaml, or rename the file."
        ),
        ProblemExplanation(
            .error,
            "missing-domain-group",
            "`name_domains` names a group that intents.yaml does not have.",
            why: "The domains of the group are unknown.",
            do: "Add the group under the combination's `name_domain_groups`, or list the domains."
        ),
        ProblemExplanation(
            .warning,
            "unknown-language",
            "Neither ICU nor a language file knows the language.",
            why: "The grammar loads, but the language's word boundaries, numbers in words and corrections are missing.",
            example: "language: english\nintents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Write a tag of BCP 47, such as `en` or `pt-BR`; a tag for private use begins with `x-`.",
            mended: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
    ]
}
