import Parlance

/// Simulated faults of payments.
enum PaymentCircumstance: String, Circumstance {
    case newTerms = "new terms"
    case noBankAccount = "no bank account"
    case notEligible = "not eligible"
    case signedOut = "signed out"

    /// Their response codes, which both intents have.
    static let failures: KeyValuePairs<Self, ResponseCode> = [
        .signedOut: SendPayment.Codes.failureCredentialsUnverified,
        .noBankAccount: SendPayment.Codes.failureNoBankAccount,
        .notEligible: SendPayment.Codes.failureNotEligible,
        .newTerms: SendPayment.Codes.failureTermsAndConditionsAcceptanceRequired,
    ]
}
