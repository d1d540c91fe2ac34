/// A payment (SiriKit: `INPaymentRecord`).
///
/// ```swift
/// let payment = PaymentRecord(currencyAmount: CurrencyAmount(amount: 20, currencyCode: "USD"), status: .pending)
/// print(payment.status, payment.currencyAmount!.amount)  // pending 20
/// ```
public struct PaymentRecord: Sendable, Hashable, Codable {
    /// The person who gets the money.
    public var payee: Person?
    /// The person who pays.
    public var payer: Person?
    /// The amount.
    public var currencyAmount: CurrencyAmount?
    /// The means of payment.
    public var paymentMethod: PaymentMethod?
    /// A note on the payment.
    public var note: String?
    /// The state of the payment.
    public var status: PaymentStatus
    /// The fee.
    public var feeAmount: CurrencyAmount?

    /// Creates the value from what is known.
    public init(
        payee: Person? = nil,
        payer: Person? = nil,
        currencyAmount: CurrencyAmount? = nil,
        paymentMethod: PaymentMethod? = nil,
        note: String? = nil,
        status: PaymentStatus = .unknown,
        feeAmount: CurrencyAmount? = nil
    ) {
        self.payee = payee
        self.payer = payer
        self.currencyAmount = currencyAmount
        self.paymentMethod = paymentMethod
        self.note = note
        self.status = status
        self.feeAmount = feeAmount
    }
}
