import Foundation

/// A program that was started with all that it has started itself.
struct ProcessGroup {
    /// Between asking it to end and ending it: so many looks, with so many microseconds between them.
    private static let patience = (looks: 50, pause: UInt32(10_000))

    /// What `kill` takes for it: negative for a group, positive where the program has none of its own.
    let number: pid_t

    /// - Parameter leader: the identifier of a process that has just been started.
    init(leader: pid_t) {
        number = getpgid(leader) == leader ? -leader : leader
    }

    init(number: pid_t) {
        self.number = number
    }

    /// Asks all to end (`SIGTERM`), and ends at once what does not in half a second. Safe within a signal's handler.
    func end() {
        guard kill(number, SIGTERM) == 0 else { return }
        for _ in 0..<Self.patience.looks {
            usleep(Self.patience.pause)
            if kill(number, 0) != 0 { return }
        }
        kill(number, SIGKILL)
    }
}
