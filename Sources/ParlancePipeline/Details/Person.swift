#if FullFoundation
    import Foundation
#endif

/// A person (SiriKit: `INPerson`).
///
/// ```swift
/// let address = PersonHandle(value: "anna@example.org", type: .emailAddress)
/// let anna = Person(personHandle: address, displayName: "Anna")
/// print(anna.displayName!, anna.personHandle!.type)  // Anna emailAddress
/// ```
public struct Person: Sendable, Hashable, Codable {
    /// The address with which the person is reached.
    public var personHandle: PersonHandle?
    /// The parts of the name.
    public var nameComponents: PersonNameComponents?
    /// The name for display.
    public var displayName: String?
    /// The identifier in the user's address book.
    public var contactIdentifier: String?
    /// The identifier in the app.
    public var customIdentifier: String?
    /// Other addresses.
    public var aliases: [PersonHandle]?
    /// The kind of address that the app suggests to use.
    public var suggestionType: SuggestionType?

    /// The kind of a suggested address (SiriKit: `INPersonSuggestionType`).
    public enum SuggestionType: String, Sendable, Hashable, Codable, CaseIterable {
        case none, socialProfile, instantMessageAddress
    }

    /// Creates the value from what is known.
    public init(
        personHandle: PersonHandle? = nil,
        nameComponents: PersonNameComponents? = nil,
        displayName: String? = nil,
        contactIdentifier: String? = nil,
        customIdentifier: String? = nil,
        aliases: [PersonHandle]? = nil,
        suggestionType: SuggestionType? = nil
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.aliases = aliases
        self.suggestionType = suggestionType
    }
}
