import Testing

@testable import ParlanceText

@Suite("Spoken forms of names")
struct SpokenNamesTests {
    private func variants(_ name: String, _ language: String) -> [String] {
        SpokenNames(language: language).variants(of: name).map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test(
        arguments: [
            ("Morning Grind", "en", []), ("Dr-No's", "en", []), ("P!nk", "en", []), ("Beyoncé", "en", []),
            ("AC/DC", "en", ["AC DC"]), ("will.i.am", "en", ["will i am"]), ("50 Cent", "en", ["fifty Cent"]),
            ("50 Cent", "de", ["fünfzig Cent"]), ("AT&T", "fr", ["AT T", "AT et T"]), ("Party 🎉", "en", ["Party"]),
            ("U2 & 3", "xx", ["U2 3", "U2 and 3"]),
        ]
    )
    func `signs that nobody says are edges, and small numbers are words`(name: String, language: String, ways: [String])
    {
        #expect(variants(name, language) == ways)
    }

    @Test(arguments: ["7/11", "10:30", "1.5", "007", "12345", "24 7 365"])
    func `numbers of more than three digits, or with signs in them, are not put in words`(name: String) {
        let words = variants(name, "en")
        #expect(words.allSatisfy { !$0.contains(where: \.isLetter) }, "\(words)")
    }
}
