import Foundation
import Parlance
import Testing

@Suite("Generated intents")
struct GeneratedIntentTests {
    @Test func `what awkward declarations say can be said in Swift`() {
        #expect(DropOff2.intentName == "drop-off/2")
        #expect(DropOff2.Parameter.dropOff_2.stringValue == "dropOff")
        #expect(DropOff2.CodesUnsupportedReason.tooLate.rawValue == "too late")
        #expect(DropOff2.LinesElement(count: 2).codingKeys == [])
        #expect(DropOff2(price: 2.5, priceUnit: "EUR").priceTotal == CurrencyAmount(number: 2.5, currencyCode: "EUR"))
        #expect(DropOff2(priceUnit: "EUR").priceTotal == nil)
        #expect(DropOff2(far: Measurement(value: 1, unit: .meters)).many == [])
    }

    @Test func `repetitions are decoded as an array of structs`() throws {
        let parser = try Parser(
            yaml: """
                language: en
                intents: {drop-off/2: {data: [{sentences: ["drop off {lines}"]}]}}
                lists:
                  lines: {repeats: "[{count}] {class} [with {keys:codingKeys}]", separators: ["[,] and", ","]}
                  keys: {repeats: "{key}", separators: [or]}
                  count: {range: {from: 1, to: 9}}
                  class: {values: [pizza, coke]}
                  key: {values: [in, a b]}
                """
        )
        let reading = try #require(try parser.parse("drop off two pizza with in or a b, coke and 3 coke").best)
        let lines = try reading.decode(as: DropOff2.self).lines
        #expect(
            lines == [
                DropOff2.LinesElement(class: "pizza", count: 2, codingKeys: [.in, .aB]),
                DropOff2.LinesElement(class: "coke"), DropOff2.LinesElement(class: "coke", count: 3),
            ]
        )
    }
}
