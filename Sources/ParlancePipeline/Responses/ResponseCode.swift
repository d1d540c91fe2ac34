import ParlanceGrammar

/// How a phase went (SiriKit: the `IN…IntentResponseCode` enumerations, whose names these are).
///
/// ```swift
/// let code: ResponseCode = "failureOvenCold"
/// print(code.isFailure)  // true
/// ```
public struct ResponseCode: RawRepresentable, Sendable, Hashable, Codable {
    /// The name of the code.
    public let rawValue: String

    /// Any name: intents have codes of their own, which their declaration lists.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension ResponseCode: ExpressibleByStringLiteral, CustomStringConvertible {
    /// A literal is the name of a code.
    public init(stringLiteral name: String) { self.init(rawValue: name) }

    /// The name of the code.
    public var description: String { rawValue }
}

extension ResponseCode {
    /// The handler gave no result.
    public static let unspecified: Self = "unspecified"
    /// All is well, go on.
    public static let ready: Self = "ready"
    /// The intent continues in the background.
    public static let inProgress: Self = "inProgress"
    /// The intent was carried out.
    public static let success: Self = "success"
    /// The intent could not be carried out.
    public static let failure: Self = "failure"
    /// Nothing but the app can do it: its activity says what the app needs to know.
    public static let failureRequiringAppLaunch: Self = "failureRequiringAppLaunch"
    /// The app comes to the front and goes on.
    public static let continueInApp: Self = "continueInApp"
    /// The app goes on in the background.
    public static let handleInApp: Self = "handleInApp"
    /// The user has to confirm once more before the intent is carried out.
    public static let userConfirmationRequired: Self = "userConfirmationRequired"

    /// Those that responses may have to every intent that does not say that it lacks them.
    public static let common = Set(IntentDeclaration.commonResponseCodes.map(ResponseCode.init(rawValue:)))

    /// SiriKit's names say so.
    public var isFailure: Bool { rawValue.hasPrefix("failure") }

    /// Whether the app is to go on.
    var isForApp: Bool { self == .continueInApp || self == .handleInApp }

    /// Whether an app needs an activity.
    var needsActivity: Bool { isForApp || rawValue.hasPrefix("failureRequiringAppLaunch") }
}
