import Parlance

/// Books rides.
struct RideBooking: Sendable {
    let world: SampleWorld
    let fleet: Fleet

    var handler: TypedHandler<RequestRide> {
        TypedHandler { try await book($0) }
            .resolving(.pickupLocation) { ride in
                if let pickup = ride.pickupLocation, pickup.identifier != Place.here.identifier {
                    return Place.resolution(of: pickup)
                }
                // Without access to the user's location, the failure is reported after all else is resolved.
                return world.has(RideCircumstance.locationOff) ? .notRequired : .success(Place.here.value)
            }
            .resolving(.dropOffLocation) { ride in
                let isSame = ride.dropOffLocation != nil && ride.dropOffLocation == ride.pickupLocation
                return isSame ? .unsupported(reason: "sameAsPickup") : Place.resolution(of: ride.dropOffLocation)
            }
            .resolving(.rideOptionName) { RideOption.resolution(of: $0) }
            .resolving(.partySize) { ride in
                guard let size = ride.partySize else { return .notRequired }
                return size > RideOption.large.seats ? .unsupported(reason: "tooMany") : .accepted
            }
            .resolving(.paymentMethod) { ride in
                ride.paymentMethod == .cash ? .unsupported(reason: "noCash") : .accepted
            }
            .confirming { confirm($0) }
    }

    private func confirm(_ ride: RequestRide) -> IntentResponse {
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
        guard let trip = Trip(ride) else { return IntentResponse(.failure) }
        return IntentResponse(.ready, details: trip.details)
    }

    private static let failures: KeyValuePairs<RideCircumstance, ResponseCode> = [
        .signedOut: RequestRide.Codes.failureRequiringAppLaunchMustVerifyCredentials,
        .storm: RequestRide.Codes.failureRequiringAppLaunchServiceTemporarilyUnavailable,
        .unpaid: RequestRide.Codes.failureRequiringAppLaunchPreviousRideNeedsCompletion,
    ]

    /// Only the app can ask the user for access to the location.
    private var withoutLocation: IntentResponse {
        let activity = Activity(
            type: "hop.allowLocation",
            title: "Let Hop see where you are",
            userInfo: ["setting": .string("location")]
        )
        return IntentResponse(.failureRequiringAppLaunch, activity: activity)
    }

    private func book(_ ride: RequestRide) async throws -> IntentResponse {
        if world.has(RideCircumstance.slowNetwork) { try await world.clock.sleep(for: .seconds(5)) }
        guard let trip = Trip(ride) else { return IntentResponse(.failure) }
        // No driver is assigned yet: the app continues the search.
        if world.has(RideCircumstance.noDrivers) {
            return IntentResponse(.inProgress, details: ["status": .string("lookingForDriver")])
        }
        let booking = Fleet.Booking(
            option: trip.option,
            destination: trip.end.name,
            price: trip.price,
            minutes: trip.minutes
        )
        fleet.booking = booking
        world.log.add("booked \(trip.option.name) from \(trip.start.name) to \(trip.end.name)")
        return IntentResponse(.success, details: booking.details)
    }
}
