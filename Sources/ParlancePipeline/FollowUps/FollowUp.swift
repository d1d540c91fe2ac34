/// The values that a request takes from an earlier one of the dialog: "call her", "turn it off", "the same to Ben".
public struct FollowUp: Sendable, Hashable, Codable {
    /// The identifier of the earlier interaction.
    public var interaction: String
    /// The utterance with the words that its pronoun stands for; nil if it has none.
    public var understood: String?
    /// The parameters whose values come from the earlier request, in order.
    public var parameters: [String]
    /// Whether the request changes the earlier one, which is not undone: the handler changes what it has begun. Only intents that
    /// are declared as `revisable` have such requests.
    public var isRevision: Bool

    /// Creates the origin of values.
    public init(interaction: String, understood: String? = nil, parameters: [String], isRevision: Bool = false) {
        self.interaction = interaction
        self.understood = understood
        self.parameters = parameters
        self.isRevision = isRevision
    }

    /// Reads an origin; a missing `isRevision` is false.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        interaction = try members.decode(String.self, forKey: .interaction)
        understood = try members.decodeIfPresent(String.self, forKey: .understood)
        parameters = try members.decode([String].self, forKey: .parameters)
        isRevision = try members.decodeIfPresent(Bool.self, forKey: .isRevision) ?? false
    }
}
