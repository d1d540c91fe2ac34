/// The keys of grammar files.
package enum GrammarKeys {
    private typealias Key = KeyTable.Key

    /// The top-level keys of a grammar.
    package static let grammar = KeyTable(
        "grammar",
        "A grammar: the intents of one language, with their sentences.",
        [
            .optional("language", .languageTag, "The language of the sentences, as a tag of BCP 47: 'en', 'de-CH'."),
            .optional("intents", .orNothing(.map(.table(intent))), "The intents, by name."),
            .optional("lists", .orNothing(.map(.table(list))), "What slots may be filled with, by name: {name}."),
            .optional("expansion_rules", .orNothing(.map(.text)), "Templates that others put in, by name: <name>."),
            .optional(
                "opposites",
                .orNothing(.list(.list(.text, least: 2))),
                "Words that corrections never exchange."
            ),
            .optional("skip_words", .orNothing(.list(.text)), "Words that are ignored at any place of an utterance."),
            .optional(
                "opening_words",
                .orNothing(.list(.text)),
                "Phrases before a request, templates without slots: left out if a template matches what follows."
            ),
            .optional(
                "closing_words",
                .orNothing(.list(.text)),
                "Phrases after a request, templates without slots: left out if a template matches what precedes."
            ),
            .optional("settings", .orNothing(.table(settings)), "How the whole grammar is read."),
            .optional("responses", .anything, "What to answer; carried along as it is written."),
            .optional(
                "messages",
                .orNothing(.map(.anything)),
                "Messages of dialogs in ICU's MessageFormat, by intent, parameter, key and reason or response code."
            ),
        ] + VocabularyKeys.file
    )

    /// The top-level keys, with those of files whose path contains the intent and the slot combination.
    package static let file = grammar.adding([
        .optional(
            "data",
            .orNothing(.list(.table(block))),
            "The blocks of the intent and the slot combination that the file is named after: '<Intent>/<combination>.yaml'."
        )
    ])

    /// The top-level keys that corpora do not have.
    package static let ownKeys = file.names.subtracting(["language", "lists"])

    /// The top-level keys of which a corpus or the fixtures of corpora have one.
    package static let keysOfCorpora: Set<String> = ["tests", "sentences", "entities", "areas", "floors"]

    /// The keys under the name of an intent.
    package static let intent = KeyTable(
        "intent",
        "An intent and its sentences.",
        [
            .optional("data", .orNothing(.list(.table(block))), "Blocks of sentences."),
            .optional("exact", .bool, "Whether the sentences are read only as they were said, without corrections."),
            .optional("description", .anything, "What the intent is for."),
            .optional("domain", .anything, "What the intent belongs to."),
            .optional("supported", .anything, "Whether the intent is in use."),
        ]
    )

    /// The keys of a block of sentences.
    package static let block = KeyTable(
        "block",
        "Sentences that mean the same.",
        [
            .required(
                "sentences",
                .orNothing(.list(.either([.text, .table(sentence)]))),
                "Templates: [x] may be left out, (a|b) is one of the two, {list} a slot, <rule> a rule put in."
            ),
            .optional(
                "except",
                .orNothing(.list(.text)),
                "Templates of utterances that the block does not read, although a sentence does."
            ),
            .optional(
                "slots",
                .orNothing(.map(.anything)),
                "Slots with fixed values, which every sentence fills."
            ),
            .optional("response", .orNothing(.text), "The key of the response."),
            .optional(
                "requires_context",
                .orNothing(.map(.anything)),
                "What must be known: a value, one of several, or {value: …, slot: true} to copy it to a slot."
            ),
            .optional("excludes_context", .orNothing(.map(.anything)), "What must not be so, where it is known."),
            .optional(
                "weight",
                weight,
                "The rank among readings with equal wildcards, the greater first; 0 by default."
            ),
            .optional("exact", .bool, "Whether the sentences are read only as they were said, without corrections."),
            .optional("expansion_rules", .orNothing(.map(.text)), "Rules of this block only."),
            .optional("lists", .orNothing(.map(.table(list))), "Lists of this block only."),
            .optional("metadata", .orNothing(.map(.anything)), "Handed on with every reading."),
            .optional("required_keywords", .orNothing(.list(.text)), "Words of which one must be in the utterance."),
            .optional("inferred_domain", .anything, "The slot 'domain', in files named after a slot combination."),
            .optional("name_domains", .anything, "Domains of names, in files named after a slot combination."),
            .optional("settings", .anything, "Ignored."),
            .optional("example", .anything, "A sentence, for readers."),
            .optional("speech_to_phrase", .anything, "Left out where the file has other blocks."),
            .optional("description", .anything, "What the block is for."),
        ]
    )

    /// The keys of a sentence with a weight of its own.
    package static let sentence = KeyTable(
        "sentence",
        "A template and its weight.",
        [
            .required("template", .text, "The template."),
            .optional("weight", weight, "The rank among readings with equal wildcards, instead of the block's."),
        ]
    )

    private static var weight: FileShape {
        .integer(from: SentenceBlock.weights.lowerBound)
    }

    /// The keys of the settings.
    package static let settings = KeyTable(
        "settings",
        "How a grammar is read.",
        [
            .optional("ignore_whitespace", .bool, "Whether blanks are ignored everywhere."),
            .optional("filter_with_regex", .anything, "Ignored."),
        ]
    )
}

