import Foundation
import ParlanceGrammar
import ParlanceMatching
import Testing

@testable import ParlancePipeline

@Suite("Decoding")
struct IntentDecoderTests {
    private enum Paper: String, Decodable, CaseIterable { case a4, a5 }

    private struct PrintFlyers: TypedIntent {
        enum Parameter: String, CodingKey { case count, paper, stock, customer, width, deadline, glossy, ratio }
        typealias CodingKeys = Parameter

        static let intentName = "PrintFlyers"
        var count: Int?
        var paper: Paper?
        var stock: String?
        var customer: Term?
        var width: Measurement<UnitLength>?
        var deadline: DateComponents?
        var glossy: Bool?
        var ratio: Double?
    }

    private struct Deliver: TypedIntent {
        enum Parameter: String, CodingKey { case customer }
        typealias CodingKeys = Parameter

        static let intentName = "Deliver"
        var customer: [Term]
    }

    private func printing(_ utterance: String) throws -> PrintFlyers {
        try Workshop.reading(of: utterance).decode(as: PrintFlyers.self)
    }

    private func error<T: Decodable>(_ utterance: String, as type: T.Type) throws -> IntentDecodingError? {
        let reading = try Workshop.reading(of: utterance)
        do throws(IntentDecodingError) {
            _ = try reading.decode(as: type)
            return nil
        } catch {
            return error
        }
    }

    @Test func `numbers, options, texts and flags are what the property says`() throws {
        let flyers = try printing("print twenty letter size flyers on recycled paper")
        #expect(flyers.count == 20)
        #expect(flyers.paper == .a4)
        #expect(flyers.stock == "recycled")
        #expect(try printing("print 3 glossy flyers").glossy == true)
        #expect(try printing("print half of the flyers").ratio == 0.5)
        #expect(try printing("print all of the flyers").ratio == 1)
    }

    @Test func `what was not said is nil`() throws {
        let flyers = try printing("print flyers")
        #expect(flyers.count == nil && flyers.paper == nil && flyers.customer == nil && flyers.glossy == nil)
    }

    @Test(arguments: [
        ("Miller & Sons", "c1", "Miller & Sons"), ("the Millers", "c1", "Miller & Sons"),
        ("Hill Bakery", "Hill Bakery", "Hill Bakery"), ("the plant shop", "17", "the plant shop"),
    ])
    func `a name has the vocabulary's identifier, or the value's`(said: String, identifier: String, phrase: String)
        throws
    {
        let customer = try #require(try printing("print flyers for \(said)").customer)
        #expect(customer.identifier == identifier)
        #expect(customer.phrase.text == phrase)
    }

    @Test func `a measurement has the property's kind of unit`() throws {
        #expect(try printing("print flyers ten centimeters wide").width == Measurement(value: 10, unit: .centimeters))
        #expect(
            try error("print flyers two pounds wide", as: PrintFlyers.self)?.description
                == "the slot 'width' has the object {number: 2, unit: pound}, and a number with a unit of UnitLength is required"
        )
    }

    @Test func `days, times of day, and both`() throws {
        #expect(try printing("print flyers by monday").deadline == DateComponents(year: 2026, month: 11, day: 23))
        #expect(try printing("print flyers by noon").deadline == DateComponents(hour: 12, minute: 0))
        struct Due: Decodable { var deadline: Date }
        let due = try Workshop.reading(of: "print flyers by new year").decode(as: Due.self)
        #expect(due.deadline == Date(timeIntervalSince1970: 1_798_758_000))
        #expect(
            try error("print flyers by monday", as: Due.self)
                == .mismatch(
                    slot: "deadline",
                    expected: "a date and time with its offset, as in ISO 8601",
                    actual: "the object {date: 2026-11-23}"
                )
        )
    }

    @Test func `several slots of one name are an array`() throws {
        let delivery = try Workshop.reading(of: "deliver to the Millers and Hill Bakery and to the flower shop")
            .decode(as: Deliver.self)
        #expect(delivery.customer.map(\.identifier) == ["c1", "Hill Bakery", "17"])
        struct Last: Decodable { var customer: Term }
        let last = try Workshop.reading(of: "deliver to the Millers and Hill Bakery").decode(as: Last.self)
        #expect(last.customer.identifier == "Hill Bakery")
    }

    @Test func `errors name slot, expected and actual`() throws {
        #expect(
            try error("print poster size flyers", as: PrintFlyers.self)
                == .mismatch(slot: "paper", expected: "one of 'a4', 'a5'", actual: "the text 'poster'")
        )
        #expect(
            try error("deliver to the Millers", as: PrintFlyers.self)
                == .otherIntent(expected: "PrintFlyers", actual: "Deliver")
        )
        struct Urgent: Decodable { var deadline: DateComponents }
        #expect(
            try error("print flyers", as: Urgent.self)
                == .missing(slot: "deadline", expected: "a date or a time of day, as in ISO 8601")
        )
        #expect(
            try error("print flyers by doomsday", as: Urgent.self)
                == .mismatch(
                    slot: "deadline",
                    expected: "a date or a time of day, as in ISO 8601",
                    actual: "the text 'never'"
                )
        )
        struct Words: Decodable { var count: String }
        #expect(
            try error("print 5 flyers", as: Words.self)
                == .mismatch(slot: "count", expected: "a text", actual: "the number 5")
        )
        struct Few: Decodable { var count: Int8 }
        #expect(
            try error("print 500 flyers", as: Few.self)
                == .mismatch(slot: "count", expected: "a whole number from -128 to 127", actual: "the number 500")
        )
    }

    @Test func `an object fills a struct, and an error in it says the way`() throws {
        struct Width: Decodable { var number: Int, unit: String }
        struct Sheet: Decodable { var width: Width }
        let sheet = try Workshop.reading(of: "print flyers ten centimeters wide").decode(as: Sheet.self)
        #expect(sheet.width.number == 10 && sheet.width.unit == "centimeter")
        struct Wrong: Decodable { var number: String }
        struct WrongSheet: Decodable { var width: Wrong }
        #expect(
            try error("print flyers ten centimeters wide", as: WrongSheet.self)
                == .mismatch(slot: "width.number", expected: "a text", actual: "the number 10")
        )
    }

    @Test func `who wants no types takes the values`() throws {
        let request = try Workshop.reading(of: "print twenty A5 flyers for the Millers").request(language: "en")
        #expect(request.names == ["count", "customer", "paper"])
        #expect(request["count"]?.value == .integer(20))
        #expect(request["customer"]?.term?.identifier == "c1")
        #expect(request["customer"]?.spoken == "the Millers")
        struct Untyped: Decodable { var paper: Value, count: ParameterValue }
        #expect(try request.decode(as: Untyped.self).paper == .string("a5"))
    }

    @Test func `a request survives being written and read`() throws {
        let request = try Workshop.reading(of: "print twenty A5 flyers for the Millers by noon").request(language: "en")
        let copy = try JSONDecoder().decode(IntentRequest.self, from: JSONEncoder().encode(request))
        #expect(copy == request)
    }
}
