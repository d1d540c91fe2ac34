import Foundation

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

    /// Closes the input, and waits for the exit code.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
