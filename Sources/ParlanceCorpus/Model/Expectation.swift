/// The expected result of a sentence.
public enum Expectation: Sendable, Hashable {
    /// The best reading must have this meaning.
    case reading(Understanding)
    /// The readings must have exactly these meanings, the best first.
    case ambiguous([Understanding])
    /// No template may match.
    case noMatch

    /// The expected meanings, best first; empty if no template may match.
    public var understandings: [Understanding] {
        switch self {
        case .reading(let understanding): [understanding]
        case .ambiguous(let understandings): understandings
        case .noMatch: []
        }
    }

    /// The tested intent; nil if no template may match.
    public var intent: String? { understandings.first?.intent }
}
