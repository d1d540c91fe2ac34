import ParlanceGrammar

/// Decodes Swift values from the parameters of a request.
///
/// On top there are the parameters, which are lists of values; below are values, which may be objects and arrays themselves.
struct IntentDecoder: Decoder {
    enum Contents {
        case parameters(IntentRequest)
        /// Those of one parameter, or a member of one.
        case values([ParameterValue])
    }

    let contents: Contents
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ contents: Contents, path: [any CodingKey]) {
        self.contents = contents
        codingPath = path
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(ParameterContainer<Key>(members: try members(), codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        ElementContainer(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        ValueContainer(parameter: values.last, codingPath: codingPath)
    }

    private var values: [ParameterValue] {
        switch contents {
        case .parameters: []
        case .values(let values): values
        }
    }

    /// Several slots are so many elements; a slot whose value is a list has them in itself.
    private var elements: [ParameterValue] {
        values.flatMap { parameter in
            guard case .array(let items) = parameter.value else { return [parameter] }
            return items.map { ParameterValue($0) }
        }
    }

    private func members() throws -> [String: [ParameterValue]] {
        switch contents {
        case .parameters(let request):
            return Dictionary(uniqueKeysWithValues: request.names.map { ($0, request.values(of: $0)) })
        case .values(let values):
            guard let last = values.last else {
                throw IntentDecodingError.missing(slot: codingPath.slot, expected: "an object")
            }
            guard case .object(let members) = last.value else {
                throw IntentDecodingError.mismatch(
                    slot: codingPath.slot,
                    expected: "an object",
                    actual: last.value.kind
                )
            }
            return members.filter { $0.value != .null }.mapValues { [ParameterValue($0)] }
        }
    }
}
