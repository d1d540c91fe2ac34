#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An amount of money (SiriKit: `INCurrencyAmount`), as the built-in slot type `money` delivers it.
///
/// It decodes from `{number: 20.5, unit: USD}`. A number without a unit is in no currency: the app's usual one applies.
/// This holds too for a hundredth whose currency is open: "50 cents" are 0.5. Intervals, as in "at least 30 dollars",
/// do not decode.
///
/// ```swift
/// struct Tip: Decodable { var amount: CurrencyAmount }  // "tip {money:amount}"
/// let tip = try parser.parse("tip two dollars fifty").best!.decode(as: Tip.self)
/// print(tip.amount.amount, tip.amount.currencyCode)  // 2.5 USD
/// ```
public struct CurrencyAmount: Sendable, Hashable, Codable {
    /// ISO 4217's code for no currency, `XXX`.
    public static let noCurrency = "XXX"

    /// The amount, in units of the currency.
    public var amount: Decimal
    /// The ISO 4217 code of the currency.
    public var currencyCode: String

    /// - Parameter currencyCode: An ISO 4217 code.
    public init(amount: Decimal, currencyCode: String = noCurrency) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// An amount whose number and currency are parameters of their own.
    ///
    /// - Parameters:
    ///   - number: The amount; its shortest decimal digits count.
    ///   - currencyCode: An ISO 4217 code; nil: no currency.
    public init(number: Double, currencyCode: String?) {
        let amount = Decimal(string: "\(number)") ?? Decimal(number)
        self.init(amount: amount, currencyCode: currencyCode ?? Self.noCurrency)
    }
}
