/// The state of a payment (SiriKit: `INPaymentStatus`).
public enum PaymentStatus: String, Sendable, Hashable, Codable, CaseIterable {
    case unknown, pending, completed, canceled, failed, unpaid
}
