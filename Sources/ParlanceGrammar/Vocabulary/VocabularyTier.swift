/// Whose terms they are. The user's come before the app's.
public enum VocabularyTier: String, Sendable, Hashable, Codable, CaseIterable {
    /// Given at run time: what the user calls things, the most important first.
    case user
    /// Shipped with the app, the same for all who use it.
    case app
}

extension VocabularyTier: Comparable {
    public static func < (left: VocabularyTier, right: VocabularyTier) -> Bool { left == .user && right == .app }
}
