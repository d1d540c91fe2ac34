/// A slot and its fillings.
struct SlotPhrase: Sendable {
    /// The name under which the value is delivered.
    let name: String
    /// Whether the words are matched, but are no slot of the reading.
    let isCapture: Bool
    let fillings: SlotFillings
}
