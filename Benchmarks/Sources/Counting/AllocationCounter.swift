import CAllocations
import Foundation
import Parlance
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

    /// For each utterance, once, as a line of a batch: parsed, and answered as JSON; nil if allocations cannot be counted.
    public static func counts(ofAnswersTo workload: Workload) -> [Int]? {
        guard callocations_are_counted() else { return nil }
        var session = BatchSession(Parser(workload.grammar))
        let lines = workload.utterances.map { Data($0.text.utf8) }
        for line in lines { _ = session.answer(line) }
        return lines.map { line in
            let before = callocations_of_thread()
            _ = session.answer(line)
            return Int(callocations_of_thread() - before)
        }
    }
}
