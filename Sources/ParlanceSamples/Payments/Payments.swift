import Parlance

/// A payment service: every payment needs a confirmation.
struct Payments: SampleDefinition {
    static let identifier = "TallyPay"
    static let summary = "payments: send money to people, or ask them for it"
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
            guard let amount = payment.amount, let payee = payment.payee else { return IntentResponse(.failure) }
            wallet.send(amount)
            let currency = payment.currencyCode ?? usual
            world.log.add("sent \(amount.short) \(currency) to \(payee.phrase.text)")
            return try IntentResponse(.success, payment.receipt(of: amount, in: currency, to: payee))
        }
        .resolving(.payee) { people.resolution(of: $0.payee) }
        .resolving(.amount) { PaymentResolver.amount($0.amount) }
        .resolving(.currencyCode) { PaymentResolver.currency($0.currencyCode, usual: usual) }
        .confirming { [world, wallet, book] payment in
            let amount = payment.amount ?? 0
            let person = payment.payee.flatMap { book.contact($0.identifier) }
            let failure = world.failure(among: PaymentCircumstance.failures)
            let objection = Exchange(usual: usual).objection(to: amount, in: payment.currencyCode, with: person)
            if let code = failure ?? objection { return IntentResponse(code) }
            if !wallet.has(amount) { return IntentResponse(SendPayment.Codes.failureInsufficientFunds) }
            let isTooMuch = !wallet.maySend(amount)
            return IntentResponse(isTooMuch ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : .ready)
        }
    }

    private var asking: TypedHandler<RequestPayment> {
        let people = PaymentResolver.person(in: book)
        let usual = world.language.currency
        return TypedHandler { [world] request in
            guard let amount = request.amount, let payer = request.payer else { return IntentResponse(.failure) }
            let currency = request.currencyCode ?? usual
            world.log.add("asked \(payer.phrase.text) for \(amount.short) \(currency)")
            return try IntentResponse(.success, request.receipt(of: amount, in: currency, from: payer))
        }
        .resolving(.payer) { people.resolution(of: $0.payer) }
        .resolving(.amount) { PaymentResolver.amount($0.amount) }
        .resolving(.currencyCode) { PaymentResolver.currency($0.currencyCode, usual: usual) }
        .confirming { [world, book] request in
            let person = request.payer.flatMap { book.contact($0.identifier) }
            let amount = request.amount ?? 0
            let objection = Exchange(usual: usual).objection(to: amount, in: request.currencyCode, with: person)
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
