import Synchronization

/// The user's money. All currencies count one to one.
final class Wallet: Sendable {
    static let currencies: Set<String> = ["USD", "EUR", "GBP"]
    static let least = 1.0
    /// The maximum of one payment.
    static let most = 1_000.0
    /// The maximum of a day.
    static let mostPerDay = 1_200.0

    private struct State {
        var balance = 1_500.0
        var sent = 0.0
    }

    private let state = Mutex(State())

    func has(_ amount: Double) -> Bool { state.withLock { $0.balance >= amount } }

    /// Whether an additional amount may be sent today.
    func maySend(_ amount: Double) -> Bool { state.withLock { $0.sent + amount <= Self.mostPerDay } }

    func send(_ amount: Double) {
        state.withLock {
            $0.balance -= amount
            $0.sent += amount
        }
    }
}
