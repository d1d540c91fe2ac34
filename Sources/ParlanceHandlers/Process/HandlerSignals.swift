import Foundation
import Synchronization

/// Ends the handlers' program when a signal ends this process. The program has its own process group, which Ctrl-C in
/// a terminal does not reach.
public enum HandlerSignals {
    /// The running group by its `ProcessGroup.number`; 0 if there is none. Only the last group is watched.
    private static let running = Atomic<pid_t>(0)

    /// Watches for SIGINT, SIGTERM and SIGHUP. Ignored signals stay ignored; blocked ones are unblocked.
    public static func watch() {
        _ = running.load(ordering: .relaxed)
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number) { HandlerSignals.end($0) }
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
            sigaddset(&signals, number)
        }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    static func begin(_ group: ProcessGroup) { running.store(group.number, ordering: .relaxed) }

    static func forget(_ group: ProcessGroup) {
        _ = running.compareExchange(expected: group.number, desired: 0, ordering: .relaxed)
    }

    /// Runs within a signal handler, so it must not allocate or lock.
    private static func end(_ signalNumber: Int32) {
        let number = running.exchange(0, ordering: .relaxed)
        if number != 0 { ProcessGroup(number: number).end() }
        signal(signalNumber, SIG_DFL)
        raise(signalNumber)
    }
}
