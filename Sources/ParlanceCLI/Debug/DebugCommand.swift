import ArgumentParser

/// The commands that show the stages of parsing.
struct DebugCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug",
        abstract: "Show the data of each stage of parsing.",
        subcommands: [DebugTokensCommand.self, DebugTemplateCommand.self, DebugAutomatonCommand.self]
    )
}
