import ArgumentParser
import Foundation
import Parlance

/// The exit status of a command. All exit codes are defined here.
enum ExitStatus: Int32, Comparable {
    /// Every utterance has a winning reading, and every check passes.
    case success = 0
    /// An utterance was not understood or is ambiguous, a test failed, or a check reports a problem.
    case noMatch = 1
    /// An argument, a file or a line of input is invalid.
    case invalid = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// The status of an utterance.
    init(_ match: ParseResult.Match) { self.init(BatchSession.Outcome(match)) }

    /// The status of the lines of a batch.
    init(_ outcome: BatchSession.Outcome) {
        switch outcome {
        case .matched: self = .success
        case .noMatch: self = .noMatch
        case .failed: self = .invalid
        }
    }

    /// The status of a check.
    ///
    /// - Parameter isStrict: Whether warnings count as errors.
    init(_ diagnostics: [Diagnostic], isStrict: Bool) {
        let counts = diagnostics.contains { $0.severity == .error || isStrict }
        self = counts ? .noMatch : .success
    }

    var exitCode: ExitCode { ExitCode(rawValue) }

    /// Ends the command with this status.
    func end() throws {
        if self != .success { throw exitCode }
    }

    /// Runs a command. Prints its error and exits with `invalid`.
    static func reporting(_ command: () throws -> Void) throws {
        do {
            try command()
        } catch let error as GrammarError {
            StandardError.print(error.diagnostics)
            try invalid.end()
        } catch let error as StreamError where error.isEndOfReader {
            endWithReader()
        } catch let error as any Error & CustomStringConvertible {
            StandardError.print("error: \(error)")
            try invalid.end()
        }
    }

    /// Ends the program with SIGPIPE, as the system does when the reader closes the pipe, even if the signal is
    /// ignored.
    private static func endWithReader() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}
