/// The keys of `apps.yaml`, which describes the apps.
package enum AppKeys {
    private typealias Key = KeyTable.Key

    private static let alternatives = FileShape.orNothing(.list(.either([.text, .table(alternativeName)])))

    /// The keys under the identifier of an app.
    package static let app = KeyTable(
        "app",
        "An app: what it is called, and which intents it handles.",
        [
            .required("display_name", .text, "The name that is shown."),
            .optional("spoken_name", .text, "The name as it is spoken, where that differs."),
            .optional(
                "alternative_names",
                alternatives,
                "What people also call it; three names in a language at most."
            ),
            .optional("supported_intents", .orNothing(.list(.text)), "The intents that the app handles."),
            .optional(
                "intents_restricted_while_locked",
                .orNothing(.list(.text)),
                "Those of them that it doesn't handle while the device is locked."
            ),
            .optional(
                "localizations",
                .orNothing(.map(.table(localization))),
                "Names in other languages, by BCP 47 tag; 'de-CH' inherits missing ones from 'de', and 'de' from the app."
            ),
        ]
    )

    /// The keys of an app's names in one language.
    package static let localization = KeyTable(
        "localization",
        "What an app is called in one language.",
        [
            .optional("display_name", .text, "The name that is shown."),
            .optional("spoken_name", .text, "The name as it is spoken, where that differs."),
            .optional(
                "alternative_names",
                alternatives,
                "What people also call it, instead of the names in other languages."
            ),
        ]
    )

    /// The keys of an alternative name.
    package static let alternativeName = KeyTable(
        "alternative_name",
        "Another name of an app.",
        [
            .required("name", .text, "The name."),
            .optional("pronunciation_hint", .text, "How it sounds, in words that are read as they are written."),
        ]
    )
}
