import ParlanceGrammar

/// What the caller knows beside the utterance.
public struct Situation: Sendable, Hashable {
    /// What blocks may require or exclude, and copy to slots.
    public var context: [String: Value]
    public var isLocked: Bool
    /// Which apps are preferred where none is named.
    public var apps: AppPreferences
    /// Whether the user's data can be read.
    public var isProtectedDataAvailable: Bool

    public init(
        context: [String: Value] = [:],
        isLocked: Bool = false,
        isProtectedDataAvailable: Bool = true,
        apps: AppPreferences = AppPreferences()
    ) {
        self.context = context
        self.isLocked = isLocked
        self.isProtectedDataAvailable = isProtectedDataAvailable
        self.apps = apps
    }

    /// The preferences, with what is known of the lock.
    var appPreferences: AppPreferences {
        var preferences = apps
        preferences.isLocked = isDeviceLocked
        return preferences
    }

    /// Whether anything says that the device is locked.
    var isDeviceLocked: Bool { isLocked || apps.isLocked }
}
