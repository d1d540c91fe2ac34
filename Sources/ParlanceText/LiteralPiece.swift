/// A part of a template's literal text.
public enum LiteralPiece: Sendable, Hashable {
    /// A place where `NormalizedText.isBoundary` must hold, and where a blank is passed over.
    case blank
    /// Bytes that must stand in the text.
    case word([UInt8])
    /// Punctuation beside a slot, in a language that writes no blanks. It stands in the text if the words on both sides are
    /// of other scripts (`10:30`); else it was removed (`客厅:5`), and there is but an edge of a word.
    case mark([UInt8])
}
