import Testing

@testable import ParlanceGrammar

@Suite("Spoken forms of app names")
struct SpokenAppNameTests {
    @Test(
        "Words that are written as one are separated, capitals one by one",
        arguments: [
            ("BNRun", ["BNRun", "BN Run", "B N Run", "B.N. Run"]), ("BigNerdRun", ["BigNerdRun", "Big Nerd Run"]),
            ("Big Nerd Run", ["Big Nerd Run"]), ("Run24", ["Run24", "Run 24"]),
            ("iOS", ["iOS", "i OS", "i O S", "i O.S."]),
            ("1Password", ["1Password", "1 Password"]), ("AC/DC", ["AC/DC", "AC DC", "A C D C", "A.C. D.C."]),
            ("P!nk", ["P!nk"]), ("Dr. Smith's", ["Dr. Smith's", "Dr Smith's"]), ("客厅", ["客厅"]), ("🏃", ["🏃"]),
            ("MESSENGER", ["MESSENGER"]), ("A", ["A"]), ("ÖBB", ["ÖBB", "Ö B B", "Ö.B.B."]), ("", [""]),
        ]
    )
    func ways(name: String, expected: [String]) {
        var seen: Set<String> = []
        #expect(SpokenAppName.ways(toSay: name).filter { seen.insert($0).inserted } == expected)
    }
}
