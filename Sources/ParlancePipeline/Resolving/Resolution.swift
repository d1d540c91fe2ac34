/// What a handler makes of a parameter, or of one value of an array (SiriKit: `INIntentResolutionResult` and its classes).
public enum Resolution: Sendable, Hashable {
    /// The parameter has these values, be they what was said or others.
    case success([ParameterValue])
    /// It has what it has, and that is good.
    case accepted
    /// It has no value and needs none; what was said is dropped.
    case notRequired
    /// The user must say it.
    case needsValue
    /// The user must choose among these.
    case disambiguation([ParameterValue])
    /// The user must say whether this is meant; nil: what was said.
    case confirmationRequired(ParameterValue?, reason: String?)
    /// What was said can't be served, for one of the parameter's reasons.
    case unsupported(reason: String?)
}

extension Resolution {
    public static func success(_ value: ParameterValue) -> Resolution { .success([value]) }

    public static func confirmationRequired(_ value: ParameterValue?) -> Resolution {
        .confirmationRequired(value, reason: nil)
    }

    public static var unsupported: Resolution { .unsupported(reason: nil) }
}
