import Foundation
import Synchronization

/// The user's money, in dollars. Other currencies count one to one.
final class Wallet: Sendable {
    static let currencies: Set<String> = ["USD", "EUR", "GBP"]
    static let usual = "USD"
    static let least: Decimal = 1
    /// The maximum of one payment.
    static let most: Decimal = 1_000
    /// The maximum of a day.
    static let mostPerDay: Decimal = 1_200

    private struct State {
        var balance: Decimal = 1_500
        var sent: Decimal = 0
    }

    private let state = Mutex(State())

    func has(_ amount: Decimal) -> Bool { state.withLock { $0.balance >= amount } }

    /// Whether an additional amount may be sent today.
    func maySend(_ amount: Decimal) -> Bool { state.withLock { $0.sent + amount <= Self.mostPerDay } }

    func send(_ amount: Decimal) {
        state.withLock {
            $0.balance -= amount
            $0.sent += amount
        }
    }
}
