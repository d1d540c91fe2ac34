/// The stages of a parse, in their order.
@_spi(Measuring) public enum ParseStage: String, CaseIterable, Sendable {
    /// Converts text to normalized text, with and without skip words.
    case normalize
    /// Finds the candidates for normalized text.
    case match
    /// Makes readings (texts, values and ranges) from the best candidates.
    case extract
}
