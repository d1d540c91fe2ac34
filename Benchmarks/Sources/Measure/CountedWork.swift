import ArgumentParser
import ParlanceMeasuring
import Workloads

/// Work on all texts of a workload, whose instructions are counted.
enum CountedWork: CustomStringConvertible {
    case workload(StandardWorkload)
    /// The built-in slot types with texts of their own.
    case entities

    var description: String {
        switch self {
        case .workload(let workload): workload.description
        case .entities: "entities"
        }
    }

    /// The symbol of the counted function: `ParlanceRun.parse(_:)` or `EntityRun.find(_:)`.
    var symbol: String {
        switch self {
        case .workload: "$s9Workloads11ParlanceRunV5parseySbSiF"
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
        }
    }
}

extension CountedWork: ExpressibleByArgument {
    init?(argument: String) {
        if argument == Self.entities.description {
            self = .entities
        } else if let workload = StandardWorkload(argument) {
            self = .workload(workload)
        } else {
            return nil
        }
    }
}
