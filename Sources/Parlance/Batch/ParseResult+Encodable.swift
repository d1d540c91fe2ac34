// The JSON form of readings, as the batch contract has it. Offsets count Unicode scalars.

extension ParseResult: Encodable {
    private enum CodingKeys: CodingKey { case text, match, readings, nearest }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(match, forKey: .match)
        try container.encode(readings, forKey: .readings)
        if match == .none { try container.encode(nearest, forKey: .nearest) }
    }
}

extension Reading: Encodable {
    private enum CodingKeys: CodingKey {
        case intent, slots, context, response, metadata, edits, template, source
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(intent, forKey: .intent)
        let named = Dictionary(slots.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        try container.encode(named, forKey: .slots)
        try container.encode(context, forKey: .context)
        try container.encode(response, forKey: .response)
        try container.encode(metadata, forKey: .metadata)
        try container.encode(edits, forKey: .edits)
        try container.encode(template, forKey: .template)
        try container.encode(source.description, forKey: .source)
    }
}

extension Slot: Encodable {
    private enum CodingKeys: CodingKey { case value, text, start, end, kind, metadata }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        guard let spoken else { return }
        try container.encode(spoken.text, forKey: .text)
        try container.encode(spoken.scalarRange.lowerBound, forKey: .start)
        try container.encode(spoken.scalarRange.upperBound, forKey: .end)
    }
}

extension NearMiss: Encodable {
    private enum CodingKeys: CodingKey { case template, source, matched, stopped, expected, unknown }
    private enum StoppedKeys: CodingKey { case start, end }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(template, forKey: .template)
        try container.encode(source.description, forKey: .source)
        try container.encode(matched, forKey: .matched)
        var place = container.nestedContainer(keyedBy: StoppedKeys.self, forKey: .stopped)
        try place.encode(stoppedScalars.lowerBound, forKey: .start)
        try place.encode(stoppedScalars.upperBound, forKey: .end)
        try container.encode(expected, forKey: .expected)
        try container.encodeIfPresent(unknown, forKey: .unknown)
    }
}

extension NearMiss.Expected: Encodable {
    private enum CodingKeys: CodingKey { case slot, text }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .slot(let name): try container.encode(name, forKey: .slot)
        case .text(let text): try container.encode(text, forKey: .text)
        }
    }
}

extension NearMiss.UnknownValue: Encodable {
    private enum CodingKeys: CodingKey { case slot, text }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(slot, forKey: .slot)
        try container.encode(text, forKey: .text)
    }
}
