import ArgumentParser
import Foundation
import Parlance

/// The time of a command, in this machine's time zone.
struct LocalMoment: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The local time, as 2026-11-20T09:00 (default: the clock).",
            valueName: "time"
        )
    )
    var now: String?

    var date: Date { now.flatMap { ReferenceTime(iso: $0) }.map(Self.date) ?? Date() }

    func validate() throws {
        if let now, ReferenceTime(iso: now) == nil {
            throw ValidationError("--now takes a local time such as 2026-11-20T09:00, not '\(now)'")
        }
    }

    private static func date(of time: ReferenceTime) -> Date {
        let parts = DateComponents(
            year: time.year,
            month: time.month,
            day: time.day,
            hour: time.hour,
            minute: time.minute,
            second: time.second
        )
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar.date(from: parts) ?? Date()
    }
}
