/// What an intent is, whatever the language: its parameters, when the user is asked to confirm it, how it may end.
///
/// The facts that SiriKit has in the interface of each intent class, out of `intents.yaml`.
public struct IntentDeclaration: Sendable, Hashable {
    public var name: String
    /// What the intent belongs to: `workouts`.
    public var domain: String?
    /// What the intent is for.
    public var summary: String?
    /// In the order in which they are resolved.
    public var parameters: [ParameterDeclaration]
    public var confirmation: ConfirmationPolicy
    /// Whether the user confirms what was understood with corrections before it is handled. A wrong guess costs nothing where the
    /// intent only tells something, or is undone as easily as it is done.
    public var confirmsCorrections: Bool
    /// The codes that a response may have besides those of all intents; nil: any.
    public var responseCodes: Set<String>?
    /// Those of all intents that this one does not have: a call never succeeds by its handler, it goes on in the app.
    public var unsupportedResponseCodes: Set<String>

    public init(
        name: String,
        domain: String? = nil,
        summary: String? = nil,
        parameters: [ParameterDeclaration] = [],
        confirmation: ConfirmationPolicy = .whenAsked,
        confirmsCorrections: Bool = true,
        responseCodes: Set<String>? = nil,
        unsupportedResponseCodes: Set<String> = []
    ) {
        self.name = name
        self.domain = domain
        self.summary = summary
        self.parameters = parameters
        self.confirmation = confirmation
        self.confirmsCorrections = confirmsCorrections
        self.responseCodes = responseCodes
        self.unsupportedResponseCodes = unsupportedResponseCodes
    }

    public subscript(parameter: String) -> ParameterDeclaration? {
        parameters.first { $0.name == parameter }
    }

    /// Whether a handler's response may have a code.
    public func allows(responseCode code: String) -> Bool {
        if Self.commonResponseCodes.contains(code) { return !unsupportedResponseCodes.contains(code) }
        return responseCodes?.contains(code) ?? true
    }

    /// The codes of all intents, as far as an intent does not say that it lacks them.
    public static let commonResponseCodes: Set<String> = [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "userConfirmationRequired",
    ]
}

/// When the user is asked whether an intent should be handled.
public enum ConfirmationPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each time: money, and what can't be undone.
    case always
    /// When the handler's response asks for it.
    case whenAsked = "when_asked"
    /// Not even then.
    case never
}
