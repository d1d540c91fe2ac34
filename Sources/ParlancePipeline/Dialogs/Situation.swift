import ParlanceGrammar

/// The circumstances of an utterance that the caller knows.
public struct Situation: Sendable, Hashable {
    /// The context that blocks require, exclude or copy to slots.
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
