/// Simulated faults of messages and calls.
enum MessageCircumstance: String, Circumstance {
    case airplaneMode = "airplane mode"
    case noCamera = "no camera"
    case notSetUp = "not set up"
    case offline
    case phoneAway = "phone out of reach"
    case ringing
    case signedOut = "signed out"
}
