import ParlanceGrammar
import Testing

@Suite("The width of characters on a terminal")
struct TerminalWidthTests {
    @Test(
        "Of scalars",
        arguments: [
            ("a", 1), (" ", 1), ("é", 1), ("Ж", 1), ("א", 1), ("ก", 1), ("\u{301}", 0), ("\u{E31}", 0), ("\u{200D}", 0),
            ("日", 2), ("ﾊ", 1), ("Ａ", 2), ("　", 2), ("한", 2), ("\u{1112}", 2), ("\u{1161}", 0), ("😀", 2), ("☕", 2),
            ("❤", 1), ("\u{1F1E9}", 1), ("𠀀", 2),
        ] as [(Unicode.Scalar, Int)]
    )
    func measuresScalars(scalar: Unicode.Scalar, columns: Int) {
        #expect(TerminalWidth.columns(of: scalar) == columns)
    }

    @Test(
        "Of characters made of several",
        arguments: [
            ("e\u{301}", 1), ("กำ", 2), ("ก่", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2),
            ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("か\u{3099}", 2), ("1", 1),
        ] as [(Character, Int)]
    )
    func measuresCharacters(character: Character, columns: Int) {
        #expect(TerminalWidth.columns(of: character) == columns)
    }
}
