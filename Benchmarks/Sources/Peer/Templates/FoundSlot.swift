import Parlance

/// A slot found in an utterance.
struct FoundSlot {
    var name: String
    var isCapture: Bool
    /// The range in bytes of the normalized text.
    var range: Range<Int>
    var kind: Kind
    /// Nil for the words themselves.
    var value: Value?
    var context: [String: Value] = [:]

    enum Kind {
        case listed, digits, spelled, wildcard
    }

    init(_ slot: SlotNode, in range: Range<Int>, _ kind: Kind, value: Value?, context: [String: Value] = [:]) {
        name = slot.name
        isCapture = slot.isCapture
        self.range = range
        self.kind = kind
        self.value = value
        self.context = context
    }
}
