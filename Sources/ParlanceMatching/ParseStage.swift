/// The stages of a parse, in their order.
@_spi(Measuring) public enum ParseStage: String, CaseIterable, Sendable {
    /// From text to normalized text, with and without skip words.
    case normalize
    /// From normalized text to candidates.
    case match
    /// From the best candidates to readings: texts, values and ranges.
    case extract
}
