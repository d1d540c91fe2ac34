/// What a mapping in a file may hold: the one list of keys that readers check against and that schemas are made of.
package struct KeyTable: Sendable {
    /// What a schema calls mappings of this kind.
    package let name: String
    /// What such a mapping is, in one sentence.
    package let description: String
    package let keys: [Key]
    /// Keys of which at least one must be there.
    package let alternatives: [String]
    /// The names of all keys.
    package let names: Set<String>

    package struct Key: Sendable {
        package let name: String
        /// What to write there and what it does, in one sentence.
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

    /// The same table with other keys behind.
    package func adding(_ more: [Key]) -> KeyTable {
        KeyTable(name, description, oneOf: alternatives, keys + more)
    }
}

extension KeyTable.Key {
    /// A key that may be left out.
    package static func optional(_ name: String, _ shape: FileShape, _ description: String) -> Self {
        Self(name: name, description: description, shape: shape, isRequired: false)
    }

    /// A key that must be there.
    package static func required(_ name: String, _ shape: FileShape, _ description: String) -> Self {
        Self(name: name, description: description, shape: shape, isRequired: true)
    }
}
