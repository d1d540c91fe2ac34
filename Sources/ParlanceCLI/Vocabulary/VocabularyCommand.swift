import ArgumentParser

/// The commands for vocabularies.
struct VocabularyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocabulary",
        abstract: "Check, list and convert vocabularies: the names that apps and users give to things.",
        subcommands: [VocabularyCheckCommand.self, VocabularyListCommand.self, VocabularyConvertCommand.self]
    )
}
