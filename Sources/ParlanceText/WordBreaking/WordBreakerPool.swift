import Synchronization

/// A pool of word breakers. Opening one takes several times as long as an utterance, and each serves one caller at a
/// time.
///
/// No caller waits for the lock, and ICU never runs under it: a caller that finds it locked opens a breaker of its own.
final class WordBreakerPool: Sendable {
    private static let mostKept = 16

    private let locale: ICULocale
    private let resting = Mutex<[WordBreaker]>([])

    init(locale: ICULocale) {
        self.locale = locale
        if let first = WordBreaker(locale: locale) { giveBack(first) }
    }

    /// Lends a breaker. If ICU has no data for word breaks, `work` is not called, and the result is `nil`.
    @discardableResult
    func withBreaker<Result>(_ work: (WordBreaker) -> Result) -> Result? {
        guard let breaker = takeRested() ?? WordBreaker(locale: locale) else { return nil }
        defer { giveBack(breaker) }
        return work(breaker)
    }

    /// `nil` if the pool is empty, or locked by another caller.
    private func takeRested() -> WordBreaker? {
        guard let breaker = resting.withLockIfAvailable({ $0.popLast() }) else { return nil }
        return breaker
    }

    private func giveBack(_ breaker: WordBreaker) {
        resting.withLockIfAvailable { resting in
            if resting.count < Self.mostKept { resting.append(breaker) }
        }
    }
}
