import ParlanceGrammar

/// A sentence as it is found by following templates: what to parse, and what to show.
struct OverlapSentence {
    /// Stands for any words, and for values of lists that nobody has given; no grammar holds it.
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

    /// Adds any words for a slot.
    mutating func addPlaceholder(named name: String) {
        text += Array(Self.placeholder.utf8)
        shown += Array("{\(name)}".utf8)
    }

    var utterance: String { String(decoding: text, as: UTF8.self) }
    var description: String { String(decoding: shown, as: UTF8.self) }
}
