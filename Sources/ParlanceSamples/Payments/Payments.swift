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
            guard let money = payment.currencyAmount, let payee = payment.payee else { return IntentResponse(.failure) }
            wallet.send(money.amount)
            let sum = "\(money.amount) \(money.currencyCode)"
            world.log.add("sent \(sum) to \(payee.phrase.text)")
            return IntentResponse(.success, details: ["sum": .string(sum)])
        }
        .resolving(.payee) { people.resolution(of: $0.payee) }
        .resolving(.currencyAmount) { PaymentResolver.resolution(of: $0.currencyAmount) }
        .confirming { [world, wallet, book] payment in
            guard let money = payment.currencyAmount else { return IntentResponse(.failure) }
            let person = payment.payee.flatMap { book.contact($0.identifier) }
            let failure = world.failure(among: PaymentCircumstance.failures)
            if let code = failure ?? Exchange.objection(to: money, with: person) { return IntentResponse(code) }
            if !wallet.has(money.amount) { return IntentResponse(SendPayment.Codes.failureInsufficientFunds) }
            let isTooMuch = !wallet.maySend(money.amount)
            return IntentResponse(isTooMuch ? SendPayment.Codes.failurePaymentsAmountAboveMaximum : .ready)
        }
    }

    private var asking: TypedHandler<RequestPayment> {
        let people = PaymentResolver.person(in: book)
        return TypedHandler { [world] request in
            guard let money = request.currencyAmount, let payer = request.payer else { return IntentResponse(.failure) }
            let sum = "\(money.amount) \(money.currencyCode)"
            world.log.add("asked \(payer.phrase.text) for \(sum)")
            return IntentResponse(.success, details: ["sum": .string(sum)])
        }
        .resolving(.payer) { people.resolution(of: $0.payer) }
        .resolving(.currencyAmount) { PaymentResolver.resolution(of: $0.currencyAmount) }
        .confirming { [world, book] request in
            let person = request.payer.flatMap { book.contact($0.identifier) }
            let objection = request.currencyAmount.flatMap { Exchange.objection(to: $0, with: person) }
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
