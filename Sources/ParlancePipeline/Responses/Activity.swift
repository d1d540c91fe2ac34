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

extension Activity {
    /// Decodes an activity; only the type is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            type: try container.decode(String.self, forKey: .type),
            title: try container.decodeIfPresent(String.self, forKey: .title),
            userInfo: try container.decodeIfPresent([String: Value].self, forKey: .userInfo) ?? [:]
        )
        stored = try container.decodeIfPresent([Interaction].self, forKey: .stored) ?? []
    }
}

/// The app in which an intent continues if its handler requests it, or that a failure launches.
public protocol ActivityReceiver: Sendable {
    /// Continues an activity.
    ///
    /// Each response is received at most once, whatever the answer is.
    ///
    /// - Parameter code: `continueInApp` (in front of the user), `handleInApp` (in the background), or a code that begins
    ///   with `failureRequiringAppLaunch`: the user has to do something in the app first.
    /// - Returns: The final response. For a failure that the app has only shown, the same code again.
    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse
}
