import Foundation
import Workloads

/// Instructions per utterance, counted by valgrind's callgrind.
enum Instructions {
    /// The workloads whose instructions are counted: those whose parsers are created quickly.
    private static let workloads: [StandardWorkload] =
        [.own, .unmatched, .names(100), .names(10_000), .words(5), .words(50)]
        + StandardWorkload.Hard.allCases.map(StandardWorkload.hard)

    /// The counted function: `ParlanceRun.parse(_:)`, by its symbol.
    private static let parse = "$s9Workloads11ParlanceRunV5parseySbSiF"
    /// Rounds of the shorter of two runs. Their difference counts, so that preparation drops out.
    private static let fewRounds = 2
    /// The minimum number of additional parses of the longer run.
    private static let leastParses = 1_000

    /// - Throws: `MeasureError` if valgrind is missing.
    static func all() throws -> [Measurement] {
        let program = try StrippedCopy()
        defer { program.remove() }
        return try workloads.map { try measure($0, program.path) }
    }

    private static func measure(_ workload: StandardWorkload, _ program: String) throws -> Measurement {
        let utterances = try workload.workload().utterances.count
        let rounds = (leastParses + utterances - 1) / utterances
        let few = try count(workload, fewRounds, program)
        let many = try count(workload, fewRounds + rounds, program)
        let value = (Double(many - few) / Double(rounds * utterances)).rounded()
        return Measurement(name: "\(workload): instructions, mean", value: value, kind: .instructions)
    }

    private static func count(_ workload: StandardWorkload, _ rounds: Int, _ program: String) throws -> Int {
        let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=\(parse)"]
        let output = try Tool.run(tool + [program, "rounds", workload.description, String(rounds)])
        let line = output.split(separator: "\n").last { $0.contains("Collected : ") }
        guard let found = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
            throw MeasureError("valgrind counted nothing: \(output.suffix(500))")
        }
        return found
    }
}
