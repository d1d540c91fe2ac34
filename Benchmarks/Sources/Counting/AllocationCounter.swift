import CAllocations
import ParlanceMeasuring
import Workloads

/// The number of allocations of parses.
public enum AllocationCounter {
    /// For each utterance, once, after all parsers are warm; nil if allocations cannot be counted.
    public static func counts(_ run: ParlanceRun) -> [Int]? {
        counts(run.utterances.indices) { _ = run.parse($0) }
    }

    /// For each text, once, after the memory is warm; nil if allocations cannot be counted.
    public static func counts(_ run: EntityRun) -> [Int]? {
        counts(run.indices) { run.find($0) }
    }

    private static func counts(_ numbers: Range<Int>, of work: (Int) -> Void) -> [Int]? {
        guard callocations_are_counted() else { return nil }
        for number in numbers { work(number) }
        return numbers.map { number in
            let before = callocations_of_thread()
            work(number)
            return Int(callocations_of_thread() - before)
        }
    }
}
