extension ProblemExplanation {
    static let aboutMessages = [
        ofMessage(
            "message-braces",
            "The braces of a message do not match.",
            why: "The end of an argument is undefined.",
            "Send {amount?",
            do: "Close each, and write a literal brace between apostrophes: `'{'`.",
            mended: "Send {amount}?"
        ),
        ofMessage(
            "message-syntax",
            "The text between braces is not an argument.",
            why: "ICU's MessageFormat allows only names, numbers, types and styles there.",
            "Send {the amount}?",
            do: "Write {name}, {name, type}, {name, type, style} or {name, plural, one {…} other {…}}.",
            mended: "Send {amount}?"
        ),
        ofMessage(
            "message-without-other",
            "`plural`, `selectordinal` or `select` have no branch `other`.",
            why: "Numbers and words without a branch would have no text.",
            "Send {amount, plural, one {a dollar}}?",
            do: "Add `other {…}`.",
            mended: "Send {amount, plural, one {a dollar} other {# dollars}}?"
        ),
        ofMessage(
            "message-type",
            "The argument of a message has an unknown type.",
            why: "ICU can't format it.",
            "Send {amount, money}?",
            do: "Write number, date, time, spellout, ordinal, duration, plural, selectordinal or select.",
            mended: "Send {amount, number}?"
        ),
        ofMessage(
            "message-style",
            "The argument of a message has an unknown style.",
            why: "ICU can't format it.",
            "Send {amount, number, ::dollars}?",
            do: "Write `integer`, `percent`, `short`, `long` and the like, or a skeleton behind `::`.",
            mended: "Send {amount, number, ::currency/USD}?"
        ),
        ProblemExplanation(
            .error,
            "message-too-large",
            "The message is too long, or has too many braces.",
            why: "It takes too much memory.",
            do: "Shorten it, or split it."
        ),
        ProblemExplanation(
            .warning,
            "message-argument",
            "A message uses an argument that it never gets.",
            why:
                "A text is used only if all its arguments are known, so this one never is. Details of responses are not declared, so in texts of responses only names similar to those of parameters are reported.",
            example: grammar(saying: "Send {amont} dollars?"),
            do: "Use a parameter of the intent, or an argument of the question (`value`, `candidates`, `count`).",
            mended: grammar(saying: "Send {amount} dollars?")
        ),
    ]

    /// A problem within a message, with a grammar of that message as example.
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
