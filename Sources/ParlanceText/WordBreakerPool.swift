import Synchronization

/// Word breakers at rest. They cost several times an utterance to open, and serve one caller at a time.
///
/// Nobody ever waits for the lock, and ICU never works under it: who finds it taken opens a breaker of his own.
final class WordBreakerPool: Sendable {
    private static let mostKept = 16

    private let locale: ICULocale
    private let resting = Mutex<[WordBreaker]>([])

    init(locale: ICULocale) {
        self.locale = locale
        if let first = WordBreaker(locale: locale) { giveBack(first) }
    }

    /// Lends a breaker. Where ICU has no data to break words with, `work` is not done, and the result is `nil`.
    @discardableResult
    func withBreaker<Result>(_ work: (WordBreaker) -> Result) -> Result? {
        guard let breaker = takeRested() ?? WordBreaker(locale: locale) else { return nil }
        defer { giveBack(breaker) }
        return work(breaker)
    }

    /// `nil` if none rests, or another caller is just looking.
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
