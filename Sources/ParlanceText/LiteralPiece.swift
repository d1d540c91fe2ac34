/// A part of a template's literal text.
public enum LiteralPiece: Sendable, Hashable {
    /// A position where `NormalizedText.isBoundary` must hold, and where a blank is consumed.
    case blank
    /// Bytes that the text must contain.
    case word([UInt8])
    /// Punctuation beside a slot, in a language that writes no blanks. The text contains it if the words on both sides
    /// are of other scripts (`10:30`); otherwise normalization removed it (`客厅:5`), and there is only the edge of a
    /// word.
    case mark([UInt8])
}
