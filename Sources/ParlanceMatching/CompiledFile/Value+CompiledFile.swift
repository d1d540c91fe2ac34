import ParlanceGrammar

/// The tag before a value.
private enum Kind: Int {
    case null, no, yes, integer, number, string, array, object
}

extension CompiledFileWriter {
    mutating func write(_ value: Value) {
        write(Kind(value).rawValue)
        switch value {
        case .null, .bool: break
        case .integer(let number): write(number)
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let items): write(items) { $0.write($1) }
        case .object(let members): write(members) { $0.write($1) }
        }
    }
}

extension Kind {
    fileprivate init(_ value: Value) {
        self =
            switch value {
            case .null: .null
            case .bool(let flag): flag ? .yes : .no
            case .integer: .integer
            case .number: .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }
}

extension CompiledFileReader {
    /// The maximum nesting of values: more than in any grammar that the loader accepts.
    private static let depthLimit = 256

    mutating func value(depth: Int = 0) throws(CompiledGrammarError) -> Value {
        try require(depth < Self.depthLimit)
        guard let kind = Kind(rawValue: try number()) else { throw .damaged(part) }
        switch kind {
        case .null: return .null
        case .no: return .bool(false)
        case .yes: return .bool(true)
        case .integer: return .integer(try number())
        case .number: return .number(try double())
        case .string: return .string(try string())
        case .array:
            return .array(try array { reader throws(CompiledGrammarError) in try reader.value(depth: depth + 1) })
        case .object:
            return .object(try dictionary { reader throws(CompiledGrammarError) in try reader.value(depth: depth + 1) })
        }
    }

    mutating func values() throws(CompiledGrammarError) -> [String: Value] {
        try dictionary { reader throws(CompiledGrammarError) in try reader.value() }
    }
}
