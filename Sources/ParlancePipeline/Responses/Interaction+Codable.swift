#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Interaction: Codable {
    private enum CodingKeys: String, CodingKey {
        case identifier, request, response, started, ended, direction, group
    }

    /// Reads an interaction; `response`, `direction` and `group` may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            identifier: try container.decode(String.self, forKey: .identifier),
            request: try container.decode(IntentRequest.self, forKey: .request),
            response: try container.decodeIfPresent(IntentResponse.self, forKey: .response),
            started: try container.decode(Date.self, forKey: .started),
            ended: try container.decode(Date.self, forKey: .ended),
            direction: try container.decodeIfPresent(InteractionDirection.self, forKey: .direction) ?? .unspecified,
            group: try container.decodeIfPresent(String.self, forKey: .group)
        )
    }

    /// Writes the interaction, without an unspecified direction.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(request, forKey: .request)
        try container.encodeIfPresent(response, forKey: .response)
        try container.encode(started, forKey: .started)
        try container.encode(ended, forKey: .ended)
        if direction != .unspecified { try container.encode(direction, forKey: .direction) }
        try container.encodeIfPresent(group, forKey: .group)
    }
}
