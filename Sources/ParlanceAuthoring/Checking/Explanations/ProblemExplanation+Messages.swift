extension ProblemExplanation {
    static let aboutMessages = [
        ofMessage(
            "message-braces",
            "The braces of a message do not match.",
            why: "It can't be told where an argument ends.",
            "Send {amount?",
            do: "Close each; a brace that is meant as such stands between apostrophes: `'{'`.",
            mended: "Send {amount}?"
        ),
        ofMessage(
            "message-syntax",
            "What stands between the braces of a message is no argument.",
            why: "ICU's MessageFormat knows names, numbers, types and styles there, and nothing else.",
            "Send {the amount}?",
            do: "Write {name}, {name, type}, {name, type, style} or {name, plural, one {…} other {…}}.",
            mended: "Send {amount}?"
        ),
        ofMessage(
            "message-without-other",
            "`plural`, `selectordinal` or `select` have no branch `other`.",
            why: "There would be nothing to say for numbers and words that have no branch.",
            "Send {amount, plural, one {a dollar}}?",
            do: "Add `other {…}`.",
            mended: "Send {amount, plural, one {a dollar} other {# dollars}}?"
        ),
        ofMessage(
            "message-type",
            "The argument of a message has a type that there is none of.",
            why: "ICU does not know how to write it.",
            "Send {amount, money}?",
            do: "Write number, date, time, spellout, ordinal, duration, plural, selectordinal or select.",
            mended: "Send {amount, number}?"
        ),
        ofMessage(
            "message-style",
            "The argument of a message has a style that its type does not have.",
            why: "ICU does not know how to write it.",
            "Send {amount, number, ::dollars}?",
            do: "Write `integer`, `percent`, `short`, `long` and the like, or a skeleton behind `::`.",
            mended: "Send {amount, number, ::currency/USD}?"
        ),
        ProblemExplanation(
            .error,
            "message-too-large",
            "The message is too long, or has too many braces.",
            why: "It takes too much memory.",
            do: "Shorten it, or make two of it."
        ),
        ProblemExplanation(
            .warning,
            "message-argument",
            "A message mentions an argument that it is never given.",
            why:
                "A text is said only if all that it mentions is there, so this one never is. What responses tell besides parameters nobody knows beforehand; there only names are found that are nearly those of parameters.",
            example: grammar(saying: "Send {amont} dollars?"),
            do: "Mention a parameter of the intent, or what the question is about (`value`, `candidates`, `count`).",
            mended: grammar(saying: "Send {amount} dollars?")
        ),
    ]

    /// A problem within a message, shown in a grammar of that message alone.
    private static func ofMessage(
        _ code: String,
        _ meaning: String,
        why reason: String,
        _ pattern: String,
        do remedy: String,
        mended: String
    ) -> ProblemExplanation {
        ProblemExplanation(
            .error,
            code,
            meaning,
            why: reason,
            example: grammar(saying: pattern),
            do: remedy,
            mended: grammar(saying: mended)
        )
    }

    private static func grammar(saying pattern: String) -> String {
        """
        language: en
        intents: {SendPayment: {data: [{sentences: ["send {amount} dollars"]}]}}
        lists: {amount: {range: {from: 1, to: 99}}}
        messages:
          SendPayment.confirm_intent: "\(pattern)"
        """
    }
}
