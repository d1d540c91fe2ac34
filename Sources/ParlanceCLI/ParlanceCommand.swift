import ArgumentParser
import Foundation

/// The `parlance` command. `ExitStatus` has the exit codes.
@main
struct ParlanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parlance",
        abstract: "Turns what people say into what a program should do.",
        version: VersionText.text,
        subcommands: [
            ParseCommand.self, ExplainCommand.self, TestCommand.self, ChatCommand.self, CheckCommand.self,
            SampleCommand.self,
            VocabularyCommand.self, GenerateCommand.self, CompileCommand.self, BenchCommand.self, DebugCommand.self,
            SchemaCommand.self,
        ]
    )

    /// Wrong arguments exit with 2, as everything else that was given wrongly.
    static func main() {
        // A file that may not grow any more is an error that can be told.
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
