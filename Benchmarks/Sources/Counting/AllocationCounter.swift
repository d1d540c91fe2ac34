import CAllocations
import Workloads

/// The number of allocations of parses.
public enum AllocationCounter {
    /// For each utterance, once, after all parsers are warm; nil if allocations cannot be counted.
    public static func counts(_ run: ParlanceRun) -> [Int]? {
        guard callocations_are_counted() else { return nil }
        let numbers = run.utterances.indices
        for number in numbers { _ = run.parse(number) }
        return numbers.map { number in
            let before = callocations_of_thread()
            _ = run.parse(number)
            return Int(callocations_of_thread() - before)
        }
    }
}
