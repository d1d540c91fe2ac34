internal import CICU

extension LocaleNames {
    /// A name of a half of the day, such as `PM`.
    package struct DayHalfName: Hashable, Sendable {
        package let name: String
        package let isAfternoon: Bool
    }

    /// A name of a part of the day, such as `in the morning`.
    package struct DayPeriodName: Hashable, Sendable {
        package let name: String
        /// In minutes of the day.
        package let start: Int
        /// In minutes of the day, exclusive: at most 1440, less than `start` if the period contains midnight, and equal to
        /// `start` for noon and midnight.
        package let end: Int
    }

    /// The names of both halves of the day in all widths, also without periods and blanks (`a. m.`, `am`).
    package func dayHalves() -> [DayHalfName] {
        var names = UniqueNames<DayHalfName>()
        func insert(_ name: String, _ isAfternoon: Bool) {
            names.insert(DayHalfName(name: name, isAfternoon: isAfternoon))
            let letters = name.filter { $0 != "." && $0 != " " }
            if name.contains("."), !letters.isEmpty {
                names.insert(DayHalfName(name: letters, isAfternoon: isAfternoon))
            }
        }
        guard let bundles = LocaleBundles(CICU_DATA_MAIN, locale: locale) else { return [] }
        bundles.visit(["", "Abbr", "Narrow"].map { "\(Self.calendar)/AmPmMarkers\($0)" }) {
            insert($0.string, $0.place(0) == 1)
        }
        bundles.visitLanguage("\(Self.calendar)/dayPeriod") { text in
            let key = text.key(2)
            if key == "am" || key == "pm" { insert(text.string, key == "pm") }
        }
        return names.all
    }

    /// The names of CLDR's day periods, in a sentence (`in the morning`) and alone (`morning`), and of noon and midnight.
    ///
    /// The ranges are the language's own. A name can have several, if the language does not distinguish them.
    package func dayPeriods() -> [DayPeriodName] {
        let ranges = dayPeriodRanges()
        var names = UniqueNames<DayPeriodName>()
        LocaleBundles(CICU_DATA_MAIN, locale: locale)?.visitLanguage("\(Self.calendar)/dayPeriod") { text in
            guard text.key(1) != "narrow", let range = ranges[text.key(2)] else { return }
            names.insert(DayPeriodName(name: text.string, start: range.start, end: range.end))
        }
        return names.all
    }

    /// The ranges of the language's periods, such as `morning1`, from the rules of the nearest locale that has some.
    private func dayPeriodRanges() -> [String: (start: Int, end: Int)] {
        let locales = LocaleBundles(CICU_DATA_MAIN, locale: locale)?.locales ?? []
        guard let rules = LocaleBundles(CICU_DATA_DAY_PERIODS, locale: locale) else { return [:] }
        var set: String?
        for locale in locales where set == nil { rules.visitRoot("locales/\(locale)") { set = $0.string } }
        var ranges: [String: (start: Int, end: Int)] = ["noon": (720, 720), "midnight": (0, 0)]
        guard let set else { return ranges }
        rules.visitRoot("rules/\(set)") { text in
            guard let minutes = Self.minutes(text.string) else { return }
            var range = ranges[text.key(0)] ?? (0, 0)
            switch text.key(1) {
            case "from": range.start = minutes
            case "before": range.end = minutes
            default: range = (minutes % 1440, minutes % 1440)
            }
            ranges[text.key(0)] = range
        }
        return ranges
    }

    /// The minutes of a time such as `06:00`.
    private static func minutes(_ time: String) -> Int? {
        let parts = time.split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
}
