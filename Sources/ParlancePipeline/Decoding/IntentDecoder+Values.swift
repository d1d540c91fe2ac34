import ParlanceGrammar

extension IntentDecoder {
    /// Decodes a value of any type: a `ParameterDecodable` directly, other types by their own decoding.
    static func decode<T: Decodable>(
        _ type: T.Type,
        from values: [ParameterValue],
        path: [any CodingKey]
    ) throws -> T {
        if let known = type as? any ParameterDecodable.Type {
            return try decode(known, from: values.last, path: path)
        }
        do {
            return try T(from: IntentDecoder(.values(values), path: path))
        } catch let error as DecodingError {
            throw error.translated(for: type, from: values.last, path: path)
        }
    }

    private static func decode<T>(
        _ type: any ParameterDecodable.Type,
        from value: ParameterValue?,
        path: [any CodingKey]
    ) throws -> T {
        guard let value else { throw IntentDecodingError.missing(slot: path.slot, expected: type.expectation) }
        guard let made = type.init(parameter: value) as? T else {
            throw IntentDecodingError.mismatch(
                slot: path.slot,
                expected: type.expectation,
                actual: value.value.kind
            )
        }
        return made
    }
}

extension DecodingError {
    /// The error of a type's own decoding as an error of the slot; usually an unknown raw value of an enumeration.
    fileprivate func translated(
        for type: any Decodable.Type,
        from value: ParameterValue?,
        path: [any CodingKey]
    ) -> IntentDecodingError {
        guard case .dataCorrupted(let context) = self else {
            return .refused(slot: path.slot, reason: "\(self)")
        }
        guard let options = IntentDecoder.options(of: type), let value else {
            return .refused(slot: path.slot, reason: context.debugDescription)
        }
        return .mismatch(slot: path.slot, expected: options, actual: value.value.kind)
    }
}

extension IntentDecoder {
    /// The raw values of an enumeration as text; nil for other types.
    fileprivate static func options(of type: any Decodable.Type) -> String? {
        guard type is any RawRepresentable.Type else { return nil }
        guard let enumeration = type as? any CaseIterable.Type else { return "a value of \(type)" }
        return "one of " + rawValues(of: enumeration).map { "'\($0)'" }.joined(separator: ", ")
    }

    private static func rawValues<T: CaseIterable>(of type: T.Type) -> [String] {
        type.allCases.map { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\($0)" }
    }
}

extension [any CodingKey] {
    /// The name of the slot with the path within it: `recipients[1].name`.
    var slot: String {
        reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }
}

extension Value {
    /// The kind of the value, for error messages.
    var kind: String {
        switch self {
        case .null: "nothing"
        case .bool(let flag): "\(flag)"
        case .integer, .number: "the number \(self)"
        case .string(let text): "the text '\(text)'"
        case .array: "the list \(self)"
        case .object: "the object \(self)"
        }
    }
}
