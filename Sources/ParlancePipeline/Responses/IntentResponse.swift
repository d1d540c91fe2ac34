import ParlanceGrammar

/// The response of a handler (SiriKit: `INIntentResponse`).
public struct IntentResponse: Sendable, Hashable, Codable {
    public var code: ResponseCode
    /// Details for the messages, such as a price or a status.
    public var details: [String: Value]
    /// The activity with which the app continues.
    public var activity: Activity?

    public init(_ code: ResponseCode, details: [String: Value] = [:], activity: Activity? = nil) {
        self.code = code
        self.details = details
        self.activity = activity
    }
}
