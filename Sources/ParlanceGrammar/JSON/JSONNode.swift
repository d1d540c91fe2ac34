/// A JSON value with its place.
package struct JSONNode: Sendable {
    /// The content of a value.
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number as it is written, because it may have more digits than a `Double` holds.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in their order; names may repeat.
        case object([Member])
    }

    /// A member of an object.
    package struct Member: Sendable {
        package let name: String
        /// The offset of the name's first quotation mark, in bytes.
        package let start: Int
        package let value: JSONNode
    }

    package let content: Content
    /// The offset of the first character, in bytes.
    package let start: Int
}

extension JSONNode {
    /// The members of an object, of those with the same name the last one; nil for anything else.
    package var members: [String: JSONNode]? {
        guard case .object(let members) = content else { return nil }
        return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
    }

    /// The node without places. Integers outside the range of `Int` become the nearest `Double`.
    package var value: Value {
        switch content {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): Self.number(text)
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(\.value))
        case .object(let members): .object(Dictionary(members.map { ($0.name, $0.value.value) }) { _, last in last })
        }
    }

    private static func number(_ text: String) -> Value {
        Int(text).map(Value.integer) ?? Double(text).map(Value.number) ?? .null
    }
}
