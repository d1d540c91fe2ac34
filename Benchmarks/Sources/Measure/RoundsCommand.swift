import ArgumentParser
import Workloads

/// Parses a workload a number of times without output, for a tool that counts instructions.
struct RoundsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rounds",
        abstract: "Parses all utterances of a workload several times."
    )

    @Argument(help: "The workload, such as own or names-100.")
    var workload: StandardWorkload

    @Argument(help: "How many times.")
    var rounds: Int

    func run() throws {
        let run = ParlanceRun(try workload.workload())
        for _ in 0..<rounds {
            for number in run.utterances.indices { _ = run.parse(number) }
        }
    }
}

extension StandardWorkload: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
