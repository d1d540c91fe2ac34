/// The keys of vocabularies in YAML and JSON.
package enum VocabularyKeys {
    private static let texts = FileShape.either([.text, .list(.text)])
    private static let terms = FileShape.orNothing(.list(.either([.text, .table(term)])))
    private static let sets = FileShape.orNothing(.map(terms))

    /// The top-level keys; a grammar may have them too.
    package static let file = [
        KeyTable.Key.optional(
            "vocabulary",
            sets,
            "What the app calls things: terms by the list, or the 'Intent.slot', that they fill."
        ),
        .optional("user_vocabulary", sets, "What the user calls things, the most important first."),
        .optional(
            "intent_examples",
            .orNothing(.map(.list(.text))),
            "Examples of utterances, by intent; they do not take part in matching."
        ),
    ]

    /// The keys of a file that contains only a vocabulary.
    package static let vocabulary = KeyTable(
        "vocabulary",
        "What things are called.",
        [.optional("language", .languageTag, "The language of the names, as a tag of BCP 47.")] + file
    )

    /// The keys of a term.
    package static let term = KeyTable(
        "term",
        "Something that is called by a name.",
        [
            .required("phrase", .text, "The name, as literal text in the app's spelling."),
            .optional("identifier", .text, "What programs call it; without one the phrase."),
            .optional("pronunciations", .orNothing(texts), "What the phrase sounds like, in plain words."),
            .optional("examples", .orNothing(texts), "Sentences that show its use."),
            .optional("synonyms", .orNothing(.list(.either([.text, .table(synonym)]))), "What else it is called."),
            .optional("context", .orNothing(.map(.anything)), "The values of the context that it sets."),
            .optional("metadata", .anything, "Handed on with the slot."),
        ]
    )

    /// The keys of a synonym.
    package static let synonym = KeyTable(
        "synonym",
        "One more name of a term.",
        [
            .required("phrase", .text, "The name."),
            .optional("pronunciations", .orNothing(texts), "What it sounds like, in plain words."),
            .optional("examples", .orNothing(texts), "Sentences that show its use."),
        ]
    )
}

extension JSONSchema {
    /// The schema of files that contain only a vocabulary.
    package static var vocabulary: Value {
        schema("vocabulary", title: "A vocabulary of Parlance", of: .table(VocabularyKeys.vocabulary))
    }
}
