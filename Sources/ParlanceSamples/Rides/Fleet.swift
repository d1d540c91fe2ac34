import Parlance
import Synchronization

/// The booked ride, if there is one.
final class Fleet: Sendable {
    struct Booking: Sendable, Hashable {
        let option: RideOption
        let destination: String
        let price: Int
        let minutes: Int
    }

    private let state = Mutex<Booking?>(nil)

    var booking: Booking? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

extension Fleet.Booking {
    /// The details of a ride on its way.
    var details: [String: Value] {
        [
            "status": .string("onItsWay"), "vehicle": .string(option.vehicle), "destination": .string(destination),
            "price": .integer(price), "minutes": .integer(minutes),
        ]
    }
}
