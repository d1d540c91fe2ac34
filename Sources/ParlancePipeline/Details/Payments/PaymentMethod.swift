/// A means of payment (SiriKit: `INPaymentMethod`).
public struct PaymentMethod: Sendable, Hashable, Codable {
    /// The kind of the means.
    public var type: Kind
    /// The name for display.
    public var name: String?
    /// The last digits, or another hint.
    public var identificationHint: String?

    /// The kinds of means (SiriKit: `INPaymentMethodType`).
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    /// Creates the value from what is known.
    public init(type: Kind = .unknown, name: String? = nil, identificationHint: String? = nil) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
    }
}
