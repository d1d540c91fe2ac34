/// A number, amount, time or the like in a text.
package struct Entity: Sendable, Hashable {
    /// The kinds of entities; each is a slot type.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case number, ordinal, percent, temperature, dimension, currency, age, duration
        case date, time
        case dateTime = "date-time"
        case dateRange = "date-range"
        case timeRange = "time-range"
        case dateTimeRange = "date-time-range"
        case recurrence, phone, email, url, boolean
    }

    package var kind: Kind
    /// The extent in the text, in UTF-8.
    package var range: Range<Int>
    /// The values that the text may mean, best first; at least one.
    package var values: [EntityValue]
}

/// The value of an entity.
package enum EntityValue: Sendable, Hashable {
    case number(Double, exact: String?)
    case measure(Measure)
    case duration(PartDuration)
    case date(CivilDate)
    /// Seconds since midnight.
    case time(Int)
    case dateTime(LocalTime)
    case dates(from: CivilDate?, to: CivilDate?)
    case times(from: Int?, to: Int?)
    case dateTimes(from: LocalTime?, to: LocalTime?)
    case recurrence(Recurrence)
    case flag(Bool)
    case text(String)
}
