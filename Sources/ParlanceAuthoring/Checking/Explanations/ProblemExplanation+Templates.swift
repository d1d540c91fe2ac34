extension ProblemExplanation {
    static let aboutTemplates = [
        ofTemplate(
            "empty-template",
            "The template says nothing.",
            why: "Nothing can match it.",
            "\"\"",
            do: "Write something in it, or remove it."
        ),
        ofTemplate(
            "unclosed-group",
            "A bracket is opened and never closed.",
            why: "It can't be told how far the group goes.",
            "make (tea|coffee",
            do: "Close it; a bracket that is meant as such stands behind a backslash."
        ),
        ofTemplate(
            "unexpected-closer",
            "A bracket closes nothing, or another kind than the one that is open.",
            why: "The template would mean something else than it looks like.",
            "make tea|coffee)",
            do: "Remove it, close the right one, or write a backslash before it."
        ),
        ofTemplate(
            "empty-group",
            "There is nothing between the brackets.",
            why: "It says nothing, and something is missing.",
            "make () tea",
            do: "Put something in, or remove it."
        ),
        ofTemplate(
            "mixed-separators",
            "`|` and `;` stand in the same group.",
            why: "It can't be told which binds more.",
            "make (tea|milk;now)",
            do: "Put parentheses around one of them: `((tea|milk);now)`."
        ),
        ofTemplate(
            "dangling-escape",
            "Nothing follows the backslash.",
            why: "It says that the next character means itself.",
            "make tea\\",
            do: "Write two for a backslash, or remove it."
        ),
        ofTemplate(
            "missing-name",
            "A list or slot has no name.",
            why: "A slot needs a list to be filled from, and a name.",
            "make {:drink}",
            do: "Write `{list}` or `{list:slot}`."
        ),
        ofTemplate(
            "empty-range",
            "The range ends before it begins.",
            why: "No number is in it.",
            "make {9..1:n} cups",
            do: "Put the smaller number first."
        ),
        ProblemExplanation(
            .error,
            "range-step",
            "The step of a range is below 1.",
            why: "It would never come to its end.",
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, step: 0}}}
                """,
            do: "Write 1 or more, or leave it out.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, step: 2}}}
                """
        ),
        ofTemplate(
            "range-out-of-bounds",
            "A bound of the range is too large.",
            why: "Such numbers can't be told apart.",
            "make {1..9999999999999999999:n} cups",
            do: "Use a smaller one."
        ),
        ofTemplate(
            "too-many-permuted",
            "Too many items may stand in any order.",
            why: "All of their orders would have to be tried.",
            "make (a;b;c;d;e;f;g;h;i;j;k;l)",
            do: "Split the template, or fix the order of some."
        ),
        ProblemExplanation(
            .error,
            "template-nested-too-deeply",
            "Groups stand in one another too often.",
            why: "Nobody can read it, and it takes much memory.",
            do: "Put some of them into a rule."
        ),
    ]

    /// A problem within a template, shown in a grammar of that template alone.
    private static func ofTemplate(
        _ code: String,
        _ meaning: String,
        why reason: String,
        _ template: String,
        do remedy: String
    ) -> ProblemExplanation {
        let quoted = template == "\"\"" ? template : "'\(template)'"
        return ProblemExplanation(
            .error,
            code,
            meaning,
            why: reason,
            example: "language: en\nintents: {Brew: {data: [{sentences: [\(quoted)]}]}}",
            do: remedy,
            mended: "language: en\nintents: {Brew: {data: [{sentences: ['\(mended[code] ?? "make tea")']}]}}"
        )
    }

    private static let mended = [
        "unclosed-group": "make (tea|coffee)", "unexpected-closer": "make (tea|coffee)",
        "empty-group": "make [hot] tea",
        "mixed-separators": "make ((tea|milk);now)", "dangling-escape": "make tea\\\\",
        "missing-name": "make {1..9:drink}",
        "empty-range": "make {1..9:n} cups", "range-out-of-bounds": "make {1..99:n} cups",
        "too-many-permuted": "make (a;b;c)",
    ]
}
