import ParlanceGrammar

/// A template that did not match: how much of the utterance it read, and where it stopped.
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
    /// The number of words that the template read before it stopped, without those that a wildcard took.
    public var matched: Int
    /// The word at which the template stopped; empty at the end of the utterance.
    public var stopped: Range<String.Index>
    /// The same range in Unicode scalars.
    public var stoppedScalars: Range<Int>
    /// The continuations that the template would have accepted there; empty if the utterance should have ended.
    public var expected: [Expected]
    /// The words in the place of a slot whose list does not contain them.
    public var unknown: UnknownValue?
    /// A correction of the word that was not made, and the reason; set only in explanations.
    package var refusal: RefusedWord?

    /// A continuation that the template would have accepted.
    public enum Expected: Sendable, Hashable {
        /// A slot, by its name.
        case slot(String)
        /// Literal text, normalized.
        case text(String)
    }

    /// Words in the place of a slot that its list does not contain.
    public struct UnknownValue: Sendable, Hashable {
        /// The name of the slot.
        public var slot: String
        /// The name of the list that the slot takes its values from; nil if it has none.
        package var list: String?
        /// The words as the user wrote them.
        public var text: String
        /// A similar value that the list contains; set only in explanations.
        package var known: KnownValue?
    }
}
