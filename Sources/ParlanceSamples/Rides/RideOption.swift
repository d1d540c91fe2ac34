import Parlance

/// The kinds of rides.
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

    /// The name, and what people call it: "the classic".
    var term: Term {
        let short = name.split(separator: " ").dropFirst().joined(separator: " ")
        return Term(identifier: rawValue, phrase: TermPhrase(name, pronunciations: [short]))
    }

    var seats: Int { self == .large ? 7 : 4 }

    var vehicle: SampleName {
        switch self {
        case .standard: SampleName(en: "a blue Corvid, HOP 112", de: "ein blauer Corvid, HOP 112")
        case .large: SampleName(en: "a white Oxen van, HOP 730", de: "ein weißer Oxen-Bus, HOP 730")
        case .luxury: SampleName(en: "a black Swan, HOP 9", de: "ein schwarzer Swan, HOP 9")
        }
    }

    /// In whole dollars, or in as many euros.
    func price(from start: Place, to end: Place) -> Int {
        let base = 5 + 2 * abs(start.kilometers - end.kilometers)
        switch self {
        case .standard: return base
        case .large: return base + 6
        case .luxury: return base * 2
        }
    }

    /// Resolves the kind of a ride: none becomes the usual one, an unknown one becomes one of the three, and one with
    /// too few seats needs a confirmation.
    static func resolution(of ride: RequestRide) -> Resolution {
        let spoken = ride.rideOptionName?.identifier ?? RideOption.standard.rawValue
        guard let option = RideOption(rawValue: spoken) else { return .disambiguation(allCases.map(\.value)) }
        if let size = ride.partySize, size > option.seats, size <= RideOption.large.seats {
            return .confirmationRequired(RideOption.large.value, reason: "tooFewSeats")
        }
        return .success(option.value)
    }
}
