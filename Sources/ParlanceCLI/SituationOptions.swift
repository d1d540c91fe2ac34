import ArgumentParser
import Parlance

/// What is known about the situation in which something is said, and what is preferred in it.
struct SituationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Something known about the situation; may be given several times.", valueName: "key=value")
    )
    var context: [String] = []

    @Option(help: ArgumentHelp("The slot whose readings come first.", valueName: "slot"))
    var prefer: String?

    func validate() throws {
        for pair in context where !pair.dropFirst().contains("=") {
            throw ValidationError("--context takes KEY=VALUE, not '\(pair)'")
        }
    }

    /// - Parameter limit: how many readings are wanted.
    func options(limit: Int) -> ParseOptions {
        var options = ParseOptions(preferredSlot: prefer, limit: limit)
        for pair in context {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            options.context[String(parts[0])] = .string(String(parts[1]))
        }
        return options
    }
}
