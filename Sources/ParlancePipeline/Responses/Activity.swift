import ParlanceGrammar

/// Something to go on with in the app (Foundation on Apple's platforms: `NSUserActivity`).
public struct Activity: Sendable, Hashable, Codable {
    /// The type that the app registers activities under.
    public var type: String
    /// A title to be shown.
    public var title: String?
    /// Data that the app needs to continue.
    public var userInfo: [String: Value]
    /// The interaction so far. The pipeline adds it if the handler does not.
    public var interaction: Interaction? {
        get { stored.first }
        set { stored = newValue.map { [$0] } ?? [] }
    }

    /// None or one: an interaction holds a response, which may hold an activity.
    private var stored: [Interaction] = []

    private enum CodingKeys: String, CodingKey {
        case type, title, userInfo
        case stored = "interactions"
    }

    /// Creates an activity that an app continues.
    public init(type: String, title: String? = nil, userInfo: [String: Value] = [:]) {
        self.type = type
        self.title = title
        self.userInfo = userInfo
    }
}

/// The app, where an intent goes on when its handler says so.
public protocol ActivityReceiver: Sendable {
    /// Goes on with an activity.
    ///
    /// - Parameter code: `continueInApp` (in front of the user) or `handleInApp` (in the background).
    /// - Returns: the response that counts in the end.
    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse
}
