/// The time until a ride begins.
struct PickupDelay: Sendable, Hashable {
    let minutes: Int

    /// The maximum: drivers plan no further ahead.
    private static let most = 30 * 24 * 60

    /// Nil for as soon as possible.
    init?(_ ride: RequestRide) {
        guard let amount = ride.pickupDelay, let unit = ride.pickupDelayUnit else { return nil }
        let exact = amount * Self.minutes(in: unit)
        minutes = exact <= Double(Self.most) ? Int(max(exact, 0)) : Self.most + 1
    }

    var isTooLong: Bool { minutes > Self.most }

    private static func minutes(in unit: RequestRide.PickupDelayUnit) -> Double {
        switch unit {
        case .minute: 1
        case .hour: 60
        case .day: 24 * 60
        case .week: 7 * 24 * 60
        }
    }
}
