import ParlanceGrammar

/// An activity to continue in the app (Foundation on Apple's platforms: `NSUserActivity`).
public struct Activity: Sendable, Hashable, Codable {
    /// The type that the app registers.
    public var type: String
    /// The title for display.
    public var title: String?
    /// Data that the app needs to continue.
    public var userInfo: [String: Value]
    /// The interaction so far. The pipeline adds it if the handler does not.
    public var interaction: Interaction? {
        get { stored.first }
        set { stored = newValue.map { [$0] } ?? [] }
    }

    /// None or one; an array, because an interaction contains a response, which may contain an activity.
    private var stored: [Interaction] = []

    private enum CodingKeys: String, CodingKey {
        case type, title, userInfo
        case stored = "interactions"
    }

    /// Creates an activity for an app to continue.
    public init(type: String, title: String? = nil, userInfo: [String: Value] = [:]) {
        self.type = type
        self.title = title
        self.userInfo = userInfo
    }
}

/// The app in which an intent continues if its handler requests it.
public protocol ActivityReceiver: Sendable {
    /// Continues an activity.
    ///
    /// - Parameter code: `continueInApp` (in front of the user) or `handleInApp` (in the background).
    /// - Returns: The final response.
    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse
}
