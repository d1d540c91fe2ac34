import Foundation
import Parlance
import ParlanceEntities

extension ReferenceTime {
    /// The time of this machine's clock in its time zone. Only the command line reads the clock.
    static var ofTheClock: ReferenceTime { ReferenceTime(Date(), in: TimeZone.current) }

    /// The time as entities use it; nil if there is no such day.
    var localTime: LocalTime? { TimeContext(reference: self)?.now }
}
