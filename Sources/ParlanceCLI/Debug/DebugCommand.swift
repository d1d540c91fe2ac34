import ArgumentParser

/// What each stage sees.
struct DebugCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug",
        abstract: "Shows what each stage of parsing sees.",
        subcommands: [DebugTokensCommand.self, DebugTemplateCommand.self, DebugAutomatonCommand.self]
    )
}
