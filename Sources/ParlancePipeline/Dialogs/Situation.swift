import ParlanceGrammar

/// What the caller knows beside the utterance.
public struct Situation: Sendable, Hashable {
    /// What blocks may require or exclude, and copy to slots.
    public var context: [String: Value]
    public var isLocked: Bool
    /// Whether the user's data can be read.
    public var isProtectedDataAvailable: Bool

    public init(context: [String: Value] = [:], isLocked: Bool = false, isProtectedDataAvailable: Bool = true) {
        self.context = context
        self.isLocked = isLocked
        self.isProtectedDataAvailable = isProtectedDataAvailable
    }
}
