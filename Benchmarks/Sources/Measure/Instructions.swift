import Dispatch
import Foundation
import ParlanceMeasuring
import Synchronization
import Workloads

/// Instructions per utterance, counted by valgrind's callgrind.
enum Instructions {
    /// The workloads whose instructions are counted: those whose parsers are created quickly.
    private static let workloads: [StandardWorkload] =
        [.own, .unmatched, .names(100), .names(10_000), .misspelt(10_000), .words(5), .words(50)]
        + StandardWorkload.Hard.allCases.map(StandardWorkload.hard)

    /// Rounds of the shorter of two runs. Their difference counts, so that preparation drops out.
    private static let fewRounds = 2
    /// The minimum number of additional parses of the longer run.
    private static let leastParses = 1_000

    /// Runs several programs at once, because the number of instructions does not depend on other programs.
    ///
    /// - Throws: `MeasureError` if valgrind is missing.
    static func all() throws -> [Measurement] {
        let program = try StrippedCopy()
        defer { program.remove() }
        let path = program.path
        let works: [(work: CountedWork, texts: Int)] =
            try workloads.map { (.workload($0), try $0.workload().utterances.count) }
            + [(.entities, try EntityRun.own().indices.count), (.library, try LibraryRun.own().count)]
        let results = Mutex<[Int: Result<Measurement, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: works.count) { index in
            let result = Result { try measure(works[index].work, texts: works[index].texts, path) }
            results.withLock { $0[index] = result }
        }
        return try works.indices.compactMap { index in try results.withLock { try $0[index]?.get() } }
    }

    private static func measure(_ work: CountedWork, texts: Int, _ program: String) throws -> Measurement {
        let rounds = (leastParses + texts - 1) / texts
        let few = try count(work, rounds: fewRounds, program)
        let many = try count(work, rounds: fewRounds + rounds, program)
        let value = (Double(many - few) / Double(rounds * texts)).rounded()
        return Measurement(name: "\(work): instructions, mean", value: value, kind: .instructions)
    }

    private static func count(_ work: CountedWork, rounds: Int, _ program: String) throws -> Int {
        let tool = [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=\(work.symbol)",
        ]
        let output = try Tool.run(tool + [program, "rounds", work.description, String(rounds)])
        let line = output.split(separator: "\n").last { $0.contains("Collected : ") }
        guard let found = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
            throw MeasureError("valgrind counted nothing: \(output.suffix(500))")
        }
        return found
    }
}
