import Parlance
import Synchronization

/// The booked ride, if there is one.
final class Fleet: Sendable {
    struct Booking: Sendable, Hashable {
        let option: RideOption
        let destination: String
        let price: Int
        /// The time until the driver arrives.
        let minutes: Int
        /// The scheduled time; nil for a ride on its way.
        let pickup: Value?
    }

    private let state = Mutex<Booking?>(nil)

    var booking: Booking? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

extension Fleet.Booking {
    /// The details of a scheduled ride, or of one on its way.
    var details: [String: Value] {
        var details: [String: Value] = [
            "status": .string(pickup == nil ? "onItsWay" : "scheduled"), "vehicle": .string(option.vehicle),
            "destination": .string(destination), "price": .integer(price),
        ]
        if let pickup { details["pickup"] = pickup } else { details["minutes"] = .integer(minutes) }
        return details
    }
}
