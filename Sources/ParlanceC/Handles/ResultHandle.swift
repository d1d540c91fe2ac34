import CParlance
import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `parlance_result`: the result of a parse.
final class ResultHandle: Handle {
    private let result: ParseResult
    private let selector: AppSelector

    init(_ result: ParseResult, _ selector: AppSelector) {
        self.result = result
        self.selector = selector
    }

    /// The result in the form of the batch contract, as JSON.
    var json: Data { result.jsonData(selectingBy: selector) }

    var readings: [Reading] { result.readings }

    var match: parlance_match {
        switch result.match {
        case .exact: PARLANCE_MATCH_EXACT
        case .approximate: PARLANCE_MATCH_APPROXIMATE
        case .ambiguous: PARLANCE_MATCH_AMBIGUOUS
        case .partial: PARLANCE_MATCH_PARTIAL
        case .none: PARLANCE_MATCH_NONE
        }
    }

    /// - Throws: `Failure` for a number out of range.
    func reading(_ number: Int) throws(Failure) -> Reading {
        let readings = readings
        guard readings.indices.contains(number) else { throw .missing("reading", "less than \(readings.count)") }
        return readings[number]
    }

    /// - Throws: `Failure` for a number out of range.
    func slot(_ number: Int, of reading: Int) throws(Failure) -> Slot {
        let slots = try self.reading(reading).slots
        guard slots.indices.contains(number) else { throw .missing("slot", "less than \(slots.count)") }
        return slots[number]
    }

    /// The range of words in the utterance, in bytes.
    func bytes(of spoken: Slot.Spoken) -> Range<Int> {
        let utf8 = result.text.utf8
        let start = utf8.distance(from: utf8.startIndex, to: spoken.range.lowerBound)
        return start..<start + utf8.distance(from: spoken.range.lowerBound, to: spoken.range.upperBound)
    }
}
