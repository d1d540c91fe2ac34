/// A value of a grammar file or a JSON line: a slot's value, a context value or metadata.
///
/// Numbers are equal if they have the same numeric value: `50` and `50.0`.
///
/// ```swift
/// let value = Value.object(["room": .string("kitchen"), "level": .integer(2)])
/// print(value.object!["room"]!, value.object!["level"]!)  // kitchen 2
/// ```
public enum Value: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])
}

extension Value {
    /// Creates an integer if the number is whole, otherwise a number.
    public init(number: Double) {
        self = Int(exactly: number).map(Value.integer) ?? .number(number)
    }

    /// The text; nil for values of other types.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The members; nil for values of other types.
    public var object: [String: Value]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// Whether the value means true as a setting: not null, false, zero or empty.
    public var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let flag): flag
        case .integer(let number): number != 0
        case .number(let number): number != 0
        case .string(let text): !text.isEmpty
        case .array(let items): !items.isEmpty
        case .object(let members): !members.isEmpty
        }
    }
}

extension Value: Hashable {
    /// Equal values are of the same type, except that a whole number equals an integer.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.integer(let a), .number(let b)), (.number(let b), .integer(let a)): Int(exactly: b) == a
        case (.string(let a), .string(let b)): a.unicodeScalars.elementsEqual(b.unicodeScalars)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        default: false
        }
    }

    /// Hashes equal values alike, integers and whole numbers included.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let flag): hasher.combine(flag)
        case .integer(let number): hasher.combine(number)
        case .number(let number): Int(exactly: number).map { hasher.combine($0) } ?? hasher.combine(number)
        case .string(let text): hasher.combine(text)
        case .array(let items): hasher.combine(items)
        case .object(let members): hasher.combine(members)
        }
    }
}

extension Value: CustomStringConvertible {
    /// The value on one line for display; texts are unquoted.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .string(let text): text
        case .array(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}
