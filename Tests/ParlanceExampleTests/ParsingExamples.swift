import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// The examples in the documentation of types: parsing.
struct ParsingExamples {
    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test func `examples print the output that they show`() throws {
        try parser()
        try parseOptions()
        try parseResult()
        try parseOutcome()
        try reading()
        try slot()
        try editedWord()
        try nearMiss()
        try parseError()
        try batchSession()
        try multilingualParser()
        try requestsResult()
        timeZoneRules()
        #expect(try printed.lines == SwiftExcerpts(of: #filePath).promises)
    }

    private func parser() throws {
        // snippet
        let parser = try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}")
        print(try parser.parse("Pause it!").best!.intent)  // Pause
        // end
    }

    private func parseOptions() throws {
        let parser = try Samples.bakery()
        // snippet
        let options = ParseOptions(context: ["room": .string("kitchen")], limit: 3, edits: 0)
        print(try parser.parse("order a plum cake", options: options).readings.count)  // 1
        // Only these intents: no other one is considered.
        let ordering = ParseOptions(intents: ["OrderCake"])
        print(try parser.parse("order a plum cake", options: ordering).best!.intent)  // OrderCake
        // end
    }

    private func parseResult() throws {
        let parser = try Samples.bakery()
        // snippet
        let result = try parser.parse("order a plum cake")
        print(result.match, result.readings.count)  // exact 1
        // end
    }

    private func parseOutcome() throws {
        let parser = try Samples.bakery()
        // snippet
        switch try parser.parse("order a chery cake").outcome {
        case .exact(let reading, _): print("exactly", reading.intent)
        case .approximate(let reading, _):
            print("with corrections", reading.intent)  // with corrections OrderCake
        case .ambiguous(let readings): print(readings.count, "readings tie")
        case .partial(let readings): print("in part", readings[0].intent)
        case .notUnderstood(let inquiry): print(inquiry.nearest().count, "templates came near")
        }
        // end
    }

    private func reading() throws {
        let parser = try Samples.bakery()
        // snippet
        let reading = try parser.parse("I'd like a large plum cake").best!
        print(reading.intent, reading["size"]!.value, reading.slots.count)  // OrderCake large 2
        // end
    }

    private func slot() throws {
        let parser = try Samples.bakery()
        // snippet
        let slot = try parser.parse("order a CITRUS cake").best!["cake"]!
        print(slot.value, slot.spoken!.text)  // lemon CITRUS
        // end
    }

    private func editedWord() throws {
        let parser = try Samples.bakery()
        // snippet
        let word = try parser.parse("order a cherri cake").best!.editedWords[0]
        print(word.said, word.meant)  // cherri cherry
        // end
    }

    private func nearMiss() throws {
        let parser = try Samples.garden()
        // snippet
        let miss = try parser.parse("water the orchids").nearest[0]
        print(miss.unknown!.slot, miss.unknown!.text)  // plant orchids
        // end
    }

    private func parseError() throws {
        let parser = try Samples.bakery()
        // snippet
        do {
            print(try parser.parse(String(repeating: "a", count: 5_000)).readings.count)
        } catch {
            print(error == .textTooLong(bytes: 5_000, limit: Parser.textLimit))  // true
        }
        // end
    }

    private func batchSession() throws {
        let parser = try Samples.bakery()
        // snippet
        var session = BatchSession(parser)
        let answer = session.answer(Data(#"{"text": "order a plum cake"}"#.utf8))
        print(String(decoding: answer, as: UTF8.self).hasPrefix("{"))  // true
        // end
    }

    private func multilingualParser() throws {
        // snippet
        let english = try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}")
        let german = try Parser(yaml: "language: de\nintents: {Pause: {data: [{sentences: [halt an]}]}}")
        let parser = MultilingualParser(english, [german])
        print(try parser.parse("Halt an!").language!)  // de
        // end
    }

    private func requestsResult() throws {
        let parser = try Samples.bakery()
        // snippet
        let result = try parser.parseRequests("order a plum cake, then order a lemon cake")
        print(result.requests.map(\.text))  // ["order a plum cake", "order a lemon cake"]
        // end
    }

    private func timeZoneRules() {
        // snippet
        print(TimeZoneRules("Europe/Berlin")!.offset(at: 1_783_000_000))  // 7200
        // end
    }
}
