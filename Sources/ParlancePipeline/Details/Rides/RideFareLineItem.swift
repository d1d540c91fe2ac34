#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A part of the price of a ride (SiriKit: `INRideFareLineItem`).
public struct RideFareLineItem: Sendable, Hashable, Codable {
    /// The name of the part.
    public var title: String
    /// The amount, in units of the currency.
    public var price: Decimal
    /// The ISO 4217 code of the currency.
    public var currencyCode: String

    /// Creates the value; members without a default are always known.
    public init(title: String, price: Decimal, currencyCode: String) {
        self.title = title
        self.price = price
        self.currencyCode = currencyCode
    }
}
