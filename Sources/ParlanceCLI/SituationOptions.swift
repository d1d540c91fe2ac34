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

    @Option(
        help: ArgumentHelp(
            "How many words may be taken for similar ones if nothing matches; \(Parser.usualEdits) if not given, 0: none.",
            valueName: "count"
        )
    )
    var edits: Int?

    func validate() throws {
        if let edits, edits < 0 { throw ValidationError("--edits must be 0 or more") }
        for pair in context where !pair.dropFirst().contains("=") {
            throw ValidationError("--context takes KEY=VALUE, not '\(pair)'")
        }
    }

    /// - Parameter top: how many readings are asked for; nil: not said.
    static func check(top: Int?) throws {
        guard let top else { return }
        if top < 1 { throw ValidationError("--top must be 1 or more") }
        let most = ParseOptions.mostReadings
        if top > most { throw ValidationError("--top must be \(most) or less; there are never more readings") }
    }

    /// Whether anything is said of it.
    var isGiven: Bool { prefer != nil || edits != nil || !context.isEmpty }

    /// - Parameter limit: how many readings are wanted.
    func options(limit: Int) -> ParseOptions {
        var options = ParseOptions(preferredSlot: prefer, limit: limit, edits: edits)
        for pair in context {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            options.context[String(parts[0])] = .string(String(parts[1]))
        }
        return options
    }
}
