/// The app, where an intent goes on when its handler says so.
public protocol ActivityReceiver: Sendable {
    /// Goes on with an activity.
    ///
    /// - Parameter code: `continueInApp` (in front of the user) or `handleInApp` (in the background).
    /// - Returns: the response that counts in the end.
    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse
}
