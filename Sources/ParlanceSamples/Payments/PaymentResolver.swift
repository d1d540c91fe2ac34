import Parlance

/// The common part of sending and requesting money.
enum PaymentResolver {
    static func amount(_ amount: Double?) -> Resolution {
        guard let amount else { return .needsValue }
        if amount < Wallet.least { return .unsupported(reason: "paymentsAmountBelowMinimum") }
        return amount > Wallet.most ? .unsupported(reason: "paymentsAmountAboveMaximum") : .accepted
    }

    /// A number without a currency is in the usual one.
    static func currency(_ code: String?, usual: String) -> Resolution {
        guard let code else { return .success(ParameterValue(.string(usual))) }
        return Wallet.currencies.contains(code) ? .accepted : .unsupported(reason: "paymentsCurrencyUnsupported")
    }

    static func person(in book: AddressBook) -> PersonResolver {
        PersonResolver(book: book, unknown: "noAccount") { $0.hasAccount ? nil : "noAccount" }
    }
}
