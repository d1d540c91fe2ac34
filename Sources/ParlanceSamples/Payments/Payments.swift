import Parlance

/// A payment service: every payment needs a confirmation.
struct Payments: SampleDefinition {
    static let identifier = "TallyPay"
    static let summary = "payments: send money to people, or ask them for it"
    static let grammarFiles = ["en/people.yaml", "en/payments.yaml"]
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
        return TypedHandler { [world, wallet] payment in
            guard let amount = payment.amount, let payee = payment.payee else { return IntentResponse(.failure) }
            wallet.send(amount)
            let sum = "\(amount.short) \(payment.currencyCode ?? Wallet.usual)"
            world.log.add("sent \(sum) to \(payee.phrase.text)")
            return IntentResponse(.success, details: ["sum": .string(sum)])
        }
        .resolving(.payee) { people.resolution(of: $0.payee) }
        .resolving(.amount) { PaymentResolver.amount($0.amount) }
        .resolving(.currencyCode) { PaymentResolver.currency($0.currencyCode) }
        .confirming { [world, wallet, book] payment in
            let amount = payment.amount ?? 0
            let person = payment.payee.flatMap { book.contact($0.identifier) }
            let failure = world.failure(among: PaymentCircumstance.failures)
            if let code = failure
                ?? Exchange.objection(to: amount, in: payment.currencyCode ?? Wallet.usual, with: person)
            {
                return IntentResponse(code)
            }
            if !wallet.has(amount) { return IntentResponse(SendPayment.Codes.failureInsufficientFunds) }
            let isTooMuch = !wallet.maySend(amount)
            return IntentResponse(isTooMuch ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : .ready)
        }
    }

    private var asking: TypedHandler<RequestPayment> {
        let people = PaymentResolver.person(in: book)
        return TypedHandler { [world] request in
            guard let amount = request.amount, let payer = request.payer else { return IntentResponse(.failure) }
            let sum = "\(amount.short) \(request.currencyCode ?? Wallet.usual)"
            world.log.add("asked \(payer.phrase.text) for \(sum)")
            return IntentResponse(.success, details: ["sum": .string(sum)])
        }
        .resolving(.payer) { people.resolution(of: $0.payer) }
        .resolving(.amount) { PaymentResolver.amount($0.amount) }
        .resolving(.currencyCode) { PaymentResolver.currency($0.currencyCode) }
        .confirming { [world, book] request in
            let person = request.payer.flatMap { book.contact($0.identifier) }
            let currency = request.currencyCode ?? Wallet.usual
            let objection = Exchange.objection(to: request.amount ?? 0, in: currency, with: person)
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
