import ArgumentParser

/// The generators of source code.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate source code for the intents of intents.yaml, and for language files.",
        subcommands: [GenerateSwiftCommand.self, GenerateLanguagesCommand.self, GenerateEntitiesCommand.self]
    )
}
