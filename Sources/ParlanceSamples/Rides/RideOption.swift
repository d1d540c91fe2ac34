import Parlance

/// The kinds of ride that there are.
enum RideOption: String, CaseIterable, Sendable {
    case standard, large, luxury

    var name: String {
        switch self {
        case .standard: "Hop Classic"
        case .large: "Hop Large"
        case .luxury: "Hop Luxury"
        }
    }

    var value: ParameterValue { ParameterValue(identifier: rawValue, name: name) }

    var seats: Int { self == .large ? 7 : 4 }

    var vehicle: String {
        switch self {
        case .standard: "a blue Corvid, HOP 112"
        case .large: "a white Oxen van, HOP 730"
        case .luxury: "a black Swan, HOP 9"
        }
    }

    /// In whole dollars.
    func price(from start: Place, to end: Place) -> Int {
        let base = 5 + 2 * abs(start.kilometers - end.kilometers)
        switch self {
        case .standard: return base
        case .large: return base + 6
        case .luxury: return base * 2
        }
    }

    /// What becomes of the kind of ride: without one it is the usual, one that there is not is one of the three, and one with
    /// too few seats is asked about.
    static func resolution(of ride: RequestRide) -> Resolution {
        let spoken = ride.rideOptionName?.identifier ?? RideOption.standard.rawValue
        guard let option = RideOption(rawValue: spoken) else { return .disambiguation(allCases.map(\.value)) }
        if let size = ride.partySize, size > option.seats, size <= RideOption.large.seats {
            return .confirmationRequired(RideOption.large.value, reason: "tooFewSeats")
        }
        return .success(option.value)
    }
}
