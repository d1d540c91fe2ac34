import ArgumentParser

/// Takes measurements that are stable from run to run, and compares them with thresholds.
@main
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Measures what is stable from run to run: allocations, instructions, ratios of times.",
        subcommands: [CheckCommand.self, RoundsCommand.self]
    )
}
