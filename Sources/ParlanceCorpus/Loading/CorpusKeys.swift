import ParlanceGrammar

/// The keys of corpus files.
package enum CorpusKeys {
    private static let values = FileShape.orNothing(.map(.anything))
    private static let ignored = FileShape.options([ignoredOption])
    private static let reason = FileShape.pattern("\\S")

    /// The value of `other_slots`.
    static let ignoredOption = "ignored"

    /// Keys of the whole file.
    package static let corpus = KeyTable(
        "corpus",
        "Sentences in one language, and what each must give.",
        oneOf: ["tests", "sentences", "entities", "areas", "floors"],
        [
            .required("language", .languageTag, "The language of the sentences, as a tag of BCP 47."),
            .optional("tests", .list(.table(test)), "Sentences, and what they must give."),
            .optional(
                "at_least",
                .either([.pattern(PassShare.pattern), .number]),
                "The share of the sentences that must pass: 95% (default: all)."
            ),
            .optional("sentences", .list(.text), "Sentences that no template may match."),
            .optional("lists", .orNothing(.map(.table(GrammarKeys.list))), "Run-time lists, by name."),
            .optional("context", values, "What the caller knows, for all tests."),
            .optional("prefer", .table(preference), "The preferred readings, for all tests."),
            .optional("edits", .integer(from: 0), "The maximum number of corrected words, for all tests (default: 0)."),
            .optional("now", .text, "The local time that relative times refer to, for all tests: 2026-11-20T09:00."),
            .optional(
                "entities",
                .orNothing(.list(.table(entity))),
                "Things with names: the values of the list 'name'."
            ),
            .optional("areas", .orNothing(.list(.table(area))), "The values of the list 'area'."),
            .optional("floors", .orNothing(.list(.table(floor))), "The values of the list 'floor'."),
            .optional("timers", .anything, "For responses; ignored."),
            .optional("media", .anything, "For responses; ignored."),
            .optional("completed_items", .anything, "For responses; ignored."),
        ]
    )

    /// Keys of a test.
    package static let test = KeyTable(
        "test",
        "Sentences with the same expected result.",
        [
            .required("sentences", .list(.text, least: 1), "The utterances."),
            .optional("intent", .table(intent), "What the best reading must mean."),
            .optional("slots", values, "The slots, in files whose path has the intent and the slot combination."),
            .optional(
                "match",
                .options(["none", "ambiguous"]),
                "'none': no template may match; 'ambiguous': the readings must be those under 'readings'."
            ),
            .optional("readings", .list(.table(intent), least: 2), "What the sentences may mean, the best first."),
            .optional(
                "response",
                .either([.text, .list(.text)]),
                "The key of the response; with entities, areas or floors its text, which is not compared."
            ),
            .optional("metadata", values, "What the best reading must carry along."),
            .optional("other_slots", ignored, "Slots that are not named, in files whose path has the intent."),
            .optional("skip", reason, "The reason why the sentences are not run."),
            .optional("fails", reason, "The reason why the sentences fail; one that passes is a failure."),
            .optional("context", values, "What the caller knows."),
            .optional("prefer", .table(preference), "The preferred readings."),
            .optional("edits", .integer(from: 0), "The maximum number of corrected words (default: 0)."),
            .optional("now", .text, "The local time that relative times refer to: 2026-11-20T09:00."),
            .optional("timers", .anything, "For responses; ignored."),
            .optional("media", .anything, "For responses; ignored."),
            .optional("completed_items", .anything, "For responses; ignored."),
        ]
    )

    /// Keys of an intent.
    package static let intent = KeyTable(
        "meaning",
        "An intent and its slots.",
        [
            .required("name", .text, "The name of the intent."),
            .optional(
                "slots",
                values,
                "All slots, by name. A list stands for one of its values; {all: [...]} has the values of a slot that is said "
                    + "several times, in order."
            ),
            .optional("other_slots", ignored, "Slots that are not named may have any value (default: there are none)."),
            .optional("context", values, "What the caller knows."),
        ]
    )

    /// Keys of the caller's preferences.
    package static let preference = KeyTable(
        "preference",
        "The readings that rank before all others.",
        [
            .optional("slot", .text, "Those in which this slot was found in a list."),
            .optional("metadata", .text, "Those whose metadata has something under this key."),
        ]
    )
}

// MARK: - Fixtures

extension CorpusKeys {
    /// Keys of an entity.
    package static let entity = KeyTable(
        "entity",
        "A thing with a name.",
        oneOf: ["domain", "id"],
        [
            .required("name", .text, "What it is called: words, or a template."),
            .optional("domain", .text, "Its kind: an utterance with its name sets 'domain' in the context."),
            .optional("id", .text, "'<domain>.<name>', which includes the domain."),
            .optional("attributes", values, "With 'id': further values of the context that its name sets."),
            .optional("area", .text, "Ignored."),
            .optional("state", .anything, "Handed on."),
            .optional("state_with_unit", .anything, "Handed on."),
            .optional("device_class", .anything, "Ignored."),
            .optional("is_exposed", .bool, "Ignored."),
        ]
    )

    /// Keys of an area.
    package static let area = KeyTable(
        "area",
        "A place with a name.",
        [
            .required("name", .text, "What it is called: words, or a template."),
            .optional("id", .text, "What tests may call it."),
            .optional("floor", .text, "Ignored."),
            .optional("context_area", .bool, "Whether the caller is there."),
        ]
    )

    /// Keys of a floor.
    package static let floor = KeyTable(
        "floor",
        "A floor with a name.",
        [
            .required("name", .text, "What it is called: words, or a template."),
            .optional("id", .text, "What tests may call it."),
        ]
    )

    /// The schema of corpus files.
    package static var schema: Value {
        JSONSchema.schema("corpus", title: "A corpus for 'parlance test'", of: .table(corpus))
    }
}
