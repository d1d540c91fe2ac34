import Foundation

/// Defers signals that would end the program in the middle of an operation.
enum HeldSignals {
    /// Runs `body`; a signal during it takes effect afterwards.
    static func during<Result>(_ body: () -> Result) -> Result {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }
}
