/// The keys of a mapping in a file: the single list for both readers and schemas.
package struct KeyTable: Sendable {
    /// The name of such mappings in a schema.
    package let name: String
    /// The description of such mappings, in one sentence.
    package let description: String
    /// The keys, in order.
    package let keys: [Key]
    /// Keys of which at least one is required.
    package let alternatives: [String]
    /// The names of all keys.
    package let names: Set<String>

    /// A key of the mapping, with its value's shape.
    package struct Key: Sendable {
        package let name: String
        /// The value and effect of the key, in one sentence.
        package let description: String
        package let shape: FileShape
        package let isRequired: Bool
    }

    package init(_ name: String, _ description: String, oneOf alternatives: [String] = [], _ keys: [Key]) {
        self.name = name
        self.description = description
        self.keys = keys
        self.alternatives = alternatives
        names = Set(keys.map(\.name))
    }

    /// A copy with further keys appended.
    package func adding(_ more: [Key]) -> KeyTable {
        KeyTable(name, description, oneOf: alternatives, keys + more)
    }
}

extension KeyTable.Key {
    /// Creates an optional key.
    package static func optional(_ name: String, _ shape: FileShape, _ description: String) -> Self {
        Self(name: name, description: description, shape: shape, isRequired: false)
    }

    /// Creates a required key.
    package static func required(_ name: String, _ shape: FileShape, _ description: String) -> Self {
        Self(name: name, description: description, shape: shape, isRequired: true)
    }
}
