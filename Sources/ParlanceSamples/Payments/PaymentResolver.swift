import Foundation
import Parlance

/// The common part of sending and requesting money.
enum PaymentResolver {
    /// A number without a currency is in the usual one.
    static func resolution(of money: CurrencyAmount?) -> Resolution {
        guard let money else { return .needsValue }
        let currency = money.currencyCode == CurrencyAmount.noCurrency ? Wallet.usual : money.currencyCode
        guard Wallet.currencies.contains(currency) else { return .unsupported(reason: "paymentsCurrencyUnsupported") }
        if money.amount < Wallet.least { return .unsupported(reason: "paymentsAmountBelowMinimum") }
        if money.amount > Wallet.most { return .unsupported(reason: "paymentsAmountAboveMaximum") }
        return currency == money.currencyCode ? .accepted : .success(value(money.amount, currency))
    }

    private static func value(_ amount: Decimal, _ currency: String) -> ParameterValue {
        let number = Value(number: NSDecimalNumber(decimal: amount).doubleValue)
        return ParameterValue(.object(["number": number, "unit": .string(currency)]))
    }

    static func person(in book: AddressBook) -> PersonResolver {
        PersonResolver(book: book, unknown: "noAccount") { $0.hasAccount ? nil : "noAccount" }
    }
}
