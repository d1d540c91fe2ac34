import Parlance

/// Starts calls, which continue in the foreground app.
struct CallStart: Sendable {
    let world: SampleWorld
    let book: AddressBook
    let line: PhoneLine

    var handler: TypedHandler<StartCall> {
        let people = PersonResolver(book: book, unknown: "noContactFound")
        return TypedHandler { _ in IntentResponse(.continueInApp, activity: Activity(type: "murmur.call")) }
            .resolvingEach(.contacts) { people.resolutions(of: $0.contacts) }
            .resolving(.callCapability) { kind(of: $0) }
            .confirming { try confirm($0) }
    }

    /// A call is an audio call unless the request is for video.
    private func kind(of call: StartCall) -> Resolution {
        switch call.callCapability {
        case nil: return .success(ParameterValue(.string(StartCall.CallCapability.audioCall.rawValue)))
        case .audioCall: return .accepted
        case .videoCall: break
        }
        if world.has(MessageCircumstance.noCamera) { return .unsupported(reason: "cameraNotAccessible") }
        let hasCameras = call.contacts.allSatisfy { book.contact($0.identifier)?.hasCamera ?? true }
        return hasCameras ? .accepted : .unsupported(reason: "videoCallUnsupported")
    }

    private func confirm(_ call: StartCall) throws -> IntentResponse {
        if line.isBusy { return IntentResponse(StartCall.Codes.failureCallInProgress) }
        if let code = world.failure(among: Self.failures) { return IntentResponse(code) }
        let haveNumbers = call.contacts.allSatisfy { book.contact($0.identifier)?.hasNumber ?? true }
        if !haveNumbers { return IntentResponse(StartCall.Codes.failureContactNotSupportedByApp) }
        // Several telephones would ring: that needs a confirmation.
        let isConference = call.contacts.count > 1
        let details = StartCall.Response(people: call.contacts.count)
        return try IntentResponse(isConference ? .userConfirmationRequired : .ready, details)
    }

    private static let failures: KeyValuePairs<MessageCircumstance, ResponseCode> = [
        .airplaneMode: StartCall.Codes.failureAirplaneModeEnabled,
        .notSetUp: StartCall.Codes.failureAppConfigurationRequired,
        .offline: StartCall.Codes.failureCallingServiceNotAvailable,
        .phoneAway: StartCall.Codes.failureUnableToHandOff,
        .ringing: StartCall.Codes.failureCallRinging,
        .signedOut: StartCall.Codes.failureRequiringInAppAuthentication,
    ]
}
