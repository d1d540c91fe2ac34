import Parlance

/// What sending money and asking for it have in common.
enum PaymentResolver {
    static func amount(_ amount: Double?) -> Resolution {
        guard let amount else { return .needsValue }
        if amount < Wallet.least { return .unsupported(reason: "paymentsAmountBelowMinimum") }
        return amount > Wallet.most ? .unsupported(reason: "paymentsAmountAboveMaximum") : .accepted
    }

    /// A bare number is in the usual currency.
    static func currency(_ code: String?) -> Resolution {
        guard let code else { return .success(ParameterValue(.string(Wallet.usual))) }
        return Wallet.currencies.contains(code) ? .accepted : .unsupported(reason: "paymentsCurrencyUnsupported")
    }

    static func person(in book: AddressBook) -> PersonResolver {
        PersonResolver(book: book, unknown: "noAccount") { $0.hasAccount ? nil : "noAccount" }
    }
}
