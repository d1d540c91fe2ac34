import ParlanceGrammar

/// A compiled template, with its rules expanded and its text normalized.
///
/// Templates that mention the same rule share its storage.
package indirect enum Pattern: Sendable {
    /// These bytes of normalized UTF-8, without blanks; `length` is their number of Unicode scalars.
    case word([UInt8], length: Int)
    /// The edge of a word, a blank in normalized text. Two boundaries in a row are one.
    case boundary
    case slot(SlotPattern)
    /// The patterns one after the other; an empty sequence matches the empty text.
    case sequence([Pattern])
    /// One of the patterns, tried in this order.
    case alternatives([Pattern])
    /// All of the patterns, in any order.
    case permutation([Pattern])
    /// Repetitions of a pattern, one or more, with separators; the slot gathers theirs.
    case repetition(SlotPattern, item: Pattern, separator: Pattern)
    /// A pattern with its origin in the template; the mark does not affect matching.
    case marked(PatternMark, Pattern)
}

/// A slot in a pattern.
package struct SlotPattern: Sendable, Hashable {
    /// The numbers or values that fill the slot.
    package enum Source: Sendable, Hashable {
        case named(String)
        case range(NumberRange)
    }

    package var source: Source
    /// The name of the slot or of the capture.
    package var name: String
    package var isCapture: Bool
    package var role: SlotRole

    package init(source: Source, name: String, isCapture: Bool = false, role: SlotRole = .single) {
        self.source = source
        self.name = name
        self.isCapture = isCapture
        self.role = role
    }
}

/// The relation of a slot to repetitions.
package enum SlotRole: Int, Sendable {
    /// A slot of the reading.
    case single
    /// A slot within a repetition.
    case gathered
    /// A slot that gathers repetitions as objects of slots.
    case objects
    /// A slot that gathers repetitions of one slot as its values.
    case values

    /// Whether the slot gathers others.
    var isRepeated: Bool { self == .objects || self == .values }
}

/// The part of a template, or of a rule that it mentions, from which a part of a pattern was compiled.
package enum PatternMark: Sendable {
    /// Any expression except a sequence, which its items represent; for a choice its number among the `choices` of the
    /// template or the rule.
    case expression(TemplateExpression, choice: Int?)
    /// A branch or an item of the enclosing group, numbered from 0.
    case part(Int)
    /// A rule between particular neighbours, the same object wherever its pattern is the same.
    case rule(Rule)

    /// The identity of a rule's pattern.
    package final class Rule: Sendable {}
}
