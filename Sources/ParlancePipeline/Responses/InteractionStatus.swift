/// The status of an intent (SiriKit: `INIntentHandlingStatus`).
public enum InteractionStatus: String, Sendable, Hashable, Codable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired

    /// Maps a response code; a code that begins with `failure` is a failure, other unknown ones are unspecified.
    public init(_ code: ResponseCode) {
        switch code {
        case .ready: self = .ready
        case .inProgress: self = .inProgress
        case .success: self = .success
        case .continueInApp, .handleInApp: self = .deferredToApplication
        case .userConfirmationRequired: self = .userConfirmationRequired
        default: self = code.isFailure ? .failure : .unspecified
        }
    }
}
