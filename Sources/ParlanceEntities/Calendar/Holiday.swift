import ParlanceText
import Synchronization

/// Dates of holidays, from rules in the files of languages.
///
/// A rule is `12-25` (month and day), `easter-2`, `orthodox+49` (days from Easter), `11-4-thursday` (the fourth Thursday
/// of November; `5--1-monday` the last Monday of May), `hebrew:7-10`, `islamic:9-1`, `chinese:1-1` (month and day of
/// another calendar). `+n` or `-n` after a rule moves it by days, `..n` makes it n days long.
enum Holiday {
    /// The dates of a holiday within a stretch of time.
    static func dates(_ rule: String, within base: Interval) -> [Interval] {
        let (first, last) = (base.start.date.year, (base.end.date - 1).year)
        guard last - first < 60, let parsed = Rule.known(rule) else { return [] }
        return (first...max(first, last)).flatMap { parsed.dates(in: $0) }
            .filter { $0.start >= base.start && $0.start < base.end }
    }

    /// Whether a text is a rule.
    static func isRule(_ text: String) -> Bool { Rule(text) != nil }

    private struct Rule: Sendable {
        enum Kind: Sendable {
            case fixed(month: Int, day: Int)
            case easter(isOrthodox: Bool)
            case weekday(Int, number: Int, month: Int)
            case other(calendar: String, month: Int, day: Int)
        }

        var kind: Kind
        var offset = 0
        var length = 1

        private static let rules = Mutex<[String: Rule]>([:])

        /// The rule of a text, which is parsed once: the texts are those of files.
        static func known(_ text: String) -> Rule? {
            if let rule = rules.withLock({ $0[text] }) { return rule }
            guard let rule = Rule(text) else { return nil }
            rules.withLock { rules in
                if rules.count >= 10_000 { rules.removeAll() }
                rules[text] = rule
            }
            return rule
        }

        static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

        init?(_ text: String) {
            let pattern =
                #/(?<base>easter|orthodox|(?:[a-z-]+:)?\d+-\d+|\d+-(?<n>-?\d)-(?<day>[a-z]+))(?<offset>[+-]\d+)?(?:\.\.(?<length>\d+))?/#
            guard let match = text.wholeMatch(of: pattern), let kind = Self.kind(String(match.base)) else { return nil }
            self.kind = kind
            offset = match.offset.flatMap { Int($0) } ?? 0
            length = match.length.flatMap { Int($0) } ?? 1
            guard 1...100 ~= length, offset.magnitude < 400 else { return nil }
        }

        private static func kind(_ base: String) -> Kind? {
            if base == "easter" { return .easter(isOrthodox: false) }
            if base == "orthodox" { return .easter(isOrthodox: true) }
            if let match = base.wholeMatch(of: #/(\d+)-(-?\d)-([a-z]+)/#) {
                guard let month = Int(match.1), let number = Int(match.2), 1...12 ~= month,
                    let weekday = weekdays.firstIndex(of: String(match.3)), number != 0
                else { return nil }
                return .weekday(weekday + 1, number: number, month: month)
            }
            guard let match = base.wholeMatch(of: #/(?:([a-z-]+):)?(\d+)-(\d+)/#), let month = Int(match.2),
                let day = Int(match.3), 1...13 ~= month, 1...31 ~= day
            else { return nil }
            if let calendar = match.1 { return .other(calendar: String(calendar), month: month, day: day) }
            return .fixed(month: month, day: day)
        }

        func dates(in year: Int) -> [Interval] {
            days(in: year).map { $0 + offset }.map { Interval($0, to: $0 + length, grain: .day) }
        }

        private func days(in year: Int) -> [CivilDate] {
            switch kind {
            case .fixed(let month, let day): return [CivilDate(year: year, month: month, day: day)].compactMap { $0 }
            case .easter(let isOrthodox):
                let date = isOrthodox ? CivilDate.orthodoxEaster(of: year) : CivilDate.easter(of: year)
                return [date].compactMap { $0 }
            case .weekday(let weekday, let number, let month):
                guard let first = CivilDate(year: year, month: month, day: 1) else { return [] }
                if number > 0 { return [first + ((weekday - first.weekday + 7) % 7 + 7 * (number - 1))] }
                let last = first.adding(months: 1) - 1
                return [last - ((last.weekday - weekday + 7) % 7 - 7 * (number + 1))]
            case .other(let calendar, let month, let day):
                return OtherCalendar.days(of: calendar, month: month, day: day, inGregorian: year).map(CivilDate.init)
            }
        }
    }
}
