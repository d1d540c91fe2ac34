/// A slot and its possible fillings.
struct SlotPhrase: Sendable {
    /// The name under which the value is delivered.
    let name: String
    /// Whether the words are matched without becoming a slot of the reading.
    let isCapture: Bool
    let fillings: SlotFillings
}
