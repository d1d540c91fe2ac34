import ParlanceGrammar

/// What a handler answers (SiriKit: `INIntentResponse`).
public struct IntentResponse: Sendable, Hashable, Codable {
    public var code: ResponseCode
    /// What there is to tell: a price, a status.
    public var details: [String: Value]
    /// What the app needs to go on.
    public var activity: Activity?

    public init(_ code: ResponseCode, details: [String: Value] = [:], activity: Activity? = nil) {
        self.code = code
        self.details = details
        self.activity = activity
    }
}
