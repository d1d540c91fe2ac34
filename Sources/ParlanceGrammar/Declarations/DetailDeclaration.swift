/// The declaration of a detail of an intent's responses.
package struct DetailDeclaration: Sendable, Hashable {
    /// The name of the detail.
    package var name: String
    /// The type of the detail, or of each of its values.
    package var type: DetailType
    /// The meaning of the detail.
    package var summary: String?
    /// Whether the detail is a list.
    package var isArray: Bool

    package init(name: String, type: DetailType = .any, summary: String? = nil, isArray: Bool = false) {
        self.name = name
        self.type = type
        self.summary = summary
        self.isArray = isArray
    }
}
