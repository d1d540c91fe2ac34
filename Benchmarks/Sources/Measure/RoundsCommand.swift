import ArgumentParser

/// Parses a workload a number of times without output, for a tool that counts instructions.
struct RoundsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rounds",
        abstract: "Parses all utterances of a workload several times."
    )

    @Argument(help: "The workload, such as own, names-100 or entities.")
    var work: CountedWork

    @Argument(help: "How many times.")
    var rounds: Int

    func run() throws { try work.run(rounds: rounds) }
}
