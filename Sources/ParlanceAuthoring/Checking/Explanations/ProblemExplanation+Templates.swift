extension ProblemExplanation {
    static let aboutTemplates = [
        ofTemplate(
            "empty-template",
            "The template is empty.",
            why: "It can never match.",
            "\"\"",
            do: "Write something in it, or remove it."
        ),
        ofTemplate(
            "unclosed-group",
            "A bracket is never closed.",
            why: "The end of the group is undefined.",
            "make (tea|coffee",
            do: "Close it, or write a backslash before a literal bracket."
        ),
        ofTemplate(
            "unexpected-closer",
            "A closing bracket has no opening one, or another kind of it.",
            why: "The template would not mean what it seems to.",
            "make tea|coffee)",
            do: "Remove it, close the right one, or write a backslash before a literal bracket."
        ),
        ofTemplate(
            "empty-group",
            "A group is empty.",
            why: "Probably something is missing.",
            "make () tea",
            do: "Put something into it, or remove it."
        ),
        ofTemplate(
            "mixed-separators",
            "A group has both `|` and `;`.",
            why: "Their precedence is undefined.",
            "make (tea|milk;now)",
            do: "Put parentheses around one of them: `((tea|milk);now)`."
        ),
        ofTemplate(
            "dangling-escape",
            "Nothing follows the backslash.",
            why: "A backslash makes the next character literal.",
            "make tea\\",
            do: "Write `\\\\` for a literal backslash, or remove it."
        ),
        ofTemplate(
            "missing-name",
            "A list or slot has no name.",
            why: "A slot needs a list for its values, and a name.",
            "make {:drink}",
            do: "Write `{list}` or `{list:slot}`."
        ),
        ofTemplate(
            "empty-range",
            "The range ends before it begins.",
            why: "It contains no number.",
            "make {9..1:n} cups",
            do: "Put the smaller number first."
        ),
        ProblemExplanation(
            .error,
            "range-step",
            "The step of a range is below 1.",
            why: "The range would never end.",
            example: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, step: 0}}}
                """,
            do: "Write 1 or more, or omit it.",
            mended: """
                language: en
                intents: {Brew: {data: [{sentences: ["make {n} cups"]}]}}
                lists: {n: {range: {from: 1, to: 9, step: 2}}}
                """
        ),
        ofTemplate(
            "range-out-of-bounds",
            "A bound of the range is too large.",
            why: "Such numbers exceed the precision.",
            "make {1..9999999999999999999:n} cups",
            do: "Use a smaller bound."
        ),
        ofTemplate(
            "too-many-permuted",
            "Too many items are in any order.",
            why: "The number of their orders is too large.",
            "make (a;b;c;d;e;f;g;h;i;j;k;l)",
            do: "Split the template, or fix the order of some."
        ),
        ProblemExplanation(
            .error,
            "template-nested-too-deeply",
            "Groups are nested too deeply.",
            why: "It is hard to read, and takes much memory.",
            do: "Put some of them into a rule."
        ),
    ]

    /// A problem within a template, with a grammar of that template as example.
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
