#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A price, or a range of prices (SiriKit: `INPriceRange`).
public struct PriceRange: Sendable, Hashable, Codable {
    /// The lowest price, in units of the currency.
    public var minimumPrice: Decimal?
    /// The highest price; equal to the lowest for a fixed price.
    public var maximumPrice: Decimal?
    /// The ISO 4217 code of the currency.
    public var currencyCode: String

    /// Creates the value; members without a default are always known.
    public init(minimumPrice: Decimal? = nil, maximumPrice: Decimal? = nil, currencyCode: String) {
        self.minimumPrice = minimumPrice
        self.maximumPrice = maximumPrice
        self.currencyCode = currencyCode
    }
}

extension PriceRange {
    /// Creates a fixed price.
    public init(price: Decimal, currencyCode: String) {
        self.init(minimumPrice: price, maximumPrice: price, currencyCode: currencyCode)
    }
}
