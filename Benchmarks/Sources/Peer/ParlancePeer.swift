import Foundation
import Parlance
import ParlanceMeasuring
import Workloads

/// Parlance itself.
struct ParlancePeer: Peer {
    let version = "this checkout"
    private let workload: Workload
    private let run: ParlanceRun

    init(_ workload: Workload) {
        self.workload = workload
        run = ParlanceRun(workload)
    }

    var count: Int { run.utterances.count }

    func parse(_ number: Int) { _ = run.parse(number) }

    func answers() -> [Answer?] {
        (0..<count).map { number in
            run.reading(number).map { reading in
                let slots = reading.slots.map { ($0.name, $0.value) }
                return Answer(intent: reading.intent, slots: Dictionary(slots, uniquingKeysWith: { $1 }))
            }
        }
    }

    func respond(to request: Request) -> Response? {
        switch request.command {
        case "threads": .threads(threads(max(request.threads ?? 1, 1), rounds: request.count))
        case "stages": .stages(stages(rounds: request.count))
        default: nil
        }
    }
}

// MARK: - Threads

extension ParlancePeer {
    /// All threads share the parsers and start together; each has its own texts.
    private func threads(_ threads: Int, rounds: Int) -> ThreadTimes {
        let race = Race(threads: threads)
        for _ in 0..<threads {
            let own = run.copied(workload)
            Thread.detachNewThread {
                Self.pass(own)
                race.run { for _ in 0..<rounds { Self.pass(own) } }
            }
        }
        let result = race.result()
        return ThreadTimes(
            nanoseconds: result.elapsed,
            utterances: threads * rounds * count,
            processors: result.processors
        )
    }

    private static func pass(_ run: ParlanceRun) {
        for number in run.utterances.indices { _ = run.parse(number) }
    }
}

// MARK: - Stages

extension ParlancePeer {
    /// For each stage, each utterance's minimum time, without the time for reading the clock.
    private func stages(rounds: Int) -> [String: [UInt64]] {
        let clock = StageClock()
        let times = (0..<count).map { number in
            (0..<rounds).reduce(into: StageTimes.longest) { fastest, _ in
                fastest.keepLesser(clock.times { observer in run.parse(number, observer: observer) })
            }
        }
        let named = Stage.allCases.map { stage in ("\(stage)", times.map { $0[stage] }) }
        return Dictionary(uniqueKeysWithValues: named)
    }
}
