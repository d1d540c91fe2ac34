import Foundation
import Synchronization

/// Ends the handler's program when a signal ends this one: it has a process group of its own, which the terminal's Ctrl-C does
/// not reach.
enum HandlerSignals {
    /// The group that runs, by `ProcessGroup.number`; 0: none. There is but one at a time, for a chat has one program.
    private static let running = Atomic<pid_t>(0)

    /// Watches for the signals that end programs. Those stay ignored that whoever started this program had ignored; what was
    /// blocked is let through.
    static func watch() {
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

    /// Runs within a signal's handler: nothing here may take memory or a lock.
    private static func end(_ signalNumber: Int32) {
        let number = running.exchange(0, ordering: .relaxed)
        if number != 0 { ProcessGroup(number: number).end() }
        signal(signalNumber, SIG_DFL)
        raise(signalNumber)
    }
}
