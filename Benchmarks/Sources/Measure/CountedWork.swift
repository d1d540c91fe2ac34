import ArgumentParser
import ParlanceMeasuring
import Workloads

/// Work on all texts of a workload, whose instructions are counted.
enum CountedWork: CustomStringConvertible {
    case workload(StandardWorkload)
    /// The built-in slot types with texts of their own.
    case entities
    /// A call of the C library for all utterances of the workload `own`.
    case library

    var description: String {
        switch self {
        case .workload(let workload): workload.description
        case .entities: "entities"
        case .library: "library"
        }
    }

    /// The symbol of the counted function: `ParlanceRun.parse(_:)`, `EntityRun.find(_:)` or `LibraryRun.parse(threads:)`.
    var symbol: String {
        switch self {
        case .workload: "$s9Workloads11ParlanceRunV5parseySbSiF"
        case .library: "$s7measure10LibraryRunC5parse7threadsS2i_tF"
        case .entities: "$s17ParlanceMeasuring9EntityRunC4findyS2iF"
        }
    }

    /// Does the work several times.
    func run(rounds: Int) throws {
        switch self {
        case .workload(let workload):
            let run = ParlanceRun(try workload.workload())
            for _ in 0..<rounds {
                for number in run.utterances.indices { _ = run.parse(number) }
            }
        case .entities:
            let run = try EntityRun.own()
            for _ in 0..<rounds {
                for number in run.indices { run.find(number) }
            }
        case .library:
            let run = try LibraryRun.own()
            for _ in 0..<rounds { run.parse(threads: 1) }
        }
    }
}

extension CountedWork: ExpressibleByArgument {
    init?(argument: String) {
        if argument == Self.entities.description {
            self = .entities
        } else if argument == Self.library.description {
            self = .library
        } else if let workload = StandardWorkload(argument) {
            self = .workload(workload)
        } else {
            return nil
        }
    }
}
