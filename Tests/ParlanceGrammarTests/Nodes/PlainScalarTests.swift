import Testing

@testable import ParlanceGrammar

struct PlainScalarTests {
    @Test(arguments: scalars)
    func `a scalar without quotes is what YAML 1.1 takes it for`(text: String, value: Value) throws {
        let reader = YAMLReader(SourceText(name: "tea.yaml", text: "- \(text)"))
        let item = try #require(try reader.read()).value
        #expect(item == .array([value]))
    }

    static let scalars: [(String, Value)] = [
        ("on", true), ("Off", false), ("yes", true), ("NO", false), ("true", true), ("False", false), ("y", "y"),
        ("'on'", "on"), ("\"no\"", "no"), ("null", .null), ("~", .null), ("", .null), ("NULL", .null), ("''", ""),
        ("5", 5), ("-5", -5), ("+5", 5), ("0", 0), ("1_000", 1_000), ("0x1F", 31), ("010", 8), ("2.50", 2.5),
        ("1e3", 1_000),
        (".5", 0.5), ("-.5", "-.5"), (".inf", ".inf"), (".nan", ".nan"), ("10:30", "10:30"),
        ("2026-11-21", "2026-11-21"),
        ("99999999999999999999", 99999999999999999999.0), ("+", "+"), ("--", "--"), ("0x", "0x"), ("0b", "0b"),
        ("1.2.3", "1.2.3"), ("tea", "tea"), ("five", "five"), ("online", "online"), ("٥", "٥"),
    ]
}
