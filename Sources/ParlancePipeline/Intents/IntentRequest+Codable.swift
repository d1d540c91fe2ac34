import ParlanceGrammar

extension IntentRequest: Codable {
    private enum CodingKeys: String, CodingKey {
        case intent, language, context, parameters, app, corrections, modifiers, followUp, shortcut
        case isTentative = "tentative"
    }

    /// Decodes a request; missing members are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            intent: try container.decode(String.self, forKey: .intent),
            language: try container.decode(String.self, forKey: .language),
            parameters: try container.decode([String: [ParameterValue]].self, forKey: .parameters),
            context: try container.decode([String: Value].self, forKey: .context)
        )
        app = try container.decodeIfPresent(SelectedApp.self, forKey: .app)
        corrections = try container.decodeIfPresent([Correction].self, forKey: .corrections) ?? []
        modifiers = try container.decodeIfPresent([RequestModifier].self, forKey: .modifiers) ?? []
        followUp = try container.decodeIfPresent(FollowUp.self, forKey: .followUp)
        shortcut = try container.decodeIfPresent(String.self, forKey: .shortcut)
        isTentative = try container.decodeIfPresent(Bool.self, forKey: .isTentative) ?? false
    }

    /// Leaves out empty members.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(intent, forKey: .intent)
        try container.encode(language, forKey: .language)
        try container.encode(context, forKey: .context)
        try container.encode(parameters, forKey: .parameters)
        try container.encodeIfPresent(app, forKey: .app)
        if !corrections.isEmpty { try container.encode(corrections, forKey: .corrections) }
        if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
        try container.encodeIfPresent(followUp, forKey: .followUp)
        try container.encodeIfPresent(shortcut, forKey: .shortcut)
        if isTentative { try container.encode(true, forKey: .isTentative) }
    }
}
