extension ProblemExplanation {
    static let aboutReferences = [
        ProblemExplanation(
            .error,
            "missing-rule",
            "The template mentions a rule that nothing defines.",
            why: "It could never match.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [\"<mkae> tea\"]}]}}\nexpansion_rules: {make: (make|brew)}",
            do: "Correct the name, or add the rule to `expansion_rules`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"<make> tea\"]}]}}\nexpansion_rules: {make: (make|brew)}"
        ),
        ProblemExplanation(
            .error,
            "missing-list",
            "The template mentions a list that nothing defines.",
            why: "It could never match.",
            do: "Correct the name, add the list to `lists`, or give it at run time with `--vocabulary`."
        ),
        ProblemExplanation(
            .warning,
            "undefined-list",
            "No file defines the list, so it has to be given at run time.",
            why: "Until then the templates that mention it can't match; if nobody gives it, it is a slip.",
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
                "The rule of the file that is read later counts, also in templates that were written for the other one.",
            do: "Keep one of them, or rename one. Files that define it in the same words may both do so."
        ),
        ProblemExplanation(
            .error,
            "recursive-rule",
            "A rule contains itself, directly or through others.",
            why: "Putting it in would have no end.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make <many> tea\"]}]}}\nexpansion_rules: {many: \"very [<many>]\"}",
            do: "Write one of the rules out without the others.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make <many> tea\"]}]}}\nexpansion_rules: {many: \"very [very]\"}"
        ),
        ProblemExplanation(
            .error,
            "rules-nested-too-deeply",
            "Rules mention rules mention rules, too often.",
            why: "Nobody can follow, and it takes much memory.",
            do: "Write some of them out."
        ),
        ProblemExplanation(
            .error,
            "slot-in-value",
            "A value of a list holds a slot.",
            why: "A slot is filled from a list; one within another would belong to neither.",
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {drink}"]}]}}
                lists: {drink: {values: ["{size} tea"]}, size: {values: [large]}}
                """,
            do: "Put the slot into the template, beside the other.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make [{size}] {drink}"]}]}}
                lists: {drink: {values: [tea]}, size: {values: [large]}}
                """
        ),
        ProblemExplanation(
            .warning,
            "unused-rule",
            "No sentence makes use of the rule, also not through other rules.",
            why: "It costs who reads the grammar; or a template was meant to mention it and does not.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}\nexpansion_rules: {make: (make|brew)}",
            do: "Remove it, or mention it as `<name>`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"<make> tea\"]}]}}\nexpansion_rules: {make: (make|brew)}"
        ),
        ProblemExplanation(
            .warning,
            "unused-list",
            "No sentence makes use of the list, also not through rules.",
            why: "Its values are never understood.",
            example:
                "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}\nlists: {drink: {values: [coffee]}}",
            do: "Remove it, or mention it as `{name}`.",
            mended:
                "language: en\nintents: {Brew: {data: [{sentences: [\"make {drink}\"]}]}}\nlists: {drink: {values: [coffee]}}"
        ),
        ProblemExplanation(
            .warning,
            "unknown-code",
            "A comment silences a warning that does not exist.",
            why: "The warning that was meant still comes, or will when it should not be missed.",
            example:
                "language: en # parlance:allow-file unused-rules\nintents: {Brew: {data: [{sentences: [make tea]}]}}",
            do: "Correct the code. Errors can't be silenced.",
            mended: "language: en # parlance:allow-file unused-rule\nintents: {Brew: {data: [{sentences: [make tea]}]}}"
        ),
    ]
}
