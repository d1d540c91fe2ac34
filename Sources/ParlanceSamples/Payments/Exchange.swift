import Parlance

/// The obstacles to a payment in a currency other than the usual one, which is exchanged. Amount, currency and person
/// must be known together, so they are reported when the payment is confirmed.
struct Exchange: Sendable {
    /// The service's currency, by its ISO 4217 code.
    let usual: String

    /// The minimum amount.
    static let least = 5.0
    static let most = 500.0

    func objection(to sum: CurrencyAmount, with person: Contact?) -> ResponseCode? {
        if sum.currencyCode == usual { return nil }
        if person?.takesForeignMoney == false { return SendPayment.Codes.failurePaymentsCurrencyUnsupported }
        if sum.number < Self.least { return SendPayment.Codes.failurePaymentsAmountBelowMinimum }
        return sum.number > Self.most ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : nil
    }
}
