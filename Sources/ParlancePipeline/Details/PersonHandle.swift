/// An address of a person: a telephone number or an email address (SiriKit: `INPersonHandle`).
public struct PersonHandle: Sendable, Hashable, Codable {
    /// The address itself.
    public var value: String?
    /// The kind of the address.
    public var type: Kind
    /// The label in the address book: `home`, `work`, `mobile`.
    public var label: String?

    /// The kind of an address (SiriKit: `INPersonHandleType`).
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, emailAddress, phoneNumber
    }

    /// Creates the value from what is known.
    public init(value: String? = nil, type: Kind = .unknown, label: String? = nil) {
        self.value = value
        self.type = type
        self.label = label
    }
}