// MARK: - Lists

extension GrammarKeys {
    /// The keys of a slot list.
    package static let list = KeyTable(
        "list",
        "What a slot may be filled with.",
        oneOf: ["values", "range", "wildcard", "type", "repeats"],
        [
            .optional("values", .orNothing(.list(.either([.text, .table(value)]))), "One of these."),
            .optional("range", .table(range), "A number."),
            .optional("wildcard", .bool, "Any words, at least one."),
            .optional("most_words", .integer(from: 1), "The maximum number of words of a wildcard."),
            .optional("without", .orNothing(.list(.text)), "Words and phrases that no value of a wildcard contains."),
            .optional(
                "begins_without",
                .orNothing(.list(.text)),
                "Words and phrases that no value of a wildcard begins with."
            ),
            .optional(
                "ends_without",
                .orNothing(.list(.text)),
                "Words and phrases that no value of a wildcard ends with."
            ),
            .optional("exact", .bool, "Whether values are read only as they were said, without corrections."),
            .optional("type", .text, "A built-in slot type, such as date-time or money."),
            .optional("from", .number, "The least value of the type."),
            .optional("to", .number, "The greatest value of the type."),
            .optional("direction", .text, "Which of several possible times is the best, in the future or in the past."),
            .optional(
                "repeats",
                .text,
                "A template with slots, which may be said any number of times; the slot gathers them: '<item>'."
            ),
            .optional(
                "separators",
                .orNothing(.list(.text)),
                "What stands between two repetitions, templates without slots; without it a comma or a blank."
            ),
            .optional("metadata", .anything, "Carried along."),
        ]
    )

    /// The keys of a value of a list.
    package static let value = KeyTable(
        "value",
        "One value of a list.",
        [
            .required(
                "in",
                .either([.text, .list(.text, least: 1)]),
                "The words of the value, or a template; several in a list."
            ),
            .optional("out", .anything, "What the slot then delivers; without it the words themselves."),
            .optional("context", .orNothing(.map(.anything)), "The values of the context that the value sets."),
            .optional("metadata", .anything, "Handed on with the slot."),
        ]
    )

    /// The keys of a range of numbers.
    package static let range = KeyTable(
        "range",
        "Numbers, in digits and in words.",
        [
            .required("from", .whole, "The smallest number."),
            .required("to", .whole, "The largest number."),
            .optional("step", .integer(from: 1), "The distance from one to the next."),
            .optional("type", .anything, "What is counted: 'percentage', 'temperature'."),
            .optional("fractions", .options(NumberRange.Fractions.allCases.map(\.rawValue)), "Fractions in between."),
            .optional("multiplier", .number, "The factor by which the number is multiplied to give the slot's value."),
            .optional("digits", .bool, "Whether numbers may be in digits."),
            .optional("words", .bool, "Whether numbers may be in words."),
            .optional("words_language", .text, "The language of the words, if it is another."),
        ]
    )
}
