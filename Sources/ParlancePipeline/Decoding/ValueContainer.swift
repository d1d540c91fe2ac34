import ParlanceGrammar

/// A single value of a parameter.
struct ValueContainer: SingleValueDecodingContainer {
    let parameter: ParameterValue?
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { parameter.map { $0.value == .null } ?? true }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try IntentDecoder.decode(type, from: parameter.map { [$0] } ?? [], path: codingPath)
    }
}
