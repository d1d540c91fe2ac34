/// A local date and time, in seconds since 1970-01-01T00:00:00 of the same place.
package struct LocalTime: Sendable, Hashable, Comparable {
    package static let secondsPerDay = 86_400

    package var seconds: Int

    package init(seconds: Int) {
        self.seconds = seconds
    }

    package init(_ date: CivilDate, second: Int = 0) {
        seconds = date.days * Self.secondsPerDay + second
    }

    /// Reads `2026-11-20`, `2026-11-20T09:00` or `2026-11-20T09:00:00`; nil for anything else.
    package init?(iso text: String) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count else { return nil }
        let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard date.count == 3, let day = CivilDate(year: date[0], month: date[1], day: date[2]) else { return nil }
        var second = 0
        if parts.count == 2 {
            let time = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
            guard 2...3 ~= time.count, 0...23 ~= time[0], 0...59 ~= time[1], 0...59 ~= (time.count == 3 ? time[2] : 0)
            else { return nil }
            second = time[0] * 3_600 + time[1] * 60 + (time.count == 3 ? time[2] : 0)
        }
        self.init(day, second: second)
    }

    package static func < (left: LocalTime, right: LocalTime) -> Bool { left.seconds < right.seconds }
    package static func + (time: LocalTime, seconds: Int) -> LocalTime { LocalTime(seconds: time.seconds + seconds) }

    package var date: CivilDate {
        let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: Self.secondsPerDay)
        return CivilDate(days: remainder < 0 ? quotient - 1 : quotient)
    }

    package var secondOfDay: Int { seconds - date.days * Self.secondsPerDay }
}

extension LocalTime {
    /// The time some units later; months and years keep the day of the month if they can.
    package func adding(_ count: Double, _ unit: Grain) -> LocalTime? {
        guard count.magnitude < 1e9 else { return nil }
        if let months = unit.months {
            let whole = (count * Double(months)).rounded(.towardZero)
            guard whole.magnitude < 120_000 else { return nil }
            let rest = count * Double(months) - whole
            let date = date.adding(months: Int(whole))
            guard CivilDate.years.contains(date.year) else { return nil }
            return LocalTime(date, second: secondOfDay) + Int((rest * 30 * 86_400).rounded())
        }
        let moved = (count * Double(unit.seconds)).rounded()
        guard moved.magnitude < 3e11 else { return nil }
        let result = self + Int(moved)
        return CivilDate.years.contains(result.date.year) ? result : nil
    }

    /// The time in ISO 8601: `2026-11-20T09:00:00`.
    package var iso: String { date.iso + "T" + TimeOfDay.iso(secondOfDay) }
}

/// Names of times of the day.
package enum TimeOfDay {
    /// `09:00:00`, from seconds since midnight.
    package static func iso(_ second: Int) -> String {
        "\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    }

    static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension CivilDate {
    /// The date in ISO 8601: `2026-11-20`.
    package var iso: String {
        let (year, month, day) = components
        return "\(TimeOfDay.padded(year, to: 4))-\(TimeOfDay.padded(month))-\(TimeOfDay.padded(day))"
    }
}
