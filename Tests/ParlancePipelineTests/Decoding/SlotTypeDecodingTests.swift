import Foundation
import ParlanceGrammar
import Testing

@testable import ParlancePipeline

/// Values in the form in which the built-in slot types deliver them.
@Suite("Decoding values of slot types")
struct SlotTypeDecodingTests {
    private struct Slot<Content: Decodable>: Decodable { var content: Content }

    private func decoded<T: Decodable>(_ members: [String: Value], as type: T.Type = T.self) throws -> T {
        try decoded(.object(members), as: type)
    }

    private func decoded<T: Decodable>(_ value: Value, as type: T.Type = T.self) throws -> T {
        var request = IntentRequest(intent: "Try", language: "en")
        request.set([ParameterValue(value)], of: "content")
        return try request.decode(as: Slot<T>.self).content
    }

    @Test(arguments: [
        (Value.number(20.5), "USD", "20.5", "USD"), (.integer(3_000), "JPY", "3000", "JPY"),
        (.number(12.1), "EUR", "12.1", "EUR"), (.number(3.133), "EUR", "3.133", "EUR"),
        (.integer(50), "cent", "0.5", "XXX"),
        (.integer(75), "pence", "0.75", "GBP"), (.integer(5), "jiao", "0.5", "CNY"),
    ])
    func `an amount of money has its decimal digits and an ISO code`(
        number: Value,
        unit: String,
        amount: String,
        code: String
    ) throws {
        let money: CurrencyAmount = try decoded(["number": number, "unit": .string(unit)])
        #expect(money == CurrencyAmount(amount: try #require(Decimal(string: amount)), currencyCode: code))
    }

    @Test func `an amount without a unit is in no currency`() throws {
        #expect(try decoded(.integer(15)) == CurrencyAmount(amount: 15))
        #expect(try decoded(["number": .number(0.1)]) == CurrencyAmount(amount: Decimal(string: "0.1") ?? 0))
    }

    @Test(arguments: [(20.5, "USD", "20.5"), (0.1, "EUR", "0.1"), (1_234.56, "XXX", "1234.56")])
    func `a number and a code in parameters of their own are an amount`(number: Double, code: String, amount: String) {
        let money = CurrencyAmount(number: number, currencyCode: code)
        #expect("\(money.amount) \(money.currencyCode)" == "\(amount) \(code)")
        #expect(CurrencyAmount(number: number, currencyCode: nil).currencyCode == CurrencyAmount.noCurrency)
    }

