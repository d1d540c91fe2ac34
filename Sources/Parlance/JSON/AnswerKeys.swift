import ParlanceGrammar

/// The members of the answers of the batch contract: the source of their schema. A test validates answers of all kinds.
package enum AnswerKeys {
    /// The schema of answers.
    package static var schema: Value {
        let shapes = [utterance, lists, vocabulary, failure].map { FileShape.table($0) }
        return JSONSchema.schema("answer", title: "An answer of parlance parse", of: .either(shapes))
    }

    private static let identifier = KeyTable.Key.optional("id", .anything, "The `id` of the request, unchanged.")

    private static let start = KeyTable.Key.required(
        "start",
        .integer(from: 0),
        "The first position of the words in the text, in Unicode scalars."
    )
    private static let end = KeyTable.Key.required("end", .integer(from: 0), "The position after the words.")
    private static let text = KeyTable.Key.required("text", .string, "The words as they were said.")

    // MARK: Utterances

    private static let utterance = KeyTable(
        "utterance",
        "The answer to an utterance.",
        [identifier] + result + [
            .optional("requests", .list(.table(request)), "The requests of the utterance, if `requests` is true.")
        ]
    )

    private static let request = KeyTable(
        "request",
        "One of several requests of an utterance.",
        result + [
            .required("start", .integer(from: 0), "The first position of the request's own words in the utterance."),
            .required("end", .integer(from: 0), "The position after them."),
            .required("completed", .bool, "Whether words of the requests beside it complete the request."),
        ]
    )

    private static let result: [KeyTable.Key] = [
        .required("text", .string, "The text that was read; offsets count its Unicode scalars."),
        .required(
            "match",
            .options(["exact", "approximate", "ambiguous", "partial", "none"]),
            "How the utterance was understood."
        ),
        .optional("language", .languageTag, "The language of the first reading, if there was a choice of languages."),
        .required(
            "readings",
            .list(.table(reading)),
            "The readings, best first; those that tie if the utterance is ambiguous; none without a match."
        ),
        .optional("nearest", .list(.table(nearMiss)), "Without a match: the templates that came furthest, best first."),
        .optional("incomplete", .bool, "There are too many readings to look at all of them."),
    ]

    private static let reading = KeyTable(
        "reading",
        "One interpretation of an utterance.",
        [
            .required("intent", .string, "The name of the intent."),
            .optional("language", .languageTag, "The language of the reading, if there was a choice of languages."),
            .required("slots", .map(.table(slot)), "The slots by name; the last one of several."),
            .required("spoken", .list(.table(spokenSlot)), "The spoken slots, in the order of the text."),
            .required("context", .map(.anything), "The context of the request, with that of the spoken values."),
            .required("metadata", .map(.anything), "The metadata of the intent's block."),
            .required("response", .string, "The key of the response."),
            .required("edits", .integer(from: 0), "The number of corrected words."),
            .optional("edited", .list(.table(edited), least: 1), "The corrected words, in the order of the text."),
            .optional(
                "unexplained",
                .list(.table(words), least: 1),
                "The words that a partial reading does not explain."
            ),
            .optional("remarks", .list(.table(words), least: 1), "The remarks beside the request."),
            .required("template", .string, "The template that matched."),
            .required("source", .string, "The place of the template: file, line and column."),
            .optional("app", .table(selection), "The app that handles the intent, if the grammar has apps."),
        ]
    )

    private static let slotValue: [KeyTable.Key] = [
        .required("value", .anything, "The value: what the list delivers, a number, a text, or the object of a type."),
        .required(
            "kind",
            .options(Slot.Kind.allCases.map(\.rawValue)),
            "Where the value comes from."
        ),
        .optional("metadata", .anything, "The metadata of the list's value or the term."),
        .optional("term", .table(term), "The term of the vocabulary that was said."),
    ]

    private static let slot = KeyTable(
        "slot",
        "A slot with its value.",
        slotValue + [
            .optional("text", .string, "The words that fill it, if it was spoken."),
            .optional("start", .integer(from: 0), "The first position of these words."),
            .optional("end", .integer(from: 0), "The position after them."),
        ]
    )

    private static let spokenSlot = KeyTable(
        "spokenSlot",
        "A spoken slot.",
        slotValue + [
            .required("slot", .string, "The name of the slot."), text, start, end,
        ]
    )

    private static let term = KeyTable(
        "term",
        "A term of a vocabulary.",
        [
            .required("identifier", .string, "The identifier of the term."),
            .required("phrase", .string, "The phrase of the term."),
        ]
    )

    private static let words = KeyTable("words", "Words of the utterance.", [text, start, end])

    private static let edited = KeyTable(
        "edited",
        "A corrected word.",
        [
            text, start, end,
            .required("meant", .string, "The word that it was taken for; empty if it was left out."),
            .required("kind", .options(EditedWord.Kind.allCases.map(\.rawValue)), "The kind of the correction."),
        ]
    )

    // MARK: Near misses

    private static let nearMiss = KeyTable(
        "nearMiss",
        "A template that did not match.",
        [
            .required("template", .string, "The template."),
            .required("source", .string, "The place of the template: file, line and column."),
            .required("matched", .integer(from: 0), "The length of the text that the template read."),
            .required("stopped", .table(range), "The word where the template stopped; empty at the end of the text."),
            .required("expected", .list(.either([.table(expectedSlot), .table(expectedText)])), "What could follow."),
            .optional("unknown", .table(unknown), "The slot whose value alone is unknown."),
        ]
    )

    private static let range = KeyTable("range", "A range of the text.", [start, end])
    private static let expectedSlot = KeyTable(
        "expectedSlot",
        "A slot that could follow.",
        [
            .required("slot", .string, "The name of the slot.")
        ]
    )
    private static let expectedText = KeyTable(
        "expectedText",
        "A text that could follow.",
        [
            .required("text", .string, "The text.")
        ]
    )
    private static let unknown = KeyTable(
        "unknown",
        "Words in the place of a slot's value.",
        [
            .required("slot", .string, "The name of the slot."),
            .required("text", .string, "The words."),
        ]
    )

    // MARK: Apps

    private static let app: [KeyTable.Key] = [
        .required("identifier", .string, "The identifier of the app."),
        .required("name", .string, "The display name of the app."),
    ]

    private static let selection = KeyTable(
        "selection",
        "The selection of an app.",
        [
            .required(
                "selection",
                .options(["named", "preferred", "last-used", "only", "unsupported", "ambiguous", "restricted", "none"]),
                "The outcome; for a selected app, the reason."
            ),
            .optional("identifier", .string, "The identifier of the app."),
            .optional("name", .string, "The display name of the app."),
            .optional("because", .string, "The reason of an outcome without a free choice."),
            .optional("candidates", .list(.table(KeyTable("candidate", "An app.", app))), "The apps to choose from."),
        ]
    )

    // MARK: Other lines

    private static let lists = KeyTable(
        "lists",
        "The answer to lists.",
        [
            identifier, .required("lists", .map(.integer(from: 0)), "The number of values of each list."),
        ]
    )

    private static let vocabulary = KeyTable(
        "vocabulary",
        "The answer to a vocabulary.",
        [
            identifier,
            .required("vocabulary", .map(.integer(from: 0)), "The number of terms of each name."),
            .optional(
                "left_out",
                .list(.table(leftOut), least: 1),
                "The terms that are left out, and probable mistakes."
            ),
        ]
    )

    private static let leftOut = KeyTable(
        "leftOut",
        "A term with a problem.",
        [
            .required("name", .string, "The name of the list or slot."),
            .required("tier", .options(["user", "app"]), "Whose term it is."),
            .required("code", .string, "The code of the problem."),
            .required("message", .string, "The problem."),
            .optional("identifier", .string, "The identifier of the term."),
            .optional("phrase", .string, "The phrase of the term."),
        ]
    )

    private static let failure = KeyTable(
        "failure",
        "The answer to a line that was not served.",
        [
            identifier, .required("error", .table(problem), "The reason."),
        ]
    )

    private static let problem = KeyTable(
        "problem",
        "The reason why a line was not served.",
        [
            .required("kind", .options(["invalid-request"]), "The kind of the error."),
            .required("message", .string, "The problem and its remedy."),
        ]
    )
}
