extension ProblemExplanation {
    static let aboutReferences = [
        ProblemExplanation(
            .error,
            "missing-rule",
            "The template uses an undefined rule.",
            why: "It can never match.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [\"<mkae> tea\"]}]}}\nexpansion_rules: {make: (make|brew)}",
            do: "Correct the name, or add the rule to `expansion_rules`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"<make> tea\"]}]}}\nexpansion_rules: {make: (make|brew)}"
        ),
        ProblemExplanation(
            .error,
            "missing-list",
            "The template uses an undefined list.",
            why: "It can never match.",
            do: "Correct the name, add the list to `lists`, or give it at run time with `--vocabulary`."
        ),
        ProblemExplanation(
            .warning,
            "undefined-list",
            "No file defines the list, so it has to be given at run time.",
            why: "Until then its templates can't match; if it is never given, the name is misspelt.",
            example: "language: en\nintents: {Brew: {data: [{sentences: [\"make {drnk}\"]}]}}",
            do: "Correct the name, define the list, or give it to `check` with `--vocabulary`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [tea]}}"
        ),
        ProblemExplanation(
            .warning,
            "redefined-rule",
            "Two files define the same rule differently.",
            why:
                "The rule of the last file counts, also in templates written for the other one.",
            do: "Keep one of them, or rename one. Equal definitions are allowed."
        ),
        ProblemExplanation(
            .error,
            "recursive-rule",
            "A rule contains itself, directly or through others.",
            why: "Expanding it would never end.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make <many> tea\"]}]}}\nexpansion_rules: {many: \"very [<many>]\"}",
            do: "Remove one of the references.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make <many> tea\"]}]}}\nexpansion_rules: {many: \"very [very]\"}"
        ),
        ProblemExplanation(
            .error,
            "rules-nested-too-deeply",
            "Rules are nested too deeply.",
            why: "It is hard to read, and takes much memory.",
            do: "Inline some of them."
        ),
        ProblemExplanation(
            .error,
            "slot-in-value",
            "A value of a list has a slot.",
            why: "A slot takes its value from a list, and slots can't be nested.",
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {drink}"]}]}}
                lists: {drink: {values: ["{size} tea"]}, size: {values: [large]}}
                """,
            do: "Put the slot into the template.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make [{size}] {drink}"]}]}}
                lists: {drink: {values: [tea]}, size: {values: [large]}}
                """
        ),
        ProblemExplanation(
            .warning,
            "unused-rule",
            "No sentence uses the rule, neither directly nor through other rules.",
            why: "It is a burden to readers, or a template that should use it does not.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}\nexpansion_rules: {make: (make|brew)}",
            do: "Remove it, or use it as `<name>`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"<make> tea\"]}]}}\nexpansion_rules: {make: (make|brew)}"
        ),
        ProblemExplanation(
            .warning,
            "unused-list",
            "No sentence uses the list, neither directly nor through rules.",
            why: "Its values never match.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}\nlists: {drink: {values: [coffee]}}",
            do: "Remove it, or use it as `{name}`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [coffee]}}"
        ),
        ProblemExplanation(
            .warning,
            "unknown-code",
            "A comment silences a warning that does not exist.",
            why: "The intended warning is not silenced.",
            example:
                "language: en # parlance:allow-file unused-rules\nintents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Correct the code. Errors can't be silenced.",
            mended: "language: en # parlance:allow-file unused-rule\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
    ]
}
