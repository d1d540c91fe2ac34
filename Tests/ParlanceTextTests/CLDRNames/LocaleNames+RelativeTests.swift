import Testing

@testable import ParlanceText

@Suite("Names of relative times")
struct LocaleNamesRelativeTests {
    private typealias Name = LocaleNames.RelativeName
    private typealias Pattern = LocaleNames.RelativePattern

    @Test(
        arguments: [
            ("en", "yesterday", "day", -1), ("en", "next week", "week", 1), ("en", "now", "second", 0),
            ("en", "last Friday", "friday", -1), ("en", "this mo.", "month", 0), ("de", "vorgestern", "day", -2),
            ("de", "übermorgen", "day", 2), ("de", "nächsten Montag", "monday", 1), ("fr", "avant-hier", "day", -2),
            ("es", "pasado mañana", "day", 2), ("ja", "来月", "month", 1), ("zh", "此时", "hour", 0),
            ("zh", "前天", "day", -2), ("ru", "послезавтра", "day", 2), ("ar", "غدًا", "day", 1),
            ("ar", "خلال يومين", "day", 2), ("he", "לפני שעתיים", "hour", -2),
        ]
    )
    func `names need no number`(language: String, name: String, unit: String, offset: Int) {
        let names = LocaleNames(language: language).relativeNames()
        #expect(names.filter { $0.name == name } == [Name(name: name, unit: unit, offset: offset)])
    }

    @Test(arguments: ["en", "de", "fr", "es", "ja", "zh", "ru", "ar", "he", "pl", "xx"])
    func `names have no digits and are unique`(language: String) {
        let names = LocaleNames(language: language).relativeNames()
        #expect(names.count >= 20)
        #expect(names.allSatisfy { -2...2 ~= $0.offset && !$0.name.contains { ("0"..."9").contains($0) } })
        #expect(Set(names).count == names.count)
    }

    @Test(
        arguments: [
            ("en", "in", "days", "day", true), ("en", "", "day ago", "day", false), ("en", "in", "hr.", "hour", true),
            ("de", "in", "Tagen", "day", true), ("de", "vor", "Monat", "month", false),
            ("fr", "il y a", "ans", "year", false), ("es", "dentro de", "horas", "hour", true),
            ("ja", "", "週間前", "week", false), ("zh", "", "分钟后", "minute", true),
            ("ru", "через", "минуты", "minute", true), ("ru", "", "лет назад", "year", false),
            ("ar", "قبل", "أيام", "day", false),
        ]
    )
    func `patterns have a place for the number`(
        language: String,
        prefix: String,
        suffix: String,
        unit: String,
        isFuture: Bool
    ) {
        let patterns = LocaleNames(language: language).relativePatterns()
        #expect(patterns.contains(Pattern(prefix: prefix, suffix: suffix, unit: unit, isFuture: isFuture)))
        #expect(Set(patterns.map(\.unit)).count == 8)
        #expect(Set(patterns).count == patterns.count)
    }
}
