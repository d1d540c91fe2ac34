import ParlanceGrammar

/// One way to understand an utterance.
public struct Reading: Sendable {
    public var intent: String
    /// Spoken slots in the order in which they were said, then fixed ones, then those from the context, these by name.
    public var slots: [Slot]
    /// The caller's context, overlaid by that of the values that were said.
    public var context: [String: Value]
    /// The key of the response.
    public var response: String
    /// What the block carries along.
    public var metadata: [String: Value]
    /// How many edits it took to make the utterance fit; 0 if it did.
    public var edits: Int
    public var template: String
    /// Where the template was written.
    public var source: SourcePlace

    /// The slot of that name; of several the last.
    public subscript(name: String) -> Slot? {
        slots.last { $0.name == name }
    }
}
