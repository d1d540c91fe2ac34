/// What a request takes from an earlier one of the dialog: "call her", "turn it off", "the same to Ben".
public struct FollowUp: Sendable, Hashable, Codable {
    /// The identifier of the earlier interaction.
    public var interaction: String
    /// The utterance with the words that its pronoun stands for; nil if it has none.
    public var understood: String?
    /// The parameters whose values come from the earlier request, in order.
    public var parameters: [String]

    /// Creates the origin of values.
    public init(interaction: String, understood: String? = nil, parameters: [String]) {
        self.interaction = interaction
        self.understood = understood
        self.parameters = parameters
    }
}
