/// What a line of a batch is answered with.
public enum BatchAnswer: Sendable {
    case parse(ParseResult)
    /// The number of values each list now has.
    case lists([String: Int])
    case error(BatchError)
}

/// An answer with the `id` that came with the request.
struct IdentifiedAnswer: Encodable {
    var id: Value?
    var answer: BatchAnswer

    private enum CodingKeys: CodingKey { case id, lists, error }
    private enum ErrorKeys: CodingKey { case kind, message }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        switch answer {
        case .parse(let result): try result.encode(to: encoder)
        case .lists(let counts): try container.encode(counts, forKey: .lists)
        case .error(let error):
            var details = container.nestedContainer(keyedBy: ErrorKeys.self, forKey: .error)
            try details.encode("invalid-request", forKey: .kind)
            try details.encode(error.message, forKey: .message)
        }
    }
}

extension SlotList {
    /// How many values the list has; a wildcard has none.
    var valueCount: Int {
        switch self {
        case .values(let values): values.count
        case .range(let range): range.count
        case .wildcard: 0
        }
    }
}
