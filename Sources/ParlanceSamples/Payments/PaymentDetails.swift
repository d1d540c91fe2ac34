import Foundation
import Parlance

extension Person {
    /// A contact as a person.
    init(_ contact: Term) {
        self.init(displayName: contact.phrase.text, customIdentifier: contact.identifier)
    }
}

extension CurrencyAmount {
    /// The amount in the usual currency, if it is in none.
    func orIn(_ usual: String) -> CurrencyAmount {
        CurrencyAmount(amount: amount, currencyCode: currencyCode == Self.noCurrency ? usual : currencyCode)
    }

    /// The amount in words: "20.5 USD".
    var text: String { "\(amount) \(currencyCode)" }

    /// The number of units of the currency.
    var number: Double { NSDecimalNumber(decimal: amount).doubleValue }
}

extension SendPayment {
    /// The details of the payment after it is sent.
    func receipt(of sum: CurrencyAmount, to payee: Term) -> Response {
        let record = PaymentRecord(payee: Person(payee), currencyAmount: sum, status: .completed)
        return Response(paymentRecord: record, sum: sum.text)
    }
}

extension RequestPayment {
    /// The details of the payment that is asked for.
    func receipt(of sum: CurrencyAmount, from payer: Term) -> Response {
        let record = PaymentRecord(payer: Person(payer), currencyAmount: sum, status: .pending)
        return Response(paymentRecord: record, sum: sum.text)
    }
}
