/// What a line of a batch is answered with.
public enum BatchAnswer: Sendable {
    case parse(ParseResult)
    /// The number of values each list now has.
    case lists([String: Int])
    case error(BatchError)
}

extension BatchAnswer {
    /// The answer on a line of JSON, in UTF-8 and without a newline; the `id` that came with the request stands first.
    func line(id: BatchIdentifier?) -> [UInt8] {
        var writer = JSONWriter()
        var members = self.members.sorted { $0.key < $1.key }
            .map { (key: $0.key, value: Member.value($0.value)) }
        if let id { members.insert((key: "id", value: .id(id)), at: 0) }
        writer.write(members: members) { writer, member in
            switch member {
            case .id(let id): writer.write(raw: String(decoding: id.json, as: UTF8.self))
            case .value(let value): writer.write(value)
            }
        }
        return writer.bytes
    }

    private enum Member {
        case id(BatchIdentifier)
        case value(Value)
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
