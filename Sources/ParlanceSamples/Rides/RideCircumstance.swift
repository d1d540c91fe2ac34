/// Simulated faults of rides.
enum RideCircumstance: String, Circumstance {
    case locationOff = "location off"
    case noDrivers = "no drivers"
    case noSignal = "no signal"
    case outOfTown = "out of town"
    case signedOut = "signed out"
    case slowNetwork = "slow network"
    case storm
    case unpaid = "unpaid ride"
    case unrated = "unrated ride"
}
