import Testing

@testable import ParlanceText

struct ASCIIRulesTests {
    @Test(arguments: [
        ("en", "'.", "',.;"), ("de", "'.", "',.;"), ("ja", "'.", "',.;"), ("fi", "'.:", "',.;"),
        ("sv-FI", "'.:", "',.;"),
        ("en-US-u-va-posix", "'", "',.;"),
    ])
    func `what joins letters and digits is asked of ICU`(language: String, letters: String, digits: String) throws {
        let rules = try #require(Normalizer(language: language).asciiRules)
        #expect(characters(in: rules) { $0.contains(.joinsLetters) } == letters)
        #expect(characters(in: rules) { $0.contains(.joinsDigits) } == digits)
        #expect(characters(in: rules) { $0.contains(.joinsAsDigit) } == "0123456789")
        #expect(characters(in: rules) { $0.contains(.joinsAsLetter) } == "@abcdefghijklmnopqrstuvwxyz")
    }

    /// The characters of normalized text.
    private func characters(in rules: ASCIIRules, where isMeant: (ASCIIKind) -> Bool) -> String {
        let bytes = (0..<0x80).filter { isMeant(rules.kinds[$0]) && !(0x41...0x5A).contains($0) && $0 != 0x60 }
        return String(decoding: bytes.map(UInt8.init), as: UTF8.self)
    }
}
