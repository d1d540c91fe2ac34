/// The answer to a line of a batch.
package enum BatchAnswer: Sendable {
    /// The result, with the selector of the app for each reading.
    case parse(ParseResult, AppSelector)
    /// The requests of the utterance, with the selector of the app for each reading.
    case requests(RequestsResult, AppSelector)
    /// The number of values in each list.
    case lists([String: Int])
    /// The number of the user's terms by name, and the terms that were left out.
    case vocabulary([VocabularyName: Int], leftOut: [VocabularyReport.Entry])
    case error(BatchError)
}

/// An answer with the `id` of its request.
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
    /// The answer to a line without an `id`.
    package var json: Value { .object(members) }

    fileprivate var members: [String: Value] {
        switch self {
        case .parse(let result, let selector): result.members(selectingBy: selector)
        case .requests(let result, let selector): result.members(selectingBy: selector)
        case .lists(let counts): ["lists": .object(counts.mapValues(Value.integer))]
        case .vocabulary(let counts, let leftOut): Self.members(counts, leftOut)
        case .error(let error):
            ["error": .object(["kind": .string("invalid-request"), "message": .string(error.message)])]
        }
    }
}

extension BatchAnswer {
    private static func members(
        _ counts: [VocabularyName: Int],
        _ leftOut: [VocabularyReport.Entry]
    ) -> [String: Value] {
        let named = Dictionary(counts.map { ($0.text, Value.integer($1)) }) { first, _ in first }
        var members: [String: Value] = ["vocabulary": .object(named)]
        if !leftOut.isEmpty { members["left_out"] = .array(leftOut.map(\.json)) }
        return members
    }
}

extension SlotList {
    /// The number of values in the list; 0 for a wildcard or a type.
    package var valueCount: Int {
        switch self {
        case .values(let values): values.count
        case .range(let range): range.count
        case .wildcard, .words, .typed: 0
        }
    }
}
