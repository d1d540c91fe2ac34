/// The declaration of an intent for all languages: its parameters, confirmation and response codes.
///
/// It is read from `intents.yaml`; SiriKit has the same facts in the interface of each intent class.
package struct IntentDeclaration: Sendable, Hashable {
    /// The name of the intent.
    package var name: String
    /// The domain of the intent: `workouts`.
    package var domain: String?
    /// The purpose of the intent.
    package var summary: String?
    /// What its requests are for, by language: "the ride", "my ride". A pronoun may stand for these words.
    package var called: [String: [String]]
    /// The parameters in the order of resolution.
    package var parameters: [ParameterDeclaration]
    /// The policy for asking the user for confirmation.
    package var confirmation: ConfirmationPolicy
    /// Whether the user confirms a corrected reading before it is handled. Confirmation is unnecessary if the intent
    /// only answers a question, or is as easily undone as done.
    package var confirmsCorrections: Bool
    /// The intent that takes back what this one has done; nil: none does.
    package var undoneBy: String?
    /// Whether the handler itself changes what it has begun when the user corrects a value, instead of undoing it.
    package var isRevisable: Bool
    /// The response codes besides the common ones; nil: any.
    package var responseCodes: Set<String>?
    /// The common codes that this intent lacks: for example, a call is not completed by its handler but in the app.
    package var unsupportedResponseCodes: Set<String>
    /// The details of responses in the order of declaration; nil: any.
    package var responseDetails: [DetailDeclaration]?

    package init(
        name: String,
        domain: String? = nil,
        summary: String? = nil,
        called: [String: [String]] = [:],
        parameters: [ParameterDeclaration] = [],
        confirmation: ConfirmationPolicy = .whenAsked,
        confirmsCorrections: Bool = true,
        undoneBy: String? = nil,
        isRevisable: Bool = false,
        responseCodes: Set<String>? = nil,
        unsupportedResponseCodes: Set<String> = [],
        responseDetails: [DetailDeclaration]? = nil
    ) {
        self.name = name
        self.domain = domain
        self.summary = summary
        self.called = called
        self.parameters = parameters
        self.confirmation = confirmation
        self.confirmsCorrections = confirmsCorrections
        self.undoneBy = undoneBy
        self.isRevisable = isRevisable
        self.responseCodes = responseCodes
        self.unsupportedResponseCodes = unsupportedResponseCodes
        self.responseDetails = responseDetails
    }

    /// The declaration of a parameter, by name.
    package subscript(parameter: String) -> ParameterDeclaration? {
        parameters.first { $0.name == parameter }
    }

    /// What its requests are for, in a language or in the one that a regional tag belongs to.
    package func called(in language: String) -> [String] {
        called[language] ?? called[String(language.prefix { $0 != "-" })] ?? []
    }

    /// Whether two parameters are parts of one value, such as minutes and seconds of a length.
    package func areParts(_ parameter: String, _ other: String) -> Bool {
        guard parameter != other, let whole = self[parameter]?.whole else { return false }
        return self[other]?.whole == whole
    }

    /// Whether a handler's response may have the code.
    package func allows(responseCode code: String) -> Bool {
        if Self.commonResponseCodes.contains(code) { return !unsupportedResponseCodes.contains(code) }
        return responseCodes?.contains(code) ?? true
    }

    /// The slot of words that a template reads and no parameter takes, which no intent declares: "with a child seat". The user
    /// is told of them before the request is carried out.
    package static let unheededSlot = "unheeded"

    /// The response codes of all intents, except those that an intent excludes.
    package static let commonResponseCodes: Set<String> = [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "userConfirmationRequired",
    ]
}

/// Whether the user is asked for confirmation before an intent is handled.
package enum ConfirmationPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// Always: for money, and for irreversible actions.
    case always
    /// When the words speak of all there are, "delete all my alarms", or the handler's response requests it.
    case all
    /// When the handler's response requests it.
    case whenAsked = "when_asked"
    /// Never, even if the handler's response requests it.
    case never
}
