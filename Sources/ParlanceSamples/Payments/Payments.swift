import Parlance

/// A payment service: every payment needs a confirmation.
struct Payments: SampleDefinition {
    static let identifier = "TallyPay"
    static let summary = "payments: send money to people, or ask them for it"
    static let domain = "payments"
    static let domains = ["people", "payments"]
    static let circumstances = PaymentCircumstance.names

    let world: SampleWorld
    private let book = AddressBook.sample
    private let wallet = Wallet()

    init(_ world: SampleWorld) { self.world = world }

    var vocabulary: Vocabulary { book.vocabulary }

    var handlers: HandlerTable {
        var table = HandlerTable()
        table.add(sending)
        table.add(asking)
        return table
    }

    private var sending: TypedHandler<SendPayment> {
        let people = PaymentResolver.person(in: book)
        let usual = world.language.currency
        return TypedHandler { [world, wallet] payment in
            guard let sum = payment.currencyAmount?.orIn(usual), let payee = payment.payee else {
                return IntentResponse(.failure)
            }
            wallet.send(sum.number)
            world.log.add("sent \(sum.text) to \(payee.phrase.text)")
            return try IntentResponse(.success, payment.receipt(of: sum, to: payee))
        }
        .resolving(.payee) { people.resolution(of: $0.payee) }
        .resolving(.amount) { PaymentResolver.amount($0.amount) }
        .resolving(.currencyCode) { PaymentResolver.currency($0.currencyCode, usual: usual) }
        .confirming { [world, wallet, book] payment in
            let sum = payment.currencyAmount?.orIn(usual) ?? CurrencyAmount(amount: 0, currencyCode: usual)
            let person = payment.payee.flatMap { book.contact($0.identifier) }
            let failure = world.failure(among: PaymentCircumstance.failures)
            let objection = Exchange(usual: usual).objection(to: sum, with: person)
            if let code = failure ?? objection { return IntentResponse(code) }
            if !wallet.has(sum.number) { return IntentResponse(SendPayment.Codes.failureInsufficientFunds) }
            let isTooMuch = !wallet.maySend(sum.number)
            return IntentResponse(isTooMuch ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : .ready)
        }
    }

    private var asking: TypedHandler<RequestPayment> {
        let people = PaymentResolver.person(in: book)
        let usual = world.language.currency
        return TypedHandler { [world] request in
            guard let sum = request.currencyAmount?.orIn(usual), let payer = request.payer else {
                return IntentResponse(.failure)
            }
            world.log.add("asked \(payer.phrase.text) for \(sum.text)")
            return try IntentResponse(.success, request.receipt(of: sum, from: payer))
        }
        .resolving(.payer) { people.resolution(of: $0.payer) }
        .resolving(.amount) { PaymentResolver.amount($0.amount) }
        .resolving(.currencyCode) { PaymentResolver.currency($0.currencyCode, usual: usual) }
        .confirming { [world, book] request in
            let person = request.payer.flatMap { book.contact($0.identifier) }
            let sum = request.currencyAmount?.orIn(usual) ?? CurrencyAmount(amount: 0, currencyCode: usual)
            let objection = Exchange(usual: usual).objection(to: sum, with: person)
            return IntentResponse(world.failure(among: PaymentCircumstance.failures) ?? objection ?? .ready)
        }
    }
}

/// Simulated faults of payments.
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
