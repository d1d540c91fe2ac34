import ParlanceGrammar

/// The response of a handler (SiriKit: `INIntentResponse`).
///
/// ```swift
/// let response = IntentResponse(.success, details: ["ready": .string("at noon")])
/// print(response.code, response.details["ready"]!)  // success at noon
/// ```
public struct IntentResponse: Sendable, Hashable, Codable {
    /// The result.
    public var code: ResponseCode
    /// Details for the messages, such as a price or a status.
    public var details: [String: Value]
    /// The activity with which the app continues.
    public var activity: Activity?

    /// Creates a response; `details` are arguments of its message.
    public init(_ code: ResponseCode, details: [String: Value] = [:], activity: Activity? = nil) {
        self.code = code
        self.details = details
        self.activity = activity
    }
}
