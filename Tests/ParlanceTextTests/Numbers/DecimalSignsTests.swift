import Testing

@testable import ParlanceText

@Suite("Decimal signs")
struct DecimalSignsTests {
    @Test(
        "Every language has signs and groups of its own, as normalized text has them",
        arguments: [
            ("en", ["."], [","], 3), ("de", [","], ["."], 3), ("de-CH", ["."], ["'"], 3), ("fr", [","], [" "], 3),
            ("hi", ["."], [","], 2), ("pl", [","], [" "], 3), ("ar-EG", ["٫", "."], ["٬", ","], 3),
        ]
    )
    func signs(language: String, decimal: [String], grouping: [String], inner: Int) {
        let signs = DecimalSigns(language: language)
        #expect(signs.decimal.map { String(decoding: $0, as: UTF8.self) } == decimal)
        #expect(signs.grouping.map { String(decoding: $0, as: UTF8.self) } == grouping)
        #expect(signs.innerGroup == inner)
    }

    @Test("An invalid tag has the root locale's", arguments: ["", "xx", "no such language"])
    func unknown(language: String) {
        let signs = DecimalSigns(language: language)
        #expect(!signs.decimal.isEmpty && !signs.grouping.isEmpty)
    }
}
