import Foundation
import Parlance

/// The time of a conversation: this machine's clock and time zone, or a fixed local time.
struct ChatClock: Sendable {
    let now: @Sendable () -> Date
    let timeZone: TimeZone

    /// - Parameter time: A fixed local time; nil: the machine's clock.
    init(fixedAt time: ReferenceTime? = nil) {
        guard let time else {
            now = { Date() }
            timeZone = .current
            return
        }
        let date = Self.date(of: time)
        now = { date }
        timeZone = .gmt
    }

    private static func date(of time: ReferenceTime) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(
            year: time.year,
            month: time.month,
            day: time.day,
            hour: time.hour,
            minute: time.minute,
            second: time.second
        )
        return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0)
    }
}
