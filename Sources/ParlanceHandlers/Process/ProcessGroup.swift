import Foundation

/// A program with its child processes.
struct ProcessGroup {
    /// The number of checks between SIGTERM and SIGKILL, and the microseconds between two of them.
    private static let patience = (looks: 50, pause: UInt32(10_000))

    /// The number for `kill`: negative for a group, positive for a program without its own group.
    let number: pid_t

    /// - Parameter leader: The identifier of a new process.
    init(leader: pid_t) {
        number = getpgid(leader) == leader ? -leader : leader
    }

    init(number: pid_t) {
        self.number = number
    }

    /// Sends SIGTERM, and after half a second SIGKILL to the remaining processes. Safe within a signal handler.
    func end() {
        guard kill(number, SIGTERM) == 0 else { return }
        for _ in 0..<Self.patience.looks {
            usleep(Self.patience.pause)
            if kill(number, 0) != 0 { return }
        }
        kill(number, SIGKILL)
    }
}
