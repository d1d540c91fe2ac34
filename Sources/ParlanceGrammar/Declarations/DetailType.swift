/// The type of a response's detail.
package enum DetailType: Sendable, Hashable {
    /// Values of any type.
    case any
    case text, integer, number, boolean
    /// One of these texts, in the order of declaration.
    case option([String])
    /// An amount in a currency (SiriKit: `INCurrencyAmount`).
    case money
    /// A point in time, in ISO 8601.
    case date
    /// A structure with SiriKit's members, by its name in files.
    case structure(String)

    /// The names of the structures in files. The name of the Swift type follows from each: `ride-status`, `RideStatus`.
    package static let structures = [
        "bill-details", "call-record", "message-record", "note-item", "payment-account", "payment-method",
        "payment-record", "person", "placemark", "ride-option", "ride-status", "task-item", "task-list",
    ]

    /// The names of types in files, without options, which follow from the key `options`.
    package static let names = ["any", "text", "integer", "number", "boolean", "money", "date"] + structures

    /// The type of a name in files; nil if there is none.
    package init?(_ name: String) {
        switch name {
        case "any": self = .any
        case "text": self = .text
        case "integer": self = .integer
        case "number": self = .number
        case "boolean": self = .boolean
        case "money": self = .money
        case "date": self = .date
        default:
            guard Self.structures.contains(name) else { return nil }
            self = .structure(name)
        }
    }

    /// The name of the Swift type of a structure.
    package static func swiftName(of structure: String) -> String {
        structure.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
