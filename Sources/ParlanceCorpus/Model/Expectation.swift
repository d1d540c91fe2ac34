/// What a sentence must come to.
public enum Expectation: Sendable, Hashable {
    /// The best reading must mean this.
    case reading(Understanding)
    /// The readings must mean these things and no others, the best first.
    case ambiguous([Understanding])
    /// No template may match.
    case noMatch

    /// What must be understood, best first; empty if nothing must.
    public var understandings: [Understanding] {
        switch self {
        case .reading(let understanding): [understanding]
        case .ambiguous(let understandings): understandings
        case .noMatch: []
        }
    }

    /// The intent that is tested; nil: that there is none.
    public var intent: String? { understandings.first?.intent }
}
