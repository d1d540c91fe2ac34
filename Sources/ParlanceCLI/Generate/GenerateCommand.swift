import ArgumentParser

/// What can be written out of declarations.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes source code for the intents that intents.yaml declares.",
        subcommands: [GenerateSwiftCommand.self]
    )
}
