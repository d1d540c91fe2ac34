import Foundation

/// What a line of a batch is answered with.
public enum BatchAnswer: Sendable {
    case parse(ParseResult)
    /// The number of values each list now has.
    case lists([String: Int])
    case error(BatchError)
}

extension BatchAnswer {
    /// The answer on a line of JSON, in UTF-8 and without a newline, with the `id` that came with the request.
    func line(id: BatchIdentifier?) -> Data {
        var object = members.mapValues(\.foundation)
        object["id"] = id?.foundation
        return Value.data(of: object)
    }

    private var members: [String: Value] {
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
    var valueCount: Int {
        switch self {
        case .values(let values): values.count
        case .range(let range): range.count
        case .wildcard: 0
        }
    }
}
