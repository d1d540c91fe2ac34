import Parlance

/// A ride service in a small town.
struct Rides: SampleDefinition {
    static let identifier = "Hop"
    static let summary = "rides: book one, ask where it is, cancel it"
    static let domain = "rides"
    static let domains = ["people", "rides"]
    static let circumstances = RideCircumstance.names

    let world: SampleWorld
    private let fleet = Fleet()

    init(_ world: SampleWorld) { self.world = world }

    var receiver: (any ActivityReceiver)? { RideReceiver(log: world.log) }

    var handlers: HandlerTable {
        var table = HandlerTable()
        table.add(RideBooking(world: world, fleet: fleet).handler)
        table.add(RidePrices(world: world).handler)
        table.add(telling)
        table.add(cancelling)
        return table
    }

    /// The app's own names for its rides, the same for all users.
    var vocabulary: Vocabulary {
        var vocabulary = Vocabulary()
        let terms = RideOption.allCases.map(\.term)
        _ = vocabulary.set(terms, of: "ride_type", tier: .app)
        return vocabulary
    }

    private var telling: TypedHandler<GetRideStatus> {
        TypedHandler { [world, fleet] _ in
            // The driver cannot be reached: the state of the ride is unknown.
            if world.has(RideCircumstance.noSignal) { return IntentResponse(.unspecified) }
            guard let booking = fleet.booking else { return IntentResponse(.failure) }
            return try IntentResponse(.success, booking.state)
        }
        .confirming { [world] _ in
            IntentResponse(world.failure(among: Self.tellingFailures) ?? .ready)
        }
    }

    private static let tellingFailures: KeyValuePairs<RideCircumstance, ResponseCode> = [
        .signedOut: GetRideStatus.Codes.failureRequiringAppLaunchMustVerifyCredentials,
        .storm: GetRideStatus.Codes.failureRequiringAppLaunchServiceTemporarilyUnavailable,
    ]

    private var cancelling: TypedHandler<CancelRide> {
        TypedHandler { [world, fleet] _ in
            fleet.booking = nil
            world.log.add("cancelled the ride")
            return IntentResponse(.success)
        }
        .confirming { [world, fleet] _ in
            guard let booking = fleet.booking else { return IntentResponse(.failure) }
            return try IntentResponse(.ready, CancelRide.Response(destination: booking.end.name[world.language]))
        }
    }
}

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
