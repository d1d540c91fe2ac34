internal import CICU

extension LocaleNames {
    /// A name of a time relative to now, such as `tomorrow` or `next week`.
    package struct RelativeName: Hashable, Sendable {
        package let name: String
        /// `second` to `year`, or `monday` to `sunday`.
        package let unit: String
        /// In units from the present one, -2 to 2.
        package let offset: Int
    }

    /// A pattern for a time relative to now, such as `in {0} days`.
    package struct RelativePattern: Hashable, Sendable {
        /// Before the number, without outer blanks.
        package let prefix: String
        /// After the number, without outer blanks.
        package let suffix: String
        /// `second` to `year`.
        package let unit: String
        package let isFuture: Bool
    }

    /// The names of relative times that need no number: CLDR's relative fields, and patterns for one and two that spell
    /// them (Arabic has a word for two days). Long, short and narrow ones.
    package func relativeNames() -> [RelativeName] {
        var names = UniqueNames<RelativeName>()
        visitFields(Self.times.map { ($0, $0) } + Self.weekdays) { unit, text in
            guard let offset = Self.offset(of: text), -2...2 ~= offset else { return }
            for name in Self.alternatives(text.string) where !Self.hasDigits(name) {
                names.insert(RelativeName(name: name, unit: unit, offset: offset))
            }
        }
        return names.all
    }

    /// The patterns of relative times with a number, in all plural forms: long, short and narrow ones.
    package func relativePatterns() -> [RelativePattern] {
        var patterns = UniqueNames<RelativePattern>()
        visitFields(Self.times.map { ($0, $0) }) { unit, text in
            guard text.key(0) == "relativeTime" else { return }
            let pattern = CLDRPattern(text.string)
            guard pattern.hasNumber else { return }
            patterns.insert(
                RelativePattern(
                    prefix: pattern.prefix,
                    suffix: pattern.suffix,
                    unit: unit,
                    isFuture: text.key(1) == "future"
                )
            )
        }
        return patterns.all
    }

    /// The units of time, by CLDR's keys.
    private static let times = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"]
    /// The weekdays, with CLDR's keys.
    private static let weekdays = [
        ("monday", "mon"), ("tuesday", "tue"), ("wednesday", "wed"), ("thursday", "thu"), ("friday", "fri"),
        ("saturday", "sat"), ("sunday", "sun"),
    ]

    /// Visits the texts of units in all widths.
    private func visitFields(_ fields: [(unit: String, key: String)], _ body: (String, CLDRText) -> Void) {
        guard let bundles = LocaleBundles(CICU_DATA_MAIN, locale: locale) else { return }
        for (unit, field) in fields {
            bundles.visit(["", "-short", "-narrow"].map { "fields/\(field)\($0)" }) { body(unit, $0) }
        }
    }

    /// The offset of a name: `relative/-1`, or `relativeTime/past/two` without a place for the number.
    private static func offset(of text: CLDRText) -> Int? {
        if text.key(0) == "relative" { return Int(text.key(1)) }
        guard text.key(0) == "relativeTime", !CLDRPattern(text.string).hasNumber else { return nil }
        return CLDRPattern.number(ofCategory: text.key(2)).map { text.key(1) == "future" ? $0 : -$0 }
    }

    /// The names of a text that contains two, as in Chinese (`这一时间 / 此时`).
    private static func alternatives(_ text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return [text] }
        return text.utf8.split(separator: Array(" / ".utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func hasDigits(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.numericType == .decimal }
    }
}
