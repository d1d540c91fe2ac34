/// The keys of `intents.yaml`, the declaration of intents for all languages.
package enum DeclarationKeys {
    private static let levels = ["required", "usable", "complete", "optional"]
    private static let names = FileShape.list(.text)
    private static let namesByLevel = FileShape.map(names)

    /// The keys under the name of an intent.
    package static let intent = KeyTable(
        "declaration",
        "The declaration of an intent, for all languages.",
        [
            .optional("supported", .bool, "Whether the intent is in use."),
            .optional("domain", .text, "What the intent belongs to."),
            .optional("description", .text, "What the intent is for."),
            .optional(
                "called",
                .map(.list(.text)),
                "What its requests are for, by language: 'the ride'. A later pronoun may stand for these words."
            ),
            .optional(
                "slots",
                .orNothing(.map(.table(slot))),
                "The slots that the intent may have, by name, in the order in which they are resolved."
            ),
            .optional(
                "slot_combinations",
                .orNothing(.map(.table(combination))),
                "The combinations of slots, by the names of the files with their sentences."
            ),
            .optional("response_variables", .orNothing(.map(.anything)), "What responses may mention."),
            .optional(
                "confirmation",
                .options(ConfirmationPolicy.allCases.map(\.rawValue)),
                "When the user is asked whether to go on: each time, when the handler asks for it, or never."
            ),
            .optional(
                "confirm_corrections",
                .bool,
                "Whether the user is asked to confirm what was understood with corrections; false for what only tells something, or "
                    + "is undone easily. True if not given, unless 'confirmation' is 'never'."
            ),
            .optional(
                "undone_by",
                .text,
                "The intent that takes back what this one has done, with the slots that both have: after 'undo that'. Without it, the user "
                    + "is told that it can't be taken back."
            ),
            .optional(
                "revisable",
                .bool,
                "Whether the app changes what it has begun when later words correct a value: 'no, forty' after a run for thirty minutes. "
                    + "Nothing is taken back then."
            ),
            .optional("response_codes", names, "The response codes of the intent, besides the common ones."),
            .optional(
                "unsupported_response_codes",
                .list(.options(IntentDeclaration.commonResponseCodes.sorted())),
                "In which of the ways in which every intent may end this one may not."
            ),
            .optional(
                "response_details",
                .orNothing(.map(.table(detail))),
                "The details that responses may have, by name. Without this key, they may have any."
            ),
        ]
    )

    /// The keys of a slot.
    package static let slot = KeyTable(
        "slot",
        "A slot of an intent.",
        [
            .optional("description", .text, "A description of the slot."),
            .optional("required", .bool, "Whether the intent requires it."),
            .optional("type", .options(ParameterType.names), "What its values are."),
            .optional("options", .list(.text, least: 1), "Its values, where they are these and no others."),
            .optional(
                "dimension",
                .options(ParameterType.Dimension.allCases.map(\.rawValue)),
                "What a measurement measures."
            ),
            .optional("array", .bool, "Whether it may have several values."),
            .optional(
                "series",
                .bool,
                "Whether a text may be several values that commas and 'and' join: 'milk, eggs and butter'."
            ),
            .optional(
                "slots",
                .map(.table(member)),
                "The slots of each value, where it is an object: what a list that repeats a rule gathers."
            ),
            .optional("personal", .bool, "Whether its values are the user's own, like contacts and places."),
            .optional(
                "answered",
                .bool,
                "Whether an answer may set it by a value alone; false where such a value is always for another slot."
            ),
            .optional(
                "earlier_than",
                .text,
                "The slot with a later time: of what a time without a day may mean, the last time before that one is meant."
            ),
            .optional(
                "earliest_hour",
                .integer(from: 0),
                "The usual earliest hour, at most 12: 'tomorrow at seven' is in the evening if it is 10."
            ),
            .optional(
                "undoes",
                .text,
                "The slot of the request that this intent takes back whose values it has, if it is called otherwise there."
            ),
            .optional(
                "recall",
                .options(RecallKind.allCases.map(\.rawValue)),
                "How later requests may refer to its values: by a pronoun of persons, by one of things, or only by leaving "
                    + "them out. Without it they are forgotten."
            ),
            .optional(
                "part_of",
                .text,
                "The value that it is a part of, with the other slots of this name: who changes one says them all."
            ),
            .optional(
                "unit",
                .text,
                "The slot that has the unit of its numbers: money, lengths and the like are separated."
            ),
            .optional(
                "money",
                .text,
                "The property of generated types that has the number and its unit, an ISO 4217 code, as an amount of money."
            ),
            .optional("unsupported_reasons", names, "Why a value may be unsupported."),
        ]
    )

    /// The keys of a slot within a slot.
    package static let member = KeyTable(
        "member",
        "A slot within the values of another.",
        [
            .optional("description", .text, "A description of the slot."),
            .optional("type", .options(ParameterType.names), "What its values are."),
            .optional("options", .list(.text, least: 1), "Its values, where they are these and no others."),
            .optional(
                "dimension",
                .options(ParameterType.Dimension.allCases.map(\.rawValue)),
                "What a measurement measures."
            ),
            .optional("array", .bool, "Whether it may have several values."),
            .optional("slots", .map(.anything), "The slots of each value, as one level above."),
        ]
    )

    /// The keys of a detail of responses.
    package static let detail = KeyTable(
        "detail",
        "A detail of an intent's responses.",
        [
            .optional("description", .text, "A description of the detail."),
            .optional("type", .options(DetailType.names), "What the detail is."),
            .optional("options", .list(.text, least: 1), "Its values, where they are these and no others."),
            .optional("array", .bool, "Whether the detail is a list of such values."),
        ]
    )

    /// The keys of a slot combination.
    package static let combination = KeyTable(
        "combination",
        "Slots that go together.",
        [
            .optional("description", .text, "A description of the combination."),
            .optional("slots", names, "The slots."),
            .optional("example", .either([.text, names]), "A sentence, for readers."),
            .optional("importance", .options(levels), "The importance of the combination for a language."),
            .optional("context_area", .bool, "Whether the slot 'area' comes from the context."),
            .optional("inferred_domains", namesByLevel, "The values of the slot 'domain', by importance."),
            .optional("name_domains", namesByLevel, "The domains of names, by importance."),
            .optional(
                "name_domain_groups",
                .map(names),
                "Domains under a name that 'name_domains' of a block mentions."
            ),
            .optional("wildcard_slots", names, "Slots that any words may fill."),
        ]
    )
}
