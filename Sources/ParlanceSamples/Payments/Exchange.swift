import Parlance

/// What speaks against a payment in another currency than the usual, which is changed on the way. Amount, currency and person must
/// be known together, so it is told when the payment is confirmed.
enum Exchange {
    /// Less is not worth it.
    static let least = 5.0
    static let most = 500.0

    static func objection(to amount: Double, in currency: String, with person: Contact?) -> ResponseCode? {
        if currency == Wallet.usual { return nil }
        if person?.takesForeignMoney == false { return SendPayment.Codes.failurePaymentsCurrencyUnsupported }
        if amount < least { return SendPayment.Codes.failurePaymentsAmountBelowMinimum }
        return amount > most ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : nil
    }
}
