import ArgumentParser
import Foundation
import Parlance

/// How a run ended, for the shell. What ends with which code is decided here alone.
enum ExitStatus: Int32, Comparable {
    /// Matched, all well.
    case success = 0
    /// Nothing matched, or nothing for certain; a test failed, or something was found.
    case noMatch = 1
    /// Something that was given is wrong.
    case invalid = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// That of an utterance.
    init(_ match: ParseResult.Match) { self.init(BatchSession.Outcome(match)) }

    /// That of the lines of a batch.
    init(_ outcome: BatchSession.Outcome) {
        switch outcome {
        case .well: self = .success
        case .noMatch: self = .noMatch
        case .failed: self = .invalid
        }
    }

    /// That of a check.
    ///
    /// - Parameter isStrict: whether warnings count as errors.
    init(_ diagnostics: [Diagnostic], isStrict: Bool) {
        let counts = diagnostics.contains { $0.severity == .error || isStrict }
        self = counts ? .noMatch : .success
    }

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
        } catch let error as StreamError where error.isEndOfReader {
            endWithReader()
        } catch let error as any Error & CustomStringConvertible {
            StandardError.print("error: \(error)")
            try invalid.end()
        }
    }

    /// Ends the program as the system does where whoever read its answers has seen enough, also where the signal for that is
    /// ignored.
    private static func endWithReader() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}
