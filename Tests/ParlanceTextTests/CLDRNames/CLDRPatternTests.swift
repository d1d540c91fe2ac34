import Testing

@testable import ParlanceText

@Suite("Patterns of CLDR")
struct CLDRPatternTests {
    @Test(arguments: [
        ("in {0} days", "in", "days", true), ("{0}km", "", "km", true), ("kilomita {0}", "kilomita", "", true),
        ("{0}", "", "", true), ("يومان", "", "يومان", false), ("", "", "", false), ("} {", "", "} {", false),
    ])
    func `a pattern is split at its number`(text: String, prefix: String, suffix: String, hasNumber: Bool) {
        let pattern = CLDRPattern(text)
        #expect(pattern.prefix == prefix)
        #expect(pattern.suffix == suffix)
        #expect(pattern.hasNumber == hasNumber)
    }
}
