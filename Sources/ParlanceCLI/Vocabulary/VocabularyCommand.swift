import ArgumentParser

/// What things are called.
struct VocabularyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocabulary",
        abstract: "Checks, lists and converts vocabularies: what apps and their users call things.",
        subcommands: [VocabularyCheckCommand.self, VocabularyListCommand.self, VocabularyConvertCommand.self]
    )
}
