import ParlanceGrammar

/// A sentence found by following templates: the utterance to parse, and its description for display.
struct OverlapSentence {
    /// A placeholder for arbitrary words, and for values of undefined lists; no grammar contains it.
    static let placeholder = "qxzq"

    private(set) var text: [UInt8] = []
    private(set) var shown: [UInt8] = []

    mutating func add(byte: UInt8) {
        text.append(byte)
        shown.append(byte)
    }

    mutating func add(words: some Sequence<UInt8>) {
        for byte in words { add(byte: byte) }
    }

    /// Adds the placeholder for a slot, described by a name in braces.
    mutating func addPlaceholder(named name: String) {
        text += Array(Self.placeholder.utf8)
        shown += Array("{\(name)}".utf8)
    }

    var utterance: String { String(decoding: text, as: UTF8.self) }
    var description: String { String(decoding: shown, as: UTF8.self) }
}
