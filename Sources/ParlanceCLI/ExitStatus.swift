import ArgumentParser
import Parlance

/// How a run ended, for the shell.
enum ExitStatus: Int32, Comparable {
    /// Matched, all well.
    case success = 0
    /// Nothing matched, or a test failed.
    case noMatch = 1
    /// Something that was given is wrong.
    case invalid = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    var exitCode: ExitCode { ExitCode(rawValue) }

    /// Ends the command with this status.
    func end() throws {
        if self != .success { throw exitCode }
    }

    /// Runs a command; what is wrong with what was given is shown, and ends it.
    static func reporting(_ command: () throws -> Void) throws {
        do {
            try command()
        } catch let error as GrammarError {
            StandardError.print(error.diagnostics)
            try invalid.end()
        } catch let error as any Error & CustomStringConvertible {
            StandardError.print("error: \(error)")
            try invalid.end()
        }
    }
}
