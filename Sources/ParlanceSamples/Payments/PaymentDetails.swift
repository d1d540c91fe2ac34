import Foundation
import Parlance

extension Person {
    /// A contact as a person.
    init(_ contact: Term) {
        self.init(displayName: contact.phrase.text, customIdentifier: contact.identifier)
    }
}

extension CurrencyAmount {
    /// An amount in a currency by its ISO 4217 code.
    init(_ amount: Double, in currency: String) {
        self.init(amount: Decimal(string: amount.short) ?? Decimal(amount), currencyCode: currency)
    }
}

extension SendPayment {
    /// The details of the payment after it is sent.
    func receipt(of amount: Double, in currency: String, to payee: Term) -> Response {
        let record = PaymentRecord(
            payee: Person(payee),
            currencyAmount: CurrencyAmount(amount, in: currency),
            status: .completed
        )
        return Response(paymentRecord: record, sum: "\(amount.short) \(currency)")
    }
}

extension RequestPayment {
    /// The details of the payment that is asked for.
    func receipt(of amount: Double, in currency: String, from payer: Term) -> Response {
        let record = PaymentRecord(
            payer: Person(payer),
            currencyAmount: CurrencyAmount(amount, in: currency),
            status: .pending
        )
        return Response(paymentRecord: record, sum: "\(amount.short) \(currency)")
    }
}
