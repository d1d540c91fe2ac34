import ParlanceGrammar

/// What a template demands of a normalized utterance: a template with its rules put in and its text normalized.
///
/// Rules that several templates mention share their storage.
package indirect enum Pattern: Sendable {
    /// These bytes of normalized UTF-8, without blanks; `length` is their number of Unicode scalars.
    case word([UInt8], length: Int)
    /// A blank: the edge of a word. Two of them are one.
    case boundary
    case slot(SlotPattern)
    /// One after the other; an empty one matches nothing-at-all.
    case sequence([Pattern])
    /// One of them, tried in this order.
    case alternatives([Pattern])
    /// All of them, in any order.
    case permutation([Pattern])
    /// A part of which it is known where it comes from; to match it is to match the pattern.
    case marked(PatternMark, Pattern)
}

/// A slot in a pattern.
package struct SlotPattern: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        case named(String)
        case range(NumberRange)
    }

    package var source: Source
    /// The slot's name; for captures the capture's.
    package var name: String
    package var isCapture: Bool
}
