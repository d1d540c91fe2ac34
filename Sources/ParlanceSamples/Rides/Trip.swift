import Parlance

/// The resolved start and destination of a ride.
struct Trip: Sendable, Hashable {
    let start: Place
    let end: Place
    let option: RideOption
    /// That of names and prices.
    let language: SampleLanguage
    /// The time until the driver arrives; nil for a ride at another time.
    let minutes: Int?
    /// When the ride begins; nil: as soon as possible.
    let time: DateComponentsRange?

    /// Nil if a part is unknown.
    init?(_ ride: RequestRide, in language: SampleLanguage) {
        guard let end = ride.dropOffLocation.flatMap({ Place.known(as: $0.identifier) }),
            let option = ride.rideOptionName.flatMap({ RideOption(rawValue: $0.identifier) })
        else { return nil }
        self.end = end
        self.option = option
        self.language = language
        time = ride.scheduledPickupTime
        minutes = time == nil ? max(PickupDelay(ride)?.minutes ?? 0, 4) : nil
        start = ride.pickupLocation.flatMap { Place.known(as: $0.identifier) } ?? .here
    }

    /// What the time of the ride is; nil: as soon as possible.
    var pickup: RequestRide.Response.Pickup? {
        guard let time else { return nil }
        guard time.end == nil, let start = time.start else { return .span }
        return start.hour == nil ? .day : start.day == nil ? .clock : .moment
    }

    var price: Int { option.price(from: start, to: end) }
}
