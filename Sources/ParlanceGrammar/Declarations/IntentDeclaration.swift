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
    /// The codes that a response may have besides those of all intents; nil: any.
    public var responseCodes: Set<String>?

    public init(
        name: String,
        domain: String? = nil,
        summary: String? = nil,
        parameters: [ParameterDeclaration] = [],
        confirmation: ConfirmationPolicy = .whenAsked,
        responseCodes: Set<String>? = nil
    ) {
        self.name = name
        self.domain = domain
        self.summary = summary
        self.parameters = parameters
        self.confirmation = confirmation
        self.responseCodes = responseCodes
    }

    public subscript(parameter: String) -> ParameterDeclaration? {
        parameters.first { $0.name == parameter }
    }
}
