import Parlance

/// What may be not as it should be with payments.
enum PaymentCircumstance: String, Circumstance {
    case newTerms = "new terms"
    case noBankAccount = "no bank account"
    case notEligible = "not eligible"
    case signedOut = "signed out"

    /// The codes that both intents have for them.
    static let failures: KeyValuePairs<Self, ResponseCode> = [
        .signedOut: SendPayment.Codes.failureCredentialsUnverified,
        .noBankAccount: SendPayment.Codes.failureNoBankAccount,
        .notEligible: SendPayment.Codes.failureNotEligible,
        .newTerms: SendPayment.Codes.failureTermsAndConditionsAcceptanceRequired,
    ]
}
