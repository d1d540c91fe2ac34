// Times of the day.

extension Moment {
    private static let noon = 43_200
    /// The time at which an evening is over that goes on past midnight.
    private static let lateEnd = 14_400

    /// The seconds since midnight that the clock time may mean, best first; a time of 24 hours or more is of the next
    /// day.
    package var seconds: [Int] {
        guard let clock else { return [] }
        switch half {
        case .am?:
            return clock.second % Self.noon == clock.second || clock.second < Self.noon + 3_600
                ? [clock.second % Self.noon] : [clock.second]
        case .pm?: return [clock.second < Self.noon ? clock.second + Self.noon : clock.second]
        case nil: break
        }
        guard clock.isOpen, clock.second <= Self.noon + 3_599 else { return within([clock.second]) }
        return within([clock.second, (clock.second + Self.noon) % LocalTime.secondsPerDay])
    }

    /// The clock time on the next day, if the part of the day goes on past midnight and has it: German "heute Nacht um eins".
    package var secondOfNextDay: Int? {
        guard let clock, let part, half != .pm else { return nil }
        let next = clock.second % LocalTime.secondsPerDay + LocalTime.secondsPerDay
        return part.ranges.contains { $0.contains(next) } && !seconds.contains(next) ? next : nil
    }

    /// The times that lie within the part of the day; the earlier its range that has one, the better.
    private func within(_ seconds: [Int]) -> [Int] {
        guard let part else { return seconds }
        let found = seconds.compactMap { second -> (second: Int, rank: Int)? in
            let rank = part.ranges.firstIndex { $0.contains(second) || $0.upperBound == second }
            if let rank { return (second, rank) }
            let next = second + LocalTime.secondsPerDay
            return part.ranges.firstIndex { $0.contains(next) }.map { (next, $0) }
        }
        if !found.isEmpty { return found.sorted { $0.rank < $1.rank }.map(\.second) }
        let late = afterMidnight(seconds, part)
        return late.isEmpty ? near(seconds, part) : late
    }

    /// The first hours of the next day, into which a part of the day goes on that ends at midnight: "tonight at one".
    private func afterMidnight(_ seconds: [Int], _ part: DayPart) -> [Int] {
        guard clock?.isOpen == true, part.ranges.contains(where: { $0.upperBound == LocalTime.secondsPerDay }) else {
            return []
        }
        return seconds.filter { (0..<Self.lateEnd).contains($0) }.map { $0 + LocalTime.secondsPerDay }
    }

    /// A time a little outside of the usual range ("1 in the morning", "8 in the afternoon").
    private func near(_ seconds: [Int], _ part: DayPart) -> [Int] {
        let isLate = part.ranges.contains { $0.upperBound > Self.noon }
        guard clock?.isOpen == true, let first = seconds.first else { return [] }
        let early = first % Self.noon
        return [isLate ? early + Self.noon : early]
    }
}
