import Foundation

/// A running program with its pipes and its unread output.
struct HandlerProcess {
    /// The maximum number of bytes of an answer.
    static let lineLimit = 1 << 20

    private let process = Process()
    private let group: ProcessGroup
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()

    /// Starts a command. It shares the standard error stream of this process.
    init(_ command: String) throws(HandlerFault) {
        // The missing answer reveals an early end.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardInput = input
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw .notStarted(command: command, reason: error.localizedDescription)
        }
        group = ProcessGroup(leader: process.processIdentifier)
        HandlerSignals.begin(group)
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    }

    /// Writes a line and reads its answer.
    mutating func exchange(_ line: Data, until deadline: HandlerDeadline) throws(HandlerFault) -> Data {
        try write(line + [UInt8(ascii: "\n")], until: deadline)
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let answer = Data(unread[..<end])
                unread = Data(unread[(end + 1)...])
                return answer
            }
            guard unread.count <= Self.lineLimit else { throw .lineTooLong(limit: Self.lineLimit) }
            try read(until: deadline)
        }
    }

    /// Ends the program and its child processes: closes its input, then sends signals.
    func end() {
        try? input.fileHandleForWriting.close()
        try? output.fileHandleForReading.close()
        _ = exitCode
        group.end()
        HandlerSignals.forget(group)
    }

    /// Writes until the program closes its input. The output of an ended program is still readable.
    private func write(_ bytes: Data, until deadline: HandlerDeadline) throws(HandlerFault) {
        let descriptor = input.fileHandleForWriting.fileDescriptor
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT, on: descriptor, until: deadline)
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR, errno != EAGAIN {
                return
            }
        }
    }

    private mutating func read(until deadline: HandlerDeadline) throws(HandlerFault) {
        let descriptor = output.fileHandleForReading.fileDescriptor
        try wait(for: POLLIN, on: descriptor, until: deadline)
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
            unread += buffer.prefix(count)
        } else if count == 0 || errno != EINTR {
            throw .ended(code: exitCode)
        }
    }

    private func wait(
        for events: Int32,
        on descriptor: Int32,
        until deadline: HandlerDeadline
    ) throws(HandlerFault) {
        while true {
            let pause = try deadline.pause
            var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
            if poll(&request, 1, pause) > 0 { return }
        }
    }

    /// The exit code if the program ends within 0.1 seconds; nil if it continues or a signal ended it.
    private var exitCode: Int32? {
        for _ in 0..<50 where process.isRunning { usleep(2_000) }
        guard !process.isRunning, process.terminationReason == .exit else { return nil }
        return process.terminationStatus
    }
}
