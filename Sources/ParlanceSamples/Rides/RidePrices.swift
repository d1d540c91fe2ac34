import Parlance

/// Lists the available rides and their prices.
struct RidePrices: Sendable {
    let world: SampleWorld

    var handler: TypedHandler<ListRideOptions> {
        TypedHandler { question in
            let currency = world.language.currency
            let (start, end) = (Self.known(question.pickupLocation), Self.known(question.dropOffLocation))
            func price(_ option: RideOption) -> Double { Double(option.price(from: start ?? .here, to: end ?? .here)) }
            let prices = ListRideOptions.Response(
                rideOptions: RideOption.allCases.map { $0.offer(from: start ?? .here, to: end ?? .here, in: currency) },
                standard: price(.standard),
                large: price(.large),
                luxury: price(.luxury)
            )
            return try IntentResponse(.success, prices)
        }
        .resolving(.pickupLocation) { resolution(of: $0.pickupLocation) }
        .resolving(.dropOffLocation) { resolution(of: $0.dropOffLocation) }
        .confirming { question in
            let places = [question.pickupLocation, question.dropOffLocation].compactMap { Self.known($0) }
            guard places.allSatisfy(\.isServed) else {
                return IntentResponse(ListRideOptions.Codes.failureRequiringAppLaunchNoServiceInArea)
            }
            return IntentResponse(world.failure(among: Self.failures) ?? .ready)
        }
    }

    private static func known(_ place: Term?) -> Place? { place.flatMap { Place.known(as: $0.identifier) } }

    /// Prices need no destination: words that are not a place are left out.
    private func resolution(of spoken: Term?) -> Resolution {
        guard let spoken else { return .notRequired }
        let found = Self.known(spoken).map { [$0] } ?? Place.called(spoken.phrase.text, in: world.language)
        return found.count == 1 ? .success(found[0].value(in: world.language)) : .notRequired
    }

    private static let failures: KeyValuePairs<RideCircumstance, ResponseCode> = [
        .signedOut: ListRideOptions.Codes.failureRequiringAppLaunchMustVerifyCredentials,
        .storm: ListRideOptions.Codes.failureRequiringAppLaunchServiceTemporarilyUnavailable,
        .unpaid: ListRideOptions.Codes.failureRequiringAppLaunchPreviousRideNeedsCompletion,
        .unrated: ListRideOptions.Codes.failurePreviousRideNeedsFeedback,
    ]
}
