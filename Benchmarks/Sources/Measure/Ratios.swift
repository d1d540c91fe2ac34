import Dispatch
import ParlanceMeasuring
import Workloads

/// Ratios of times that were measured in alternation, so that other load of the machine affects both alike.
enum Ratios {
    private static let rounds = 600

    /// - Throws: `MeasureError` if ICU has no data.
    static func all() throws -> [Measurement] {
        [
            Measurement(
                name: "names: time of an approximate parse with 10,000 to that of an exact one",
                value: try approximate(),
                kind: .ratio
            ),
            Measurement(name: "own: time of a parse to that of ICU's fold and break", value: try toICU(), kind: .ratio),
            Measurement(
                name: "names: time with 100,000 to that with 100",
                value: ratio(of: pass(try .names(100_000)), to: pass(try .names(100))),
                kind: .ratio
            ),
            Measurement(
                name: "words-20: time with edits allowed to that without",
                value: ratio(of: pass(try Workload.words(20).allowingEdits()), to: pass(try .words(20))),
                kind: .ratio
            ),
            Measurement(
                name: "vocabulary: time of adding a term to 100,000 to that of loading them",
                value: try addingTerm(),
                kind: .ratio
            ),
            Measurement(
                name: "library: time of parlance_parse_many on two threads to that of two parsers at once",
                value: try twoThreads(),
                kind: .ratio
            ),
        ]
    }

    private static func approximate() throws -> Double {
        let (names, misspelt) = (try Workload.names(10_000), try Workload.misspeltNames(10_000))
        let each = Double(names.utterances.count) / Double(misspelt.utterances.count)
        return ratio(of: pass(misspelt), to: pass(names), rounds: rounds / 10) * each
    }

    private static func toICU() throws -> Double {
        let own = try Workload.own()
        guard let icu = ICURun(own) else { throw MeasureError("ICU has no data on this machine") }
        return ratio(of: pass(own), to: { for number in own.utterances.indices { icu.pass(number) } })
    }

    private static func addingTerm() throws -> Double {
        let run = VocabularyRun(try Workload.names(1), terms: 100_000)
        return ratio(of: run.addTerm, to: run.load, rounds: 10)
    }

    /// Two parsers that share nothing tell how much two threads can gain on the machine, whose cores may be busy or shared.
    private static func twoThreads() throws -> Double {
        let whole = try LibraryRun.own(repetitions: 20)
        let halves = try (0..<2).map { _ in try LibraryRun.own(repetitions: 10) }
        return ratio(
            of: { whole.parse(threads: 2) },
            to: { DispatchQueue.concurrentPerform(iterations: 2) { halves[$0].parse(threads: 1) } },
            rounds: rounds / 10
        )
    }

    private static func pass(_ workload: Workload) -> () -> Void {
        let run = ParlanceRun(workload)
        return { for number in run.utterances.indices { _ = run.parse(number) } }
    }

    /// The ratio of the minimum times.
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
