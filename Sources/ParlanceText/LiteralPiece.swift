/// A part of a template's literal text.
public enum LiteralPiece: Sendable, Hashable {
    /// A place where `NormalizedText.isBoundary` must hold, and where a blank is passed over.
    case blank
    /// Bytes that must stand in the text.
    case word([UInt8])
}
