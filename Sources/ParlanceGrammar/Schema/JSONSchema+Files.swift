extension JSONSchema {
    /// The schema of grammar files.
    package static var grammar: Value {
        schema("grammar", title: "A grammar of Parlance", of: .table(GrammarKeys.file))
    }

    /// The schema of `intents.yaml`.
    package static var intents: Value {
        schema(
            "intents",
            title: "The intents that grammars of Parlance express",
            of: .map(.table(DeclarationKeys.intent))
        )
    }

    /// The schema of `apps.yaml`.
    package static var apps: Value {
        schema("apps", title: "The apps that grammars of Parlance speak to", of: .map(.table(AppKeys.app)))
    }

    /// The schema of language files.
    package static var language: Value {
        schema("language", title: "A language of Parlance", of: .table(LanguageKeys.language))
    }
}
