import ArgumentParser
import Workloads

/// Runs one of the compared peers on one workload.
@main
struct PeerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "peer",
        abstract: "Parses the utterances of a workload in one of several ways, and tells how long it takes.",
        discussion: """
            A line of JSON says that it is ready; then each line on standard input is a command, answered by a line on \
            standard output: {"command": "run", "rounds": n}, and likewise "each", "answers", "memory", and for Parlance \
            "threads" and "stages". The end of the input ends it.
            """
    )

    @Argument(help: "Who parses.")
    var name: PeerName

    @Argument(help: ArgumentHelp("The workload file.", valueName: "workload.json"))
    var workload: String

    func run() throws {
        do {
            let peer = try name.peer(for: try Workload(path: workload))
            if peer.count > 0 { peer.parse(0) }
            try Session(peer).serve()
        } catch {
            try Response.error("\(error)").write()
            throw ExitCode(2)
        }
    }
}
