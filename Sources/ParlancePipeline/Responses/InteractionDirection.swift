/// The direction of an interaction (SiriKit: `INInteractionDirection`).
public enum InteractionDirection: String, Sendable, Hashable, Codable, CaseIterable {
    /// The direction is unknown, or does not matter.
    case unspecified
    /// The user of the device acts: sends a message, books a ride.
    case outgoing
    /// The user of the device receives what somebody else sends.
    case incoming
}
