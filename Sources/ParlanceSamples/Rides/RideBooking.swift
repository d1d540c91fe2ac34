import Parlance

/// Books rides.
struct RideBooking: Sendable {
    let world: SampleWorld
    let fleet: Fleet

    var handler: TypedHandler<RequestRide> {
        TypedHandler { try await book($0) }
            .resolving(.pickupLocation) { ride in
                if let pickup = ride.pickupLocation, pickup.identifier != Place.here.identifier {
                    return Place.resolution(of: pickup, in: world.language)
                }
                // Without access to the user's location, the failure is reported after all else is resolved.
                return world.has(RideCircumstance.locationOff)
                    ? .notRequired : .success(Place.here.value(in: world.language))
            }
            .resolving(.dropOffLocation) { ride in
                let isSame = ride.dropOffLocation != nil && ride.dropOffLocation == ride.pickupLocation
                if isSame { return .unsupported(reason: "sameAsPickup") }
                return Place.resolution(of: ride.dropOffLocation, in: world.language)
            }
            .resolving(.rideOptionName) { RideOption.resolution(of: $0) }
            .resolving(.partySize) { ride in
                guard let size = ride.partySize else { return .notRequired }
                return size > RideOption.large.seats ? .unsupported(reason: "tooMany") : .accepted
            }
            .resolving(.scheduledPickupTime) { ride in
                if ride.scheduledPickupTime != nil { return .accepted }
                // How long a ride takes is unknown, so a time of arrival gives no time to begin.
                return ride.arrivalTime != nil && ride.pickupDelay == nil ? .needsValue : .notRequired
            }
            .resolving(.paymentMethod) { ride in
                ride.paymentMethod == .cash ? .unsupported(reason: "noCash") : .accepted
            }
            .confirming { try confirm($0) }
            .finishing { try await findDriver($0) }
    }

    private func confirm(_ ride: RequestRide) throws -> IntentResponse {
        if ride.pickupLocation == nil { return withoutLocation }
        if fleet.booking != nil {
            return IntentResponse(RequestRide.Codes.failureRequiringAppLaunchPreviousRideNeedsCompletion)
        }
        if ride.pickupLocation?.identifier == Place.here.identifier, world.has(RideCircumstance.outOfTown) {
            return IntentResponse(RequestRide.Codes.failureRequiringAppLaunchNoServiceInArea)
        }
        if let code = world.failure(among: Self.failures) { return IntentResponse(code) }
        if let delay = PickupDelay(ride), delay.isTooLong {
            return IntentResponse(RequestRide.Codes.failureRequiringAppLaunchRideScheduledTooFar)
        }
        guard let trip = Trip(ride, in: world.language) else { return IntentResponse(.failure) }
        return try IntentResponse(.ready, trip.offer)
    }

    private static let failures: KeyValuePairs<RideCircumstance, ResponseCode> = [
        .signedOut: RequestRide.Codes.failureRequiringAppLaunchMustVerifyCredentials,
        .storm: RequestRide.Codes.failureRequiringAppLaunchServiceTemporarilyUnavailable,
        .unpaid: RequestRide.Codes.failureRequiringAppLaunchPreviousRideNeedsCompletion,
    ]

    private static let permission = SampleName(
        en: "Let Hop see where you are",
        de: "Hop den Standort zeigen"
    )

    /// Only the app can ask the user for access to the location.
    private var withoutLocation: IntentResponse {
        let activity = Activity(
            type: "hop.allowLocation",
            title: Self.permission[world.language],
            userInfo: ["setting": .string("location")]
        )
        return IntentResponse(.failureRequiringAppLaunch, activity: activity)
    }

    private func book(_ ride: RequestRide) async throws -> IntentResponse {
        if world.has(RideCircumstance.slowNetwork) { try await world.clock.sleep(for: .seconds(5)) }
        guard let trip = Trip(ride, in: world.language) else { return IntentResponse(.failure) }
        // No driver is assigned yet: the app continues the search.
        if world.has(RideCircumstance.noDrivers) { return try IntentResponse(.inProgress, trip.search) }
        return try book(trip)
    }

    /// Waits until a driver is free.
    private func findDriver(_ ride: RequestRide) async throws -> IntentResponse {
        try await world.clock.sleep(for: .milliseconds(100))
        guard let trip = Trip(ride, in: world.language) else { return IntentResponse(.failure) }
        return try book(trip)
    }

    private func book(_ trip: Trip) throws -> IntentResponse {
        fleet.booking = trip
        let later = trip.time == nil ? "" : ", for later"
        world.log.add("booked \(trip.option.name) from \(trip.start.name.en) to \(trip.end.name.en)\(later)")
        return try IntentResponse(.success, trip.booking)
    }
}
