/// The keys of language files.
package enum LanguageKeys {
    private static let groups = FileShape.orNothing(.list(.text))

    /// The top-level keys of a language file.
    package static let language = KeyTable(
        "language",
        "The facts of a language that ICU lacks.",
        [
            .required("language", .languageTag, "The language, a BCP 47 tag such as 'en' or 'de-CH'."),
            .optional(
                "joins_words",
                .options(WordJoining.allCases.filter { $0 != .never }.map(\.rawValue)),
                "Whether the blank after a slot may be missing: after listed values and numbers ('compounds'), or also "
                    + "after wildcards ('postpositions')."
            ),
            .optional("numbers", .orNothing(.table(numbers)), "Words in numbers that ICU's spellings lack."),
            .optional(
                "negations",
                .orNothing(.text),
                "Words that are never corrected, and no word is corrected to them."
            ),
            .optional(
                "question_words",
                .orNothing(.text),
                "Words that make a question or a condition; readings of a part of an utterance never leave them out."
            ),
            .optional(
                "undoing",
                .orNothing(.text),
                "Verbs that end something or take it away; readings of a part of an utterance never leave them out."
            ),
            .optional(
                "reports",
                groups,
                "Phrases that make a report, a doubt or another amount of what follows: 'said', 'should I', 'half'; "
                    + "readings of a part of an utterance never leave them out in front of what they read."
            ),
            .optional("fillers", .orNothing(.text), "Hesitation sounds, which may be skipped."),
            .optional("filler_phrases", groups, "Phrases that fill a pause, which may be skipped: 'you know'."),
            .optional(
                "reminders",
                groups,
                "Words that ask for a reminder of what is said, and for nothing else: 'remind me'."
            ),
            .optional("self_corrections", groups, "Words that take back what was just said: 'no wait', 'I mean'."),
            .optional("joiners", groups, "Words and signs between two requests in one utterance: 'and then', ','."),
            .optional("conditions", groups, "Words before the condition of a request: 'when', 'as soon as'."),
            .optional("lasting", groups, "Words before how long the effect of a request lasts: 'for'."),
            .optional("mornings", groups, "Words for what takes place in the first half of the day: 'breakfast'."),
            .optional("evenings", groups, "Words for what takes place in the second half of the day: 'dinner'."),
            .optional("contrasts", groups, "Words that limit an agreement, or announce something else: 'but', 'only'."),
            .optional("wholes", groups, "Words for all there are of something: 'all', 'every'."),
            .optional("follow_ups", .orNothing(.table(followUps)), "Words that refer to an earlier request."),
            .optional(
                "reported_speech",
                .orNothing(.table(reportedSpeech)),
                "Words by which a reported question becomes one: 'if he'll come' is sent as 'will you come'."
            ),
            .optional(
                "remarks",
                .orNothing(.table(remarks)),
                "Words by which a remark beside a request is told from it: 'my hands are full, call Sarah'."
            ),
            .optional("articles", .orNothing(.text), "Articles, which may be missing or superfluous."),
            .optional(
                "function_words",
                .orNothing(.text),
                "Articles, pronouns, auxiliaries, prepositions and polite words: no evidence of the intent."
            ),
            .optional(
                "loose_blanks",
                .orNothing(.bool),
                "Whether many people leave blanks out, or write them where none belong."
            ),
            .optional(
                "letter_variants",
                .orNothing(.text),
                "Groups of letters that are forms of one letter, in scripts without blanks: '厅廳'."
            ),
            .optional(
                "letters_alike",
                .orNothing(.text),
                "Groups of letters that sound alike, in scripts without blanks: '厅听'."
            ),
            .optional(
                "sounds_like_numbers",
                .orNothing(.text),
                "Common words that sound like numbers but rarely mean them."
            ),
            .optional(
                "common_words",
                .orNothing(.text),
                "Words that are rarely misspellings of others. '<tag>.words.txt' beside the file may add more, one per line."
            ),
            .optional("inflection", .orNothing(.table(inflection)), "The endings of words."),
            .optional(
                "name_forms",
                .orNothing(.map(.text)),
                "The endings of plurals and possessives of a vocabulary's names, by the letters at a name's end."
            ),
            .optional(
                "name_scripts",
                groups,
                "ICU's transliterators between scripts in which people write the same name: 'Hiragana-Katakana'."
            ),
            .optional("spellings", groups, "Groups of spellings of one word: '天気 てんき'."),
            .optional("opposites", groups, "Groups of words that are never corrected to one another: 'on off'."),
            .optional("negating_prefixes", .orNothing(.text), "Prefixes that turn a word into its opposite."),
            .optional("opposed_prefixes", groups, "Groups of prefixes of opposite meaning: 'up down'."),
            .optional(
                "past_endings",
                .orNothing(.text),
                "Endings of what has been done, in scripts without blanks: no correction adds or removes one."
            ),
            .optional("sounds", .orNothing(.table(sounds)), "The sounds of words."),
            .optional("answers", .orNothing(.table(answers)), "The words of answers to questions, by kind."),
            .optional("replies", .orNothing(.table(replies)), "The answers to questions, as a grammar."),
            .optional(
                "messages",
                .orNothing(.map(.anything)),
                "The default messages of dialogs, in ICU's MessageFormat."
            ),
        ]
    )

    /// The keys of the words of remarks.
    package static let remarks = KeyTable(
        "remarks",
        "Words by which a remark beside a request is told from the request.",
        [
            .optional("openers", groups, "Words with which a remark begins: 'it's', 'I'."),
            .optional("subjects", groups, "Words with which one begins if one of 'verbs' follows: 'my'."),
            .optional("states", groups, "Those with which one begins that no sign sets off: 'I'm'."),
            .optional("wishes", groups, "Words that ask for something, and begin no remark: 'I want'."),
            .optional("reasons", groups, "Words before a reason: 'because'."),
            .optional("verbs", .orNothing(.text), "Finite verbs that are no commands: 'is', 'hurts'."),
            .optional("speech", .orNothing(.text), "Words before what somebody else says or wants: 'said'."),
            .optional("unfinished", .orNothing(.text), "Words behind which a sentence goes on: 'to', 'always'."),
            .optional("commands", .orNothing(.text), "Words that begin a request no sign sets off: 'turn', 'can'."),
            .optional("interjections", .orNothing(.text), "Words before a remark that say nothing: 'ugh'."),
            .optional(
                "taking_back",
                .orNothing(.text),
                "Words that take a request back, forbid it or make it depend on something: 'kidding'."
            ),
            .optional("endings", groups, "In scripts without blanks: the ends of remarks."),
            .optional("joints", groups, "What joins a request to a remark without a sign: 'so', or the ending 'から'."),
            .optional("turns", groups, "Words that turn from a story to what is wanted: 'but', 'right'."),
            .optional("praises", groups, "Words that agree, or only welcome what was heard: 'great', 'ok'."),
            .optional("settled", groups, "Words by which a request may turn out needless: 'already', 'herself'."),
            .optional("calls", groups, "Names for somebody near to the user: 'honey', 'mum'."),
            .optional("acts", .orNothing(.text), "Verbs of what a user may do instead: 'walk' in 'okay, I'll walk'."),
            .optional("modals", .orNothing(.text), "Words before an infinitive: 'will', 'to'."),
            .optional("cries", .orNothing(.text), "Verbs of loud speech before somebody else's answer: 'screaming'."),
            .optional("urging", groups, "Words before a reason to do something at once: 'before'."),
            .optional("doubts", groups, "Words that only consider what follows: 'should I'."),
            .optional("unreal", groups, "Words of conditions contrary to fact: 'if I had'."),
            .optional("request_endings", groups, "The ends of requests behind which no sentence goes on: 'ください'."),
        ]
    )

    /// The keys of the words that refer to an earlier request.
    package static let reportedSpeech = KeyTable(
        "reported-speech",
        "Words by which a reported question or statement becomes what is said to a person. A pair is two words, the second in "
            + "the place of the first.",
        [
            .optional("asking", groups, "Words before a reported question: 'ask'."),
            .optional("questions", groups, "Words that begin a question and fall away: 'if'."),
            .optional("statements", groups, "Words before a statement with its verb at the end: German 'dass'."),
            .optional("subjects", groups, "Pairs of pronouns: 'he you', 'I I'."),
            .optional("others", groups, "Pronouns behind the verb that leave a clause about a person as it is: 'her'."),
            .optional("verbs", groups, "Pairs of finite verbs that ask by themselves: 'is are'."),
            .optional(
                "auxiliaries",
                groups,
                "Those of them that do so only before a participle, 'has'; or verbs that another one follows at the end of a clause."
            ),
            .optional("perfect", groups, "Pairs of a contracted verb and what it is before a participle: 'is has'."),
            .optional("participles", groups, "Participles that are nothing else, and ends of them: 'been'."),
            .optional("doubtful", groups, "Words that may be a participle or something else, and ends: 'done', '-ed'."),
            .optional(
                "adverbs",
                groups,
                "Words between the subject and its verb, or behind a verb at the end: 'still'."
            ),
            .optional("contractions", groups, "Pairs of the end of a pronoun and the verb that it is: ''ll will'."),
            .optional("endings", groups, "Pairs of endings of all other verbs, the longest first; '-' is none: 's -'."),
            .optional("support", .orNothing(.text), "The verb with which all other verbs ask: 'do'."),
            .optional("verb_last", .orNothing(.bool), "Whether a reported clause ends with its verb."),
            .optional(
                "finite",
                groups,
                "Pairs of a subject and the end of its verbs, where these are last: German 'ich e'."
            ),
            .optional("clauses", groups, "Words that begin another clause: German 'weil'."),
            .optional("joining", groups, "Words that may join two verbs, whose clauses stay as they are: 'and'."),
            .optional("particles", groups, "The separable parts at the front of such a verb: German 'mit'."),
            .optional("unsure", groups, "The beginnings of verbs that may have such a part or not: German 'um'."),
            .optional("inseparable", groups, "The beginnings of verbs without such a part: German 'antwort'."),
        ]
    )

    package static let followUps = KeyTable(
        "follow-ups",
        "Words that refer to an earlier request.",
        [
            .optional("persons", groups, "Pronouns of persons: 'her'."),
            .optional("things", groups, "Pronouns of things: 'it'."),
            .optional("before", groups, "Words before what changes in an earlier request: 'the same', 'what about'."),
            .optional("after", groups, "Words behind what changes in an earlier request: 'too'."),
            .optional("again", groups, "Utterances that repeat the last request: 'do it again'."),
            .optional("another", groups, "Utterances for another one like the last: 'another one just like it'."),
            .optional("later", groups, "Words behind a time counted from the one said before: 'later', 'earlier'."),
            .optional("correcting", groups, "Words before a value that corrects one of the last request: 'make it'."),
            .optional("only", groups, "Words that tell that only one of several things is wanted: 'only'."),
            .optional("ones", groups, "Words that end the name of an earlier request: 'one' in 'the Monday one'."),
            .optional(
                "anybody",
                .text,
                "A person that every grammar knows, in the place of a pronoun if nobody was named: 'my friend'."
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
                "Words for one before a scale, as in 'a' hundred; '' if it may be omitted."
            ),
            .optional("minus", groups, "Other words for the minus sign."),
            .optional("half", groups, "A half after a whole number: 'and a half'."),
        ]
    )

    /// The keys of the inflection.
    package static let inflection = KeyTable(
        "inflection",
        "The endings of words, separated by blanks.",
        [
            .optional("endings", .text, "Endings added to the whole word: 's'."),
            .optional("endings_for_y", .text, "Endings that replace a final 'y': 'ies'."),
            .optional(
                "verb_endings",
                .text,
                "Endings before which a final 'e' is omitted or a consonant doubled: 'ing'."
            ),
        ]
    )

    /// The keys of the sounds.
    package static let sounds = KeyTable(
        "sounds",
        "The sounds of words, in any notation.",
        oneOf: ["as_in", "rules"],
        [
            .optional("as_in", .languageTag, "The language that has the same sounds."),
            .optional(
                "rules",
                .map(.text),
                "Sounds by spelling: 'kn', '^kn' at the start of a word, 'mb$' at its end, 'c(eiy)' before one of these letters."
            ),
            .optional("words", .map(.text), "The sounds of words that are exceptions to the rules."),
            .optional("accents", .text, "Letters whose accents change the sound; other accents are ignored."),
            .optional("silent_e", .bool, "Whether a silent final 'e' lengthens the vowel before it."),
        ]
    )

    /// The keys of the words of answers.
    package static let answers = KeyTable(
        "answers",
        "The words of answers to questions, by kind. Phrases may be templates without slots.",
        [
            .optional("yes", groups, "Agreement, and orders to go on: 'yes', 'go ahead'."),
            .optional("no", groups, "Denials: 'no', 'better not'."),
            .optional("cancel", groups, "Ends the intent: 'never mind'."),
            .optional("wait", groups, "Asks for time: 'wait a moment'."),
            .optional("repeat", groups, "Asks to hear the question again: 'say that again'."),
            .optional("help", groups, "Asks what may be said: 'what can I say'."),
            .optional("back", groups, "Goes back to the question before: 'go back'."),
            .optional("restart", groups, "Begins the intent anew: 'start over'."),
            .optional("any", groups, "Leaves a choice open: 'whichever', 'I don't care'."),
            .optional("other", groups, "Of two, the one that was not named: 'the other one'."),
            .optional("positions", groups, "The first, the second, and so on, each with its forms: '(first|1st)'."),
            .optional("last", groups, "The last one."),
            .optional("number", groups, "Words before a number that chooses: 'number'."),
            .optional("polite", groups, "Polite words around answers: 'please'."),
            .optional("lead", groups, "Words that begin an answer and say nothing: 'well', 'oh'."),
            .optional("set", groups, "Words before a value: 'make it', 'I'd like'."),
            .optional("after_value", groups, "Words behind a value: 'instead', 'then'."),
            .optional("link", groups, "Prepositions before values: 'to', 'from'."),
            .optional("determiner", groups, "Articles and the like before values: 'the', 'my'."),
            .optional("and", groups, "Words between values: 'and'."),
            .optional("add", groups, "Words before values to be added: 'also'."),
            .optional("too", groups, "Words behind values to be added: 'too'."),
            .optional("remove", groups, "Words before values to be left out: 'without'."),
            .optional("not", groups, "Words before a value that another one replaces: 'not', 'instead of'."),
            .optional("change", groups, "Words before the name of a parameter and its value: 'change'."),
            .optional("to", groups, "Words between the name of a parameter and its value: 'to'."),
            .optional("another", groups, "Words before the name of a parameter to be asked for: 'another'."),
            .optional("without", groups, "Words before the name of a parameter to be left out: 'without'."),
            .optional("dictate", groups, "Words before words to be taken down: 'write'."),
        ]
    )

    /// The keys of the grammar of replies.
    package static let replies = KeyTable(
        "replies",
        "The answers to questions, as a grammar.",
        [
            .optional("intents", .orNothing(.map(.table(GrammarKeys.intent))), "The kinds of answer."),
            .optional("lists", .orNothing(.map(.table(GrammarKeys.list))), "The lists that answers use."),
            .optional("expansion_rules", .orNothing(.map(.text)), "The rules that answers use."),
        ]
    )
}
