#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The balance of an account (SiriKit: `INBalanceAmount`).
public struct BalanceAmount: Sendable, Hashable, Codable {
    /// The amount, in units of the currency, points or miles.
    public var amount: Decimal?
    /// The kind of balance.
    public var balanceType: Kind
    /// The ISO 4217 code of the currency.
    public var currencyCode: String?

    /// A kind of balance: money, points or miles (SiriKit: `INBalanceType`).
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, money, points, miles
    }

    /// Creates the value from what is known.
    public init(amount: Decimal? = nil, balanceType: Kind = .unknown, currencyCode: String? = nil) {
        self.amount = amount
        self.balanceType = balanceType
        self.currencyCode = currencyCode
    }
}
