import Parlance

/// The resolved start and destination of a ride.
struct Trip: Sendable, Hashable {
    let start: Place
    let end: Place
    let option: RideOption
    /// The time until the driver arrives.
    let minutes: Int

    /// Nil if a part is unknown.
    init?(_ ride: RequestRide) {
        guard let end = ride.dropOffLocation.flatMap({ Place.known(as: $0.identifier) }),
            let option = ride.rideOptionName.flatMap({ RideOption(rawValue: $0.identifier) })
        else { return nil }
        self.end = end
        self.option = option
        minutes = max(PickupDelay(ride)?.minutes ?? 0, 4)
        start = ride.pickupLocation.flatMap { Place.known(as: $0.identifier) } ?? .here
    }

    var price: Int { option.price(from: start, to: end) }

    var details: [String: Value] {
        [
            "price": .integer(price), "currency": .string("USD"), "option": .string(option.name),
            "minutes": .integer(minutes),
        ]
    }
}
