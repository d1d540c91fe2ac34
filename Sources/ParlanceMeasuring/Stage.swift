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

extension Parser {
    /// Reads one utterance and calls `observer` at the end of each stage. A parse that needs more candidates ends a
    /// stage more than once.
    ///
    /// - Throws: The same errors as `parse(_:options:)`.
    @discardableResult
    public func parse(
        _ text: String,
        options: ParseOptions,
        endOfStage observer: (Stage) -> Void
    ) throws(ParseError) -> ParseResult {
        try parse(text, options: options) { stage in observer(Stage(stage)) }
    }
}
