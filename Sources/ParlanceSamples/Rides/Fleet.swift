import Parlance
import Synchronization

/// The ride that is booked, if there is one.
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
    /// What there is to tell of a ride that is on its way.
    var details: [String: Value] {
        [
            "status": .string("onItsWay"), "vehicle": .string(option.vehicle), "destination": .string(destination),
            "price": .integer(price), "minutes": .integer(minutes),
        ]
    }
}
