import ParlanceText
import Testing

@Suite("Case folding")
struct CaseFoldingTests {
    @Test(arguments: [
        ("", ""), ("STRASSE", "strasse"), ("Straße", "strasse"), ("ＡＢ１", "ab1"), ("e\u{301}", "é"), ("A b!", "a b!"),
    ])
    func `texts that differ in case, width or composition are equal`(text: String, folded: String) {
        #expect(CaseFolding.folded(text) == folded)
    }
}
