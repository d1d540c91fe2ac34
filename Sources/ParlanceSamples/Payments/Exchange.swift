import Foundation
import Parlance

/// The obstacles to a payment in a currency other than the usual one, which is exchanged. Amount, currency and person
/// must be known together, so they are reported when the payment is confirmed.
enum Exchange {
    /// The minimum amount.
    static let least: Decimal = 5
    static let most: Decimal = 500

    static func objection(to money: CurrencyAmount, with person: Contact?) -> ResponseCode? {
        if money.currencyCode == Wallet.usual { return nil }
        if person?.takesForeignMoney == false { return SendPayment.Codes.failurePaymentsCurrencyUnsupported }
        if money.amount < least { return SendPayment.Codes.failurePaymentsAmountBelowMinimum }
        return money.amount > most ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : nil
    }
}
