/// The keys of language files.
package enum LanguageKeys {
    private static let groups = FileShape.orNothing(.list(.text))

    /// The top-level keys of a language file.
    package static let language = KeyTable(
        "language",
        "A language: the facts that Parlance needs besides those that ICU has.",
        [
            .required("language", .languageTag, "The language, as a tag of BCP 47: 'en', 'de-CH'."),
            .optional(
                "joins_words",
                .options(WordJoining.allCases.filter { $0 != .never }.map(\.rawValue)),
                "Whether a blank behind a slot may be missing: behind values of lists and numbers ('compounds'), or behind "
                    + "wildcards too ('postpositions')."
            ),
            .optional("numbers", .orNothing(.table(numbers)), "Words in numbers that ICU's spellings lack."),
            .optional(
                "negations",
                .orNothing(.text),
                "Words that are never corrected, and no word is corrected to them."
            ),
            .optional("fillers", .orNothing(.text), "Sounds that fill a pause and may be left out."),
            .optional(
                "function_words",
                .orNothing(.text),
                "Articles, pronouns, auxiliaries, prepositions, words of courtesy: no evidence of what is wanted."
            ),
            .optional(
                "sounds_like_numbers",
                .orNothing(.text),
                "Common words that sound like numbers and rarely stand for them."
            ),
            .optional(
                "common_words",
                .orNothing(.text),
                "Words that are rarely a slip for another; more may stand in '<tag>.words.txt' beside the file, one a line."
            ),
            .optional("inflection", .orNothing(.table(inflection)), "The endings of words."),
            .optional("opposites", groups, "Groups of words that are never taken for one another: 'on off'."),
            .optional("negating_prefixes", .orNothing(.text), "Prefixes that turn a word into its opposite."),
            .optional("opposed_prefixes", groups, "Groups of prefixes of opposite meaning: 'up down'."),
            .optional("sounds", .orNothing(.table(sounds)), "How words sound."),
            .optional("replies", .orNothing(.table(replies)), "How people answer questions, as a grammar."),
            .optional(
                "messages",
                .orNothing(.map(.anything)),
                "What is told in dialogs where a grammar has no message, in ICU's MessageFormat."
            ),
        ]
    )

    /// The keys of number words.
    package static let numbers = KeyTable(
        "numbers",
        "Words in numbers that ICU's spellings lack.",
        [
            .optional(
                "one_before_scale",
                groups,
                "Words for one before a scale: 'a' hundred; '' if there may be none."
            ),
            .optional("minus", groups, "Other words for the minus sign."),
            .optional("half", groups, "A half behind a whole number: 'and a half'."),
        ]
    )

    /// The keys of the inflection.
    package static let inflection = KeyTable(
        "inflection",
        "The endings of words, with blanks between them.",
        [
            .optional("endings", .text, "Endings behind the whole word: 's'."),
            .optional("endings_for_y", .text, "Endings in the place of a final 'y': 'ies'."),
            .optional(
                "verb_endings",
                .text,
                "Endings before which a final 'e' is left out or a consonant doubled: 'ing'."
            ),
        ]
    )

    /// The keys of the sounds.
    package static let sounds = KeyTable(
        "sounds",
        "How words sound, in signs of any kind.",
        oneOf: ["as_in", "rules"],
        [
            .optional("as_in", .languageTag, "The language whose sounds these are."),
            .optional(
                "rules",
                .map(.text),
                "Sounds by spelling: 'kn', '^kn' at the start of a word, 'mb$' at its end, 'c(eiy)' before one of these letters."
            ),
            .optional("words", .map(.text), "Sounds of words that no rule gets right."),
            .optional("accents", .text, "Letters whose accents matter; all others are taken as if they had none."),
            .optional("silent_e", .bool, "Whether a silent 'e' at the end makes the vowel before it long."),
        ]
    )

    /// The keys of the grammar of replies.
    package static let replies = KeyTable(
        "replies",
        "How people answer questions, as a grammar.",
        [
            .optional("intents", .orNothing(.map(.table(GrammarKeys.intent))), "The kinds of answer."),
            .optional("lists", .orNothing(.map(.table(GrammarKeys.list))), "The lists that answers mention."),
            .optional("expansion_rules", .orNothing(.map(.text)), "The rules that answers mention."),
        ]
    )
}
