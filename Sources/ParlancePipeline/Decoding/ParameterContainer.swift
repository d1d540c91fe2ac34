/// The parameters of an intent, or the members of an object, by their names.
struct ParameterContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: [ParameterValue]]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.keys.sorted().compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    /// A parameter without a value is not there, so none is null.
    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    /// Nothing at all makes an empty array, and for anything else an error.
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try IntentDecoder.decode(type, from: members[key.stringValue] ?? [], path: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(for: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        throw IntentDecodingError.refused(slot: codingPath.slot, reason: "classes that inherit can't be decoded")
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { decoder(for: key) }

    private func decoder(for key: Key) -> IntentDecoder {
        IntentDecoder(.values(members[key.stringValue] ?? []), path: codingPath + [key])
    }
}
