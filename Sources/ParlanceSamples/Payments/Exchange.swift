import Parlance

/// The obstacles to a payment in a currency other than the usual one, which is exchanged. Amount, currency and person
/// must be known together, so they are reported when the payment is confirmed.
enum Exchange {
    /// The minimum amount.
    static let least = 5.0
    static let most = 500.0

    static func objection(to amount: Double, in currency: String, with person: Contact?) -> ResponseCode? {
        if currency == Wallet.usual { return nil }
        if person?.takesForeignMoney == false { return SendPayment.Codes.failurePaymentsCurrencyUnsupported }
        if amount < least { return SendPayment.Codes.failurePaymentsAmountBelowMinimum }
        return amount > most ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : nil
    }
}
