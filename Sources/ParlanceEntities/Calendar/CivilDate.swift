/// A day of the proleptic Gregorian calendar, as the number of days since 1970-01-01.
package struct CivilDate: Sendable, Hashable, Comparable {
    package let days: Int

    package init(days: Int) {
        self.days = days
    }

    /// Nil if the month has no such day: 31 April, 29 February of a common year.
    package init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), 1...12 ~= month, day >= 1, day <= Self.dayCount(of: month, in: year) else {
            return nil
        }
        self.init(days: Self.days(year: year, month: month, day: day))
    }

    /// The years that dates are read in; others are no dates.
    package static let years = 1...9_999

    package static func < (left: CivilDate, right: CivilDate) -> Bool { left.days < right.days }

    package static func + (date: CivilDate, days: Int) -> CivilDate { CivilDate(days: date.days + days) }
    package static func - (date: CivilDate, days: Int) -> CivilDate { CivilDate(days: date.days - days) }

    package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    package static func dayCount(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    package var components: (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    package var year: Int { components.year }

    /// The day of the week: 1 is Monday, 7 is Sunday (ISO 8601).
    package var weekday: Int {
        let remainder = (days + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    /// The first day of the week of this day.
    ///
    /// - Parameter first: the day of the week that weeks begin with.
    package func startOfWeek(first: Int) -> CivilDate { self - (weekday - first + 7) % 7 }

    /// The date that many months later; the last day of the month if it has no such day.
    package func adding(months: Int) -> CivilDate {
        let (year, month, day) = components
        let index = year * 12 + month - 1 + months
        let newYear = index >= 0 ? index / 12 : (index - 11) / 12
        let newMonth = index - newYear * 12 + 1
        return CivilDate(
            days: Self.days(year: newYear, month: newMonth, day: min(day, Self.dayCount(of: newMonth, in: newYear)))
        )
    }

    /// The first day of a week of a year by ISO 8601; nil for a week 53 that the year does not have.
    package static func startOfWeek(_ week: Int, of year: Int) -> CivilDate? {
        guard let fourth = CivilDate(year: year, month: 1, day: 4), 1...53 ~= week else { return nil }
        let start = fourth.startOfWeek(first: 1) + 7 * (week - 1)
        return (start + 3).year == year ? start : nil
    }

    /// Easter Sunday of a year (anonymous Gregorian algorithm).
    package static func easter(of year: Int) -> CivilDate? {
        let (a, b, c) = (year % 19, year / 100, year % 100)
        let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let sum = h + l - 7 * m + 114
        return CivilDate(year: year, month: sum / 31, day: sum % 31 + 1)
    }

    /// Easter Sunday of the Orthodox churches, which follow the Julian calendar (Meeus).
    package static func orthodoxEaster(of year: Int) -> CivilDate? {
        let d = (19 * (year % 19) + 15) % 30
        let e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
        let sum = d + e + 114
        guard let julian = CivilDate(year: year, month: sum / 31, day: sum % 31 + 1) else { return nil }
        return julian + (year / 100 - year / 400 - 2)
    }
}
