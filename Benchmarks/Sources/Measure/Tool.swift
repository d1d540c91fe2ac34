import Foundation

/// Another program.
enum Tool {
    /// The standard error of a run; its standard output is discarded. Sets and dictionaries in Swift have the same
    /// order in every run.
    ///
    /// - Throws: `MeasureError` if the program is missing or fails.
    static func run(_ command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { _, new in new }
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw MeasureError("'\(command[0])' failed; is it installed? \(output.suffix(500))")
        }
        return output
    }
}
