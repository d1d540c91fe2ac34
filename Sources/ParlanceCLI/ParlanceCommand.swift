import ArgumentParser
import Foundation

/// The `parlance` command. `ExitStatus` defines the exit codes.
@main
struct ParlanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parlance",
        abstract: "Turn utterances into intents.",
        version: VersionText.text,
        subcommands: [
            ParseCommand.self, ExplainCommand.self, TestCommand.self, ChatCommand.self, CheckCommand.self,
            SampleCommand.self, HistoryCommand.self, ShortcutsCommand.self,
            VocabularyCommand.self, GenerateCommand.self, CompileCommand.self, BenchCommand.self, DebugCommand.self,
            SchemaCommand.self, LanguagesCommand.self, EntitiesCommand.self,
        ]
    )

    /// Invalid arguments exit with 2, like all other invalid input.
    static func main() {
        // Exceeding the file size limit is a write error; it does not end the program.
        signal(SIGXFSZ, SIG_IGN)
        do {
            try ArgumentLimit.check(CommandLine.arguments)
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            guard code != .success, code != ExitStatus.noMatch.exitCode else { exit(withError: error) }
            if !(error is ExitCode) { StandardError.print(fullMessage(for: error)) }
            Foundation.exit(ExitStatus.invalid.rawValue)
        }
    }
}
