import Foundation
import ParlanceTestSupport

/// A running command with a dialog of lines.
struct RunningCommand {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()

    init(_ command: Command) throws {
        process = command.process()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// Writes a line, and waits for output.
    func answer(to line: String) throws -> String {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    /// Writes lines, the same again and again, and reads their answers at the same time.
    func exchange(_ lines: [String], count: Int) throws {
        let writer = input.fileHandleForWriting
        let writing = ThreadWork {
            for start in stride(from: 0, to: count, by: 1_000) {
                let portion = (start..<min(start + 1_000, count)).map { lines[$0 % lines.count] + "\n" }.joined()
                try writer.write(contentsOf: Data(portion.utf8))
            }
        }
        var missing = count
        while missing > 0 {
            let answers = output.fileHandleForReading.availableData
            if answers.isEmpty { break }
            missing -= answers.count { $0 == UInt8(ascii: "\n") }
        }
        try writing.value()
        if missing != 0 { throw CocoaError(.fileReadCorruptFile) }
    }

    /// The peak of its resident memory, in bytes.
    func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        guard let kilobytes = line?.split(whereSeparator: \.isWhitespace)[1] else { throw CocoaError(.fileNoSuchFile) }
        return (Int(kilobytes) ?? 0) << 10
    }

    /// Closes the input, and waits for the exit code.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
