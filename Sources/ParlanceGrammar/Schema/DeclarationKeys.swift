/// The keys of `intents.yaml`, the declaration of intents for all languages.
package enum DeclarationKeys {
    private static let levels = ["required", "usable", "complete", "optional"]
    private static let names = FileShape.list(.text)
    private static let namesByLevel = FileShape.map(names)

    /// What stands under the name of an intent.
    package static let intent = KeyTable(
        "declaration",
        "What an intent is, whatever the language.",
        [
            .optional("supported", .bool, "Whether the intent is in use."),
            .optional("domain", .text, "What the intent belongs to."),
            .optional("description", .text, "What the intent is for."),
            .optional("slots", .orNothing(.map(.table(slot))), "The slots that the intent may have, by name."),
            .optional(
                "slot_combinations",
                .orNothing(.map(.table(combination))),
                "Which slots go together, by the names of the files that hold their sentences."
            ),
            .optional("response_variables", .orNothing(.map(.anything)), "What responses may mention."),
        ]
    )

    package static let slot = KeyTable(
        "slot",
        "A slot of an intent.",
        [
            .optional("description", .text, "What the slot says."),
            .optional("required", .bool, "Whether the intent means nothing without it."),
        ]
    )

    package static let combination = KeyTable(
        "combination",
        "Slots that go together.",
        [
            .optional("description", .text, "What the combination says."),
            .optional("slots", names, "The slots."),
            .optional("example", .either([.text, names]), "A sentence, for readers."),
            .optional("importance", .options(levels), "How much a language lacks without it."),
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
