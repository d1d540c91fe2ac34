import ParlanceGrammar

/// How far a template got that did not match, and what stopped it.
///
/// ```swift
/// let miss = try parser.parse("water the orchids").nearest[0]
/// print(miss.unknown!.slot, miss.unknown!.text)  // plant orchids
/// ```
public struct NearMiss: Sendable {
    /// The text of the template.
    public var template: String
    /// The place of the template in its file.
    public var source: SourcePlace
    /// How many words of the utterance the template could read before it stopped, those that a wildcard took not counted.
    public var matched: Int
    /// The word at which it stopped; empty at the end of the utterance.
    public var stopped: Range<String.Index>
    /// The same in Unicode scalars.
    public var stoppedScalars: Range<Int>
    /// What it would have accepted there; nothing: the utterance should have ended.
    public var expected: [Expected]
    /// Words that stand where a slot should, and that the slot's list does not know.
    public var unknown: UnknownValue?

    /// A continuation that the template would have accepted.
    public enum Expected: Sendable, Hashable {
        case slot(String)
        case text(String)
    }

    /// Words in the place of a slot that its list does not contain.
    public struct UnknownValue: Sendable, Hashable {
        /// The name of the slot.
        public var slot: String
        /// The words as the caller wrote them.
        public var text: String
        /// What the list does know that comes near; only an explanation has it.
        package var known: KnownValue?
    }
}
