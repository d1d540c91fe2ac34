import Foundation
import Testing

@testable import ParlanceGrammar

@Suite("Value")
struct ValueTests {
    @Test("Numbers are equal when they count the same")
    func numbersCompareByAmount() {
        #expect(Value.integer(50) == .number(50))
        #expect(Value.integer(50).hashValue == Value.number(50).hashValue)
        #expect(Value.integer(50) != .number(50.5))
    }

    @Test(
        "Every value survives JSON",
        arguments: [
            Value.null, .bool(true), .integer(-3), .number(2.5), .string("a\u{0}é👩‍🚀"), .array([.integer(1), .null]),
            .object(["a": .array([.bool(false)])]),
        ]
    )
    func survivesJSON(value: Value) throws {
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    }
}
