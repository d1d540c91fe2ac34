import ParlanceGrammar

/// The result of a phase (SiriKit: the `IN…IntentResponseCode` enumerations, with the same names).
///
/// ```swift
/// let code: ResponseCode = "failureOvenCold"
/// print(code.isFailure)  // true
/// ```
public struct ResponseCode: RawRepresentable, Sendable, Hashable, Codable {
    /// The name of the code.
    public let rawValue: String

    /// Creates a code with any name: intents have codes of their own, which their declaration lists.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension ResponseCode: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a code from a literal.
    public init(stringLiteral name: String) { self.init(rawValue: name) }

    /// The name of the code.
    public var description: String { rawValue }
}

extension ResponseCode {
    /// The handler gave no result.
    public static let unspecified: Self = "unspecified"
    /// The intent can be handled.
    public static let ready: Self = "ready"
    /// The intent continues in the background.
    public static let inProgress: Self = "inProgress"
    /// The intent was carried out.
    public static let success: Self = "success"
    /// The intent could not be carried out.
    public static let failure: Self = "failure"
    /// Only the app can carry it out: the activity contains the app's data.
    public static let failureRequiringAppLaunch: Self = "failureRequiringAppLaunch"
    /// The app continues in the foreground.
    public static let continueInApp: Self = "continueInApp"
    /// The app continues in the background.
    public static let handleInApp: Self = "handleInApp"
    /// The user has to confirm again before the intent is carried out.
    public static let userConfirmationRequired: Self = "userConfirmationRequired"

    /// The codes that every intent's responses may have, unless the intent declares them unsupported.
    public static let common = Set(IntentDeclaration.commonResponseCodes.map(ResponseCode.init(rawValue:)))

    /// Whether the name begins with `failure`, as SiriKit's failures do.
    public var isFailure: Bool { rawValue.hasPrefix("failure") }

    /// Whether the app continues the intent.
    var isForApp: Bool { self == .continueInApp || self == .handleInApp }

    /// Whether the response requires an activity.
    var needsActivity: Bool { isForApp || rawValue.hasPrefix("failureRequiringAppLaunch") }
}
