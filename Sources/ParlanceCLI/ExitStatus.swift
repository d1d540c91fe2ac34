import ArgumentParser

/// How a run ended, for the shell.
enum ExitStatus: Int32 {
    /// Matched, all well.
    case success = 0
    /// Nothing matched, or a test failed.
    case noMatch = 1
    /// Something that was given is wrong.
    case invalid = 2

    var exitCode: ExitCode { ExitCode(rawValue) }

    /// Ends the command with this status.
    func end() throws {
        if self != .success { throw exitCode }
    }
}