    @Test func `an interval and a length are no amount of money`() throws {
        let mismatch = "the slot 'content' has the object {from: 30, unit: GBP}, and an amount of money is required"
        let error = #expect(throws: IntentDecodingError.self) {
            try decoded(["from": .integer(30), "unit": .string("GBP")], as: CurrencyAmount.self)
        }
        #expect(error?.description == mismatch)
        #expect(throws: IntentDecodingError.self) {
            try decoded(["number": .integer(3), "unit": .string("mile")], as: CurrencyAmount.self)
        }
    }

    @Test func `a range has a start, an end, or both`() throws {
        let (start, end) = ("2026-11-21T10:00:00", "2026-11-21T11:30:00")
        let from = DateComponents(year: 2026, month: 11, day: 21, hour: 10, minute: 0, second: 0)
        let to = DateComponents(year: 2026, month: 11, day: 21, hour: 11, minute: 30, second: 0)
        #expect(
            try decoded(["start": .string(start), "end": .string(end)]) == DateComponentsRange(start: from, end: to)
        )
        #expect(try decoded(["start": .string(start)]) == DateComponentsRange(start: from))
        #expect(try decoded(["end": .string(end)]) == DateComponentsRange(end: to))
    }

    @Test func `a single date or time is the start of a range`() throws {
        let day = DateComponents(year: 2026, month: 11, day: 23)
        #expect(try decoded(["date": .string("2026-11-23")]) == DateComponentsRange(start: day))
        let time = DateComponents(hour: 17, minute: 0, second: 0)
        #expect(try decoded(["time": .string("17:00:00")]) == DateComponentsRange(start: time))
    }

    @Test(
        arguments: [
            [:], ["start": .string("soon")], ["start": .string("2026-11-21"), "end": .string("later")],
            ["seconds": .integer(60)],
        ] as [[String: Value]]
    )
    func `other values are no range`(members: [String: Value]) {
        #expect(throws: IntentDecodingError.self) { try decoded(members, as: DateComponentsRange.self) }
    }

    @Test func `a duration is exact, of any unit of time`() throws {
        #expect(try decoded(["seconds": .integer(4_800), "parts": .array([])]) == Duration.seconds(4_800))
        #expect(try decoded(["seconds": .number(1.5)]) == Duration.milliseconds(1_500))
        #expect(try decoded(["number": .integer(80), "unit": .string("minute")]) == Duration.seconds(4_800))
        #expect(throws: IntentDecodingError.self) { try decoded(.integer(5), as: Duration.self) }
        #expect(throws: IntentDecodingError.self) { try decoded(["seconds": .number(1e300)], as: Duration.self) }
    }

    @Test func `a number may be an object without a unit`() throws {
        #expect(try decoded(["number": .integer(7)]) == 7)
        #expect(try decoded(["number": .number(7.25)]) == 7.25)
        let digits = "12345678901234567890"
        #expect(
            try decoded(["number": .number(1.2345678901234567e19), "exact": .string(digits)])
                == Decimal(string: digits)
        )
        #expect(throws: IntentDecodingError.self) {
            try decoded(["number": .integer(7), "unit": .string("mile")], as: Int.self)
        }
    }

    private func measurement<U: Dimension>(_ number: Int, _ unit: String, _: U.Type) throws -> Measurement<U> {
        try decoded(["number": .integer(number), "unit": .string(unit)])
    }

    @Test func `units of all kinds`() throws {
        #expect(try measurement(3, "gigabyte", UnitInformationStorage.self).converted(to: .megabytes).value == 3_000)
        #expect(try measurement(1, "kibibyte", UnitInformationStorage.self).converted(to: .bytes).value == 1_024)
        #expect(
            try measurement(36, "kilometer-per-hour", UnitSpeed.self)
                == Measurement(value: 36, unit: .kilometersPerHour)
        )
        #expect(try measurement(2, "foodcalorie", UnitEnergy.self) == Measurement(value: 2, unit: .kilocalories))
        #expect(try measurement(30, "arc-minute", UnitAngle.self) == Measurement(value: 30, unit: .arcMinutes))
        #expect(try measurement(5, "gigahertz", UnitFrequency.self).converted(to: .megahertz).value == 5_000)
        #expect(try measurement(4, "megawatt", UnitPower.self).converted(to: .kilowatts).value == 4_000)
        #expect(try measurement(30, "inch-ofhg", UnitPressure.self) == Measurement(value: 30, unit: .inchesOfMercury))
        #expect(try measurement(12, "fluid-ounce", UnitVolume.self) == Measurement(value: 12, unit: .fluidOunces))
        #expect(try measurement(2, "square-yard", UnitArea.self) == Measurement(value: 2, unit: .squareYards))
        #expect(try measurement(5, "furlong", UnitLength.self) == Measurement(value: 5, unit: .furlongs))
        #expect(try measurement(9, "microgram", UnitMass.self) == Measurement(value: 9, unit: .micrograms))
        #expect(
            try measurement(230, "volt", UnitElectricPotentialDifference.self) == Measurement(value: 230, unit: .volts)
        )
        #expect(
            try measurement(40, "mile-per-gallon", UnitFuelEfficiency.self)
                == Measurement(value: 40, unit: .milesPerGallon)
        )
        #expect(try measurement(2, "g-force", UnitAcceleration.self) == Measurement(value: 2, unit: .gravity))
    }
}
