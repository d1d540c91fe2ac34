import ArgumentParser
import Parlance

/// The context of an utterance, and the preferences of the caller.
struct SituationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A value of the context (repeatable).", valueName: "key=value")
    )
    var context: [String] = []

    @Option(help: ArgumentHelp("The slot whose readings rank first.", valueName: "slot"))
    var prefer: String?

    @Option(
        help: ArgumentHelp(
            "The maximum number of corrected words (default: \(Parser.usualEdits); 0 disables correction).",
            valueName: "count"
        )
    )
    var edits: Int?

    @Option(
        help: ArgumentHelp(
            "The local time that 'tomorrow' and the like refer to, as 2026-11-20T09:00 (default: the clock).",
            valueName: "time"
        )
    )
    var now: String?

    func validate() throws {
        if let now, ReferenceTime(iso: now) == nil {
            throw ValidationError("--now takes a local time such as 2026-11-20T09:00, not '\(now)'")
        }
        if let edits, edits < 0 { throw ValidationError("--edits must be 0 or more") }
        for pair in context where !pair.dropFirst().contains("=") {
            throw ValidationError("--context takes KEY=VALUE, not '\(pair)'")
        }
    }

    /// - Parameter top: The requested number of readings; nil: the default.
    static func check(top: Int?) throws {
        guard let top else { return }
        if top < 1 { throw ValidationError("--top must be 1 or more") }
        let most = ParseOptions.mostReadings
        if top > most { throw ValidationError("--top must be \(most) or less") }
    }

    /// Whether an option is given.
    var isGiven: Bool { prefer != nil || edits != nil || now != nil || !context.isEmpty }

    /// - Parameter limit: The maximum number of readings.
    func options(limit: Int) -> ParseOptions {
        let time = now.flatMap { ReferenceTime(iso: $0) } ?? .ofTheClock
        var options = ParseOptions(preferredSlot: prefer, limit: limit, edits: edits, now: time)
        for pair in context {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            options.context[String(parts[0])] = .string(String(parts[1]))
        }
        return options
    }
}
