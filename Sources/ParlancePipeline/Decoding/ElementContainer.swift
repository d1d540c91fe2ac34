import ParlanceGrammar

/// The values of a parameter, one by one.
struct ElementContainer: UnkeyedDecodingContainer {
    let elements: [ParameterValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(elements: [ParameterValue], codingPath: [any CodingKey]) {
        self.elements = elements
        self.codingPath = codingPath
    }

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard try element().value == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let made = try IntentDecoder.decode(type, from: [try element()], path: path)
        currentIndex += 1
        return made
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private var path: [any CodingKey] { codingPath + [ElementKey(currentIndex)] }

    private func element() throws -> ParameterValue {
        guard !isAtEnd else { throw IntentDecodingError.missing(slot: path.slot, expected: "another value") }
        return elements[currentIndex]
    }

    private mutating func next() throws -> IntentDecoder {
        let decoder = IntentDecoder(.values([try element()]), path: path)
        currentIndex += 1
        return decoder
    }
}

/// The index of a value within its parameter.
private struct ElementKey: CodingKey {
    let intValue: Int?

    init(_ index: Int) { intValue = index }

    init(intValue: Int) { self.init(intValue) }

    init?(stringValue: String) { nil }

    var stringValue: String { "\(intValue ?? 0)" }
}
