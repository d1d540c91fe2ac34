/// Writes JSON Schemas (draft 2020-12) for files, from the tables that readers check keys against.
package struct JSONSchema {
    private var definitions: [String: Value] = [:]

    /// The schema of files of one kind.
    ///
    /// - Parameters:
    ///   - name: the last part of the schema's identifier, `urn:parlance:schema:<name>`.
    ///   - title: a short description of such files.
    package static func schema(_ name: String, title: String, of shape: FileShape) -> Value {
        var builder = JSONSchema()
        var schema = builder.value(of: shape)
        schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
        schema["$id"] = .string("urn:parlance:schema:\(name)")
        schema["title"] = .string(title)
        schema["$defs"] = .object(builder.definitions)
        return .object(schema)
    }

    private mutating func value(of shape: FileShape) -> [String: Value] {
        switch shape {
        case .anything: [:]
        case .text: ["type": .array([.string("string"), .string("number")])]
        case .string: type("string")
        case .pattern(let pattern): type("string").merging(["pattern": .string(pattern)]) { $1 }
        case .bool: type("boolean")
        case .integer(let least): type("integer").merging(least.map { ["minimum": .integer($0)] } ?? [:]) { $1 }
        case .number: type("number")
        case .options(let options): ["enum": .array(options.map(Value.string))]
        case .list(let items, let least): list(of: items, least: least)
        case .map(let shape): type("object").merging(["additionalProperties": .object(value(of: shape))]) { $1 }
        case .table(let table): reference(to: table)
        case .either(let shapes): ["anyOf": .array(shapes.map { .object(value(of: $0)) })]
        case .orNothing(let shape): ["anyOf": .array([.object(value(of: shape)), .object(type("null"))])]
        }
    }

    private func type(_ name: String) -> [String: Value] { ["type": .string(name)] }

    private mutating func list(of items: FileShape, least: Int) -> [String: Value] {
        var schema = type("array")
        schema["items"] = .object(value(of: items))
        if least > 0 { schema["minItems"] = .integer(least) }
        return schema
    }

    /// A reference to the definition of a table; tables are defined once, under their names.
    private mutating func reference(to table: KeyTable) -> [String: Value] {
        if definitions[table.name] == nil {
            definitions[table.name] = .null
            definitions[table.name] = .object(definition(of: table))
        }
        return ["$ref": .string("#/$defs/\(table.name)")]
    }

    private mutating func definition(of table: KeyTable) -> [String: Value] {
        var properties: [String: Value] = [:]
        for key in table.keys {
            var schema = value(of: key.shape)
            schema["description"] = .string(key.description)
            properties[key.name] = .object(schema)
        }
        var definition = type("object")
        definition["description"] = .string(table.description)
        definition["properties"] = .object(properties)
        definition["additionalProperties"] = .bool(false)
        let required = table.keys.filter(\.isRequired).map { Value.string($0.name) }
        if !required.isEmpty { definition["required"] = .array(required) }
        if !table.alternatives.isEmpty {
            definition["anyOf"] = .array(table.alternatives.map { .object(["required": .array([.string($0)])]) })
        }
        return definition
    }
}
