import ParlanceGrammar

/// How far a template got that did not match, and what stopped it.
public struct NearMiss: Sendable {
    public var template: String
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

    public enum Expected: Sendable, Hashable {
        case slot(String)
        case text(String)
    }

    public struct UnknownValue: Sendable, Hashable {
        public var slot: String
        public var text: String
        /// What the list does know that comes near; only an explanation has it.
        package var known: KnownValue?
    }
}
