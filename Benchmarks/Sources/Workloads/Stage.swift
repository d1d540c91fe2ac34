@_spi(Measuring) import ParlanceMatching

/// A stage of a parse.
public enum Stage: Int, CaseIterable, Sendable {
    /// From text to normalized text, with and without skip words.
    case normalize
    /// From normalized text to candidates.
    case match
    /// From the best candidates to readings: texts, values and ranges.
    case extract

    init(_ stage: ParseStage) {
        switch stage {
        case .normalize: self = .normalize
        case .match: self = .match
        case .extract: self = .extract
        }
    }
}
