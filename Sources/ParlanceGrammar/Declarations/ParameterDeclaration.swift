/// A parameter of an intent: what fills it, and how it is resolved.
package struct ParameterDeclaration: Sendable, Hashable {
    package var name: String
    package var type: ParameterType
    /// What the parameter says.
    package var summary: String?
    /// Whether the intent can't be handled without it.
    package var isRequired: Bool
    /// Whether it may have several values, which are resolved one by one.
    package var isArray: Bool
    /// Whether its values are the user's own (contacts, places), which nobody but the caller knows.
    package var isPersonal: Bool
    /// Why a value may be unsupported; nil: for any reason.
    package var unsupportedReasons: Set<String>?
    /// Where the name was written; nil if in no file.
    package var place: SourcePlace?

    package init(
        name: String,
        type: ParameterType = .any,
        summary: String? = nil,
        isRequired: Bool = false,
        isArray: Bool = false,
        isPersonal: Bool = false,
        unsupportedReasons: Set<String>? = nil,
        place: SourcePlace? = nil
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.isRequired = isRequired
        self.isArray = isArray
        self.isPersonal = isPersonal
        self.unsupportedReasons = unsupportedReasons
        self.place = place
    }
}
