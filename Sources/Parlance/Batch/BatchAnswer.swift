/// What a line of a batch is answered with.
public enum BatchAnswer: Sendable {
    case parse(ParseResult)
    /// The number of values each list now has.
    case lists([String: Int])
    case error(BatchError)
}

/// An answer with the `id` that came with the request.
struct IdentifiedAnswer: Encodable {
    let answer: BatchAnswer
    let id: BatchIdentifier?

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(id, forKey: Key(stringValue: "id"))
        for (key, value) in answer.members { try container.encode(value, forKey: Key(stringValue: key)) }
    }
}

extension BatchAnswer {
    fileprivate var members: [String: Value] {
        switch self {
        case .parse(let result): result.members
        case .lists(let counts): ["lists": .object(counts.mapValues(Value.integer))]
        case .error(let error):
            ["error": .object(["kind": .string("invalid-request"), "message": .string(error.message)])]
        }
    }
}

extension SlotList {
    /// How many values the list has; a wildcard has none.
    package var valueCount: Int {
        switch self {
        case .values(let values): values.count
        case .range(let range): range.count
        case .wildcard: 0
        }
    }
}
