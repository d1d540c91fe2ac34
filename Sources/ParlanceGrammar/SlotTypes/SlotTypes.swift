/// The slot types of a program, by name. The loader and the reader of compiled grammars look types up here.
package struct SlotTypes: Sendable {
    private let types: [String: any SlotType]

    /// - Parameter types: if several have the same name, the last wins.
    package init(_ types: [any SlotType] = []) {
        self.types = Dictionary(types.map { ($0.name, $0) }) { _, last in last }
    }

    package var names: Set<String> { Set(types.keys) }

    package var isEmpty: Bool { types.isEmpty }

    /// The list of a type; nil if there is no such type, or the options are invalid.
    package func list(_ name: String, options: [String: Value] = [:]) -> TypedList? {
        types[name]?.configured(by: options).map { TypedList($0) }
    }
}
