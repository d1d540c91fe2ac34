import Parlance

/// The resolved start and destination of a ride.
struct Trip: Sendable, Hashable {
    let start: Place
    let end: Place
    let option: RideOption
    /// When the ride begins; nil for as soon as possible.
    let pickup: PickupTime?

    /// Nil if a part is unknown.
    init?(_ ride: RequestRide, in world: SampleWorld) {
        guard let end = ride.dropOffLocation.flatMap({ Place.known(as: $0.identifier) }),
            let option = ride.rideOptionName.flatMap({ RideOption(rawValue: $0.identifier) })
        else { return nil }
        self.end = end
        self.option = option
        pickup = PickupTime(ride, in: world)
        start = ride.pickupLocation.flatMap { Place.known(as: $0.identifier) } ?? .here
    }

    var price: Int { option.price(from: start, to: end) }

    /// The time until the driver arrives, in minutes.
    var minutes: Int { max(pickup?.minutes ?? 0, 4) }

    /// The price with the time of a scheduled ride, or the minutes until the next one.
    var details: [String: Value] {
        var details: [String: Value] = [
            "price": .integer(price), "currency": .string("USD"), "option": .string(option.name),
        ]
        if let pickup { details["pickup"] = pickup.value } else { details["minutes"] = .integer(minutes) }
        return details
    }
}
