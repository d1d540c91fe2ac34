#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A bill (SiriKit: `INBillDetails`).
public struct BillDetails: Sendable, Hashable, Codable {
    /// The name of the one who sends the bill.
    public var billPayee: String?
    /// The state of the payment.
    public var paymentStatus: PaymentStatus
    /// The amount to be paid.
    public var amountDue: CurrencyAmount?
    /// The lowest amount that may be paid.
    public var minimumDue: CurrencyAmount?
    /// The fee for a late payment.
    public var lateFee: CurrencyAmount?
    /// The date at which the bill is due.
    public var dueDate: Date?
    /// The date at which the bill was paid.
    public var paymentDate: Date?

    /// Creates the value from what is known.
    public init(
        billPayee: String? = nil,
        paymentStatus: PaymentStatus = .unknown,
        amountDue: CurrencyAmount? = nil,
        minimumDue: CurrencyAmount? = nil,
        lateFee: CurrencyAmount? = nil,
        dueDate: Date? = nil,
        paymentDate: Date? = nil
    ) {
        self.billPayee = billPayee
        self.paymentStatus = paymentStatus
        self.amountDue = amountDue
        self.minimumDue = minimumDue
        self.lateFee = lateFee
        self.dueDate = dueDate
        self.paymentDate = paymentDate
    }
}
