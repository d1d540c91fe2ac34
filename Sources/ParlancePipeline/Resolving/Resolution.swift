/// The result of resolving a parameter, or one value of an array (SiriKit: `INIntentResolutionResult` and its classes).
///
/// ```swift
/// func resolution(of cake: Term?) -> Resolution {
///     switch cake?.identifier {
///     case nil: .needsValue
///     case "plum": .unsupported(reason: "soldOut")
///     default: .accepted
///     }
/// }
/// print(resolution(of: nil))  // needsValue
/// ```
public enum Resolution: Sendable, Hashable {
    /// The parameter receives these values.
    case success([ParameterValue])
    /// The parameter keeps its values.
    case accepted
    /// The parameter needs no value; its values are dropped.
    case notRequired
    /// The user is asked for a value.
    case needsValue
    /// The user is asked to choose one of these. If one is likely, the user is first asked whether it is meant, and chooses
    /// among the others if not.
    indirect case disambiguation([ParameterValue], likely: ParameterValue?)
    /// The user is asked to confirm this value; nil: the last value of the parameter.
    case confirmationRequired(ParameterValue?, reason: String?)
    /// The value is not supported, for one of the parameter's reasons.
    case unsupported(reason: String?)
}

extension Resolution {
    /// The parameter has one value.
    public static func success(_ value: ParameterValue) -> Resolution { .success([value]) }

    /// The user is asked to choose one of these.
    public static func disambiguation(_ candidates: [ParameterValue]) -> Resolution {
        .disambiguation(candidates, likely: nil)
    }

    /// The user is asked whether the value is correct; nil: the value as spoken.
    public static func confirmationRequired(_ value: ParameterValue?) -> Resolution {
        .confirmationRequired(value, reason: nil)
    }

    /// The value is not supported, without a reason for the user.
    public static var unsupported: Resolution { .unsupported(reason: nil) }
}
