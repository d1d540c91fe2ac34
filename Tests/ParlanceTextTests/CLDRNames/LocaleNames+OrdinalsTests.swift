import Testing

@testable import ParlanceText

@Suite("Ordinals")
struct LocaleNamesOrdinalsTests {
    private typealias Affix = LocaleNames.OrdinalAffix

    @Test(arguments: [
        ("en", [("", "st"), ("", "nd"), ("", "rd"), ("", "th")]), ("de", [("", ".")]),
        ("fr", [("", "er"), ("", "re"), ("", "e")]), ("ja", [("第", "")]), ("zh", [("第", "")]), ("ar", [("", ".")]),
        ("ru", [("", "-й"), ("", "-го")]), ("xx", []),
    ])
    func `digits have affixes`(language: String, affixes: [(String, String)]) {
        let found = LocaleNames(language: language).ordinalAffixes()
        #expect(Set(found).isSuperset(of: affixes.map { Affix(prefix: $0.0, suffix: $0.1) }), "\(found)")
        #expect(Set(found).count == found.count && found.isEmpty == affixes.isEmpty)
    }

    @Test(arguments: [
        ("en", 21, ["twenty-first"]), ("de", 3, ["dritte", "dritten", "dritter", "drittes", "drittem"]),
        ("fr", 1, ["premier", "première"]), ("es", 2, ["segundo", "segundos", "segunda", "segundas"]),
        ("ja", 5, ["第五"]), ("zh", 10, ["第十"]), ("ru", 2, ["второй", "второго", "второму"]),
        ("ar", 1, ["الأول", "الأولى"]),
    ])
    func `words have all genders and cases`(language: String, number: Int, names: [String]) {
        let found = LocaleNames(language: language).spelledOrdinals(upTo: 31)
        #expect(Set(found.filter { $0.number == number }.map(\.name)).isSuperset(of: names), "\(found)")
        #expect(Set(found.map(\.number)) == Set(1...31))
        #expect(!found.contains { $0.name.unicodeScalars.contains("\u{AD}") })
    }

    @Test func `a limit below one has no ordinals`() {
        #expect(LocaleNames(language: "en").spelledOrdinals(upTo: 0).isEmpty)
    }
}
