/// The parameters of an intent, or the members of an object, by name.
struct ParameterContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: [ParameterValue]]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.keys.sorted().compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    /// A parameter without a value is absent, so a present one is never null.
    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    /// Decodes an absent parameter as an empty array; for other types it is an error.
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
