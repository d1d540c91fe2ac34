import CParlance
import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The functions of `parlance.h` that parse; the header documents them.

@_cdecl("parlance_parse")
public func parlanceParse(
    _ parser: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ options: UnsafePointer<CChar>?,
    _ result: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let result = try place(result, "result")
        let utterance = try utterance(parser, options)
        result.pointee = try utterance.parse(try Texts.text(text, length, "text")).retained()
    }
}

@_cdecl("parlance_parse_json")
public func parlanceParseJSON(
    _ parser: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ options: UnsafePointer<CChar>?,
    _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let json = try place(json, "json")
        let utterance = try utterance(parser, options)
        json.pointee = Results.string(try utterance.json(of: try Texts.text(text, length, "text")))
    }
}

private func utterance(_ parser: OpaquePointer?, _ options: CText?) throws -> Utterance {
    let handle = try ParserHandle.borrowed(parser, "parser")
    return try handle.utterance(options)
}

@_cdecl("parlance_parse_many")
public func parlanceParseMany(
    _ parser: OpaquePointer?,
    _ texts: UnsafePointer<UnsafePointer<CChar>?>?,
    _ lengths: UnsafePointer<Int>?,
    _ textCount: Int,
    _ options: UnsafePointer<CChar>?,
    _ threadCount: UInt32,
    _ lines: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ lineLength: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let lines = try place(lines, "lines")
        lineLength?.pointee = 0
        let utterance = try utterance(parser, options)
        guard textCount >= 0, textCount == 0 || texts != nil && lengths != nil else {
            throw Failure.missing("texts", "a list of texts with their lengths, not NULL")
        }
        let batch = TextBatch(UnsafeBufferPointer(start: texts, count: textCount), lengths)
        let answers = batch.lines(of: utterance, threads: Int(threadCount))
        lines.pointee = Results.string(answers)
        lineLength?.pointee = answers.reduce(0) { $0 + $1.count }
    }
}

// MARK: - Results

@_cdecl("parlance_result_json")
public func parlanceResultJSON(
    _ result: OpaquePointer?,
    _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let json = try place(json, "json")
        json.pointee = Results.string(try ResultHandle.borrowed(result, "result").json)
    }
}

@_cdecl("parlance_result_match")
public func parlanceResultMatch(
    _ result: OpaquePointer?,
    _ match: UnsafeMutablePointer<parlance_match>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let match = try place(match, "match")
        match.pointee = PARLANCE_MATCH_NONE
        match.pointee = try ResultHandle.borrowed(result, "result").match
    }
}

@_cdecl("parlance_result_reading_count")
public func parlanceResultReadingCount(
    _ result: OpaquePointer?,
    _ count: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let count = try place(count, "count")
        count.pointee = 0
        count.pointee = try ResultHandle.borrowed(result, "result").readings.count
    }
}

@_cdecl("parlance_result_intent")
public func parlanceResultIntent(
    _ result: OpaquePointer?,
    _ reading: Int,
    _ intent: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let intent = try place(intent, "intent")
        intent.pointee = Results.string(try ResultHandle.borrowed(result, "result").reading(reading).intent)
    }
}

@_cdecl("parlance_result_slot_count")
public func parlanceResultSlotCount(
    _ result: OpaquePointer?,
    _ reading: Int,
    _ count: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let count = try place(count, "count")
        count.pointee = 0
        count.pointee = try ResultHandle.borrowed(result, "result").reading(reading).slots.count
    }
}

@_cdecl("parlance_result_slot_named")
public func parlanceResultSlotNamed(
    _ result: OpaquePointer?,
    _ reading: Int,
    _ name: UnsafePointer<CChar>?,
    _ slot: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let slot = try place(slot, "slot")
        slot.pointee = 0
        let slots = try ResultHandle.borrowed(result, "result").reading(reading).slots
        let name = try Texts.text(name, "name")
        guard let number = slots.lastIndex(where: { $0.name == name }) else {
            throw Failure(PARLANCE_NOT_FOUND, "the reading has no slot '\(name)'")
        }
        slot.pointee = number
    }
}

@_cdecl("parlance_result_slot_name")
public func parlanceResultSlotName(
    _ result: OpaquePointer?,
    _ reading: Int,
    _ slot: Int,
    _ name: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let name = try place(name, "name")
        name.pointee = Results.string(try ResultHandle.borrowed(result, "result").slot(slot, of: reading).name)
    }
}

@_cdecl("parlance_result_slot_value")
public func parlanceResultSlotValue(
    _ result: OpaquePointer?,
    _ reading: Int,
    _ slot: Int,
    _ value: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let place = try place(value, "value")
        let value = try ResultHandle.borrowed(result, "result").slot(slot, of: reading).value
        place.pointee = try value.string.map { Results.string($0) } ?? Results.json(value)
    }
}

@_cdecl("parlance_result_slot_spoken")
public func parlanceResultSlotSpoken(
    _ result: OpaquePointer?,
    _ reading: Int,
    _ slot: Int,
    _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ start: UnsafeMutablePointer<Int>?,
    _ end: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        text?.pointee = nil
        start?.pointee = 0
        end?.pointee = 0
        let result = try ResultHandle.borrowed(result, "result")
        guard let spoken = try result.slot(slot, of: reading).spoken else {
            throw Failure(PARLANCE_NOT_FOUND, "the slot was not spoken")
        }
        let range = result.bytes(of: spoken)
        start?.pointee = range.lowerBound
        end?.pointee = range.upperBound
        text?.pointee = Results.string(spoken.text)
    }
}

@_cdecl("parlance_result_free")
public func parlanceResultFree(_ result: OpaquePointer?) { ResultHandle.release(result) }
