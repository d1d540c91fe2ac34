/// What an intent is, whatever the language: its parameters, when the user is asked to confirm it, how it may end.
///
/// The facts that SiriKit has in the interface of each intent class, out of `intents.yaml`.
package struct IntentDeclaration: Sendable, Hashable {
    package var name: String
    /// What the intent belongs to: `workouts`.
    package var domain: String?
    /// What the intent is for.
    package var summary: String?
    /// In the order in which they are resolved.
    package var parameters: [ParameterDeclaration]
    package var confirmation: ConfirmationPolicy
    /// Whether the user confirms what was understood with corrections before it is handled. A wrong guess costs nothing where the
    /// intent only tells something, or is undone as easily as it is done.
    package var confirmsCorrections: Bool
    /// The codes that a response may have besides those of all intents; nil: any.
    package var responseCodes: Set<String>?
    /// Those of all intents that this one does not have: a call never succeeds by its handler, it goes on in the app.
    package var unsupportedResponseCodes: Set<String>

    package init(
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

    package subscript(parameter: String) -> ParameterDeclaration? {
        parameters.first { $0.name == parameter }
    }

    /// Whether a handler's response may have a code.
    package func allows(responseCode code: String) -> Bool {
        if Self.commonResponseCodes.contains(code) { return !unsupportedResponseCodes.contains(code) }
        return responseCodes?.contains(code) ?? true
    }

    /// The codes of all intents, as far as an intent does not say that it lacks them.
    package static let commonResponseCodes: Set<String> = [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "userConfirmationRequired",
    ]
}

/// When the user is asked whether an intent should be handled.
package enum ConfirmationPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each time: money, and what can't be undone.
    case always
    /// When the handler's response asks for it.
    case whenAsked = "when_asked"
    /// Not even then.
    case never
}
