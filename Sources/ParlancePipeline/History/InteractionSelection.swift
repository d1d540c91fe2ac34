/// The interactions to delete.
public enum InteractionSelection: Sendable, Hashable {
    /// The interactions with these identifiers.
    case identifiers([String])
    /// All interactions of a group.
    case group(String)
    /// All interactions.
    case all
}
