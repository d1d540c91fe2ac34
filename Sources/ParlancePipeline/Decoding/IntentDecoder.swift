import ParlanceGrammar

/// Decodes Swift values from the parameters of a request.
///
/// The top level contains the parameters, which are lists of values; a value may be an object or an array itself.
struct IntentDecoder: Decoder {
    enum Contents {
        case parameters(IntentRequest)
        /// The values of one parameter, or of a member of one.
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

    /// Each slot is an element; a slot whose value is an array contributes that array's elements.
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
