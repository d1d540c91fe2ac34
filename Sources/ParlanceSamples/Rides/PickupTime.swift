import Foundation
import Parlance

/// The time when a ride begins.
struct PickupTime: Sendable, Hashable {
    /// The time until then; 0 for a time in the past.
    let minutes: Int
    /// The time as a value of the slot type.
    let value: Value

    /// The maximum: drivers plan no further ahead.
    private static let most = 30 * 24 * 60

    /// Nil for as soon as possible, and for a day without a time.
    init?(_ ride: RequestRide, in world: SampleWorld) {
        guard let start = ride.scheduledPickupTime?.start,
            let date = Self.date(of: start, in: world)
        else { return nil }
        minutes = max(Int(date.timeIntervalSince(world.now()) / 60), 0)
        value = Self.value(of: date, in: world)
    }

    var isTooFar: Bool { minutes > Self.most }

    /// A day needs a time; a time of day is the next one.
    static func resolution(of time: DateComponentsRange?, in world: SampleWorld) -> Resolution {
        guard let time else { return .notRequired }
        guard let start = time.start, let date = date(of: start, in: world) else { return .needsValue }
        return date < world.now() ? .unsupported(reason: "past") : .accepted
    }

    private static func date(of time: DateComponents, in world: SampleWorld) -> Date? {
        let calendar = calendar(in: world)
        guard time.hour != nil else { return nil }
        if time.year != nil { return calendar.date(from: time) }
        return calendar.nextDate(after: world.now(), matching: time, matchingPolicy: .nextTime)
    }

    private static func value(of date: Date, in world: SampleWorld) -> Value {
        let parts = calendar(in: world).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
        let text = String(
            format: "%04d-%02d-%02dT%02d:%02d:00",
            numbers[0],
            numbers[1],
            numbers[2],
            numbers[3],
            numbers[4]
        )
        return .object(["dateTime": .string(text)])
    }

    private static func calendar(in world: SampleWorld) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = world.timeZone
        return calendar
    }
}
