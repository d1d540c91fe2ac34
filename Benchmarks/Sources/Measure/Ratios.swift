import Workloads

/// Ratios of times that were measured in turns, so that whatever else the machine does falls on both alike.
enum Ratios {
    private static let rounds = 600

    /// - Throws: `MeasureError` where there is no ICU.
    static func all() throws -> [Measurement] {
        let own = try Workload.own()
        guard let icu = ICURun(own) else { throw MeasureError("ICU has no data on this machine") }
        let toICU = ratio(of: pass(ParlanceRun(own)), to: { for number in own.utterances.indices { icu.pass(number) } })
        let many = ParlanceRun(try Workload.names(100_000))
        let few = ParlanceRun(try Workload.names(100))
        let names = ParlanceRun(try Workload.names(10_000))
        let misspelt = ParlanceRun(try Workload.misspeltNames(10_000))
        let each = Double(names.utterances.count) / Double(misspelt.utterances.count)
        return [
            Measurement(
                name: "names: time of an approximate parse with 10,000 to that of an exact one",
                value: ratio(of: pass(misspelt), to: pass(names), rounds: rounds / 10) * each,
                kind: .ratio
            ),
            Measurement(name: "own: time of a parse to that of ICU's fold and break", value: toICU, kind: .ratio),
            Measurement(
                name: "names: time with 100,000 to that with 100",
                value: ratio(of: pass(many), to: pass(few)),
                kind: .ratio
            ),
        ]
    }

    private static func pass(_ run: ParlanceRun) -> () -> Void {
        { for number in run.utterances.indices { _ = run.parse(number) } }
    }

    /// The least time of one to the least time of the other.
    private static func ratio(of first: () -> Void, to second: () -> Void, rounds: Int = rounds) -> Double {
        var (least, other) = (UInt64.max, UInt64.max)
        for _ in 0..<rounds {
            least = min(least, time(first))
            other = min(other, time(second))
        }
        return Double(least) / Double(max(other, 1))
    }

    private static func time(_ work: () -> Void) -> UInt64 {
        let start = MonotonicClock.now
        work()
        return MonotonicClock.now - start
    }
}
