import ParlanceGrammar

/// The circumstances of an utterance that the caller knows.
///
/// ```swift
/// let situation = Situation(context: ["room": .string("kitchen")])
/// let turn = await pipeline.respond(to: "order a plum cake", in: Dialog(), situation: situation)
/// print(turn.interaction!.request.context["room"]!)  // kitchen
/// ```
public struct Situation: Sendable, Hashable {
    /// The context that blocks require, exclude or copy to slots.
    public var context: [String: Value]
    /// Whether the device is locked.
    public var isLocked: Bool
    /// The preferences among apps, for utterances that name none.
    public var apps: AppPreferences
    /// Whether the user's data can be read.
    public var isProtectedDataAvailable: Bool

    /// Creates a situation; by default the context is empty and the device is not locked.
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

    /// The preferences with the state of the lock.
    var appPreferences: AppPreferences {
        var preferences = apps
        preferences.isLocked = isDeviceLocked
        return preferences
    }

    /// Whether the situation or the preferences declare the device locked.
    var isDeviceLocked: Bool { isLocked || apps.isLocked }
}
