import Parlance

/// Lists the available rides and their prices.
struct RidePrices: Sendable {
    let world: SampleWorld

    var handler: TypedHandler<ListRideOptions> {
        TypedHandler { question in
            let (start, end) = (Self.known(question.pickupLocation), Self.known(question.dropOffLocation))
            let prices = RideOption.allCases.map { option in
                (option.rawValue, Value.integer(option.price(from: start ?? .here, to: end ?? .here)))
            }
            return IntentResponse(.success, details: Dictionary(uniqueKeysWithValues: prices))
        }
        .resolving(.pickupLocation) { Self.resolution(of: $0.pickupLocation) }
        .resolving(.dropOffLocation) { Self.resolution(of: $0.dropOffLocation) }
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
    private static func resolution(of spoken: Term?) -> Resolution {
        guard let spoken else { return .notRequired }
        let found = known(spoken).map { [$0] } ?? Place.called(spoken.phrase.text)
        return found.count == 1 ? .success(found[0].value) : .notRequired
    }

    private static let failures: KeyValuePairs<RideCircumstance, ResponseCode> = [
        .signedOut: ListRideOptions.Codes.failureRequiringAppLaunchMustVerifyCredentials,
        .storm: ListRideOptions.Codes.failureRequiringAppLaunchServiceTemporarilyUnavailable,
        .unpaid: ListRideOptions.Codes.failureRequiringAppLaunchPreviousRideNeedsCompletion,
        .unrated: ListRideOptions.Codes.failurePreviousRideNeedsFeedback,
    ]
}
