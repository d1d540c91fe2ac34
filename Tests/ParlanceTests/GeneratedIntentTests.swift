import Foundation
import Parlance
import Testing

@Suite("Generated intents")
struct GeneratedIntentTests {
    @Test func `what awkward declarations say can be said in Swift`() {
        #expect(DropOff2.intentName == "drop-off/2")
        #expect(DropOff2.Parameter.dropOff_2.stringValue == "dropOff")
        #expect(DropOff2.CodesUnsupportedReason.tooLate.rawValue == "too late")
        #expect(DropOff2(far: Measurement(value: 1, unit: .meters)).many == [])
    }
}
