/// A fault of a program that handles intents. It fails the intent, and the dialog continues.
public enum HandlerFault: Error, Hashable, CustomStringConvertible {
    case notStarted(command: String, reason: String)
    /// The program ended before its answer. The code is nil if a signal ended it.
    case ended(code: Int32?)
    case tooSlow(seconds: Double)
    /// The task that waits for the answer was cancelled.
    case cancelled
    case lineTooLong(limit: Int)
    case notJSON(line: String)
    case wrongIdentifier(expected: Int, found: String)
    case missingKey(String)
    case wrongType(key: String, expected: String)
    case unknownOutcome(String, known: [String])
    /// The program answered with an `error`.
    case failed(String)

    /// The fault and its remedy, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .notStarted(let command, let reason): "'\(command)' can't be started: \(reason)"
        case .ended(let code):
            "it ended\(code.map { " with exit code \($0)" } ?? "") before it answered; answer each line, and end at "
                + "the end of the input"
        case .tooSlow(let seconds):
            "it did not answer within \(seconds) seconds and was stopped; flush each answer, or raise the time limit"
        case .cancelled: "the call was cancelled, so it was stopped"
        case .lineTooLong(let limit): "its answer has more than \(limit) bytes"
        case .notJSON(let line):
            "it answered '\(line)', which is not a JSON object; write only answers to standard output"
        case .wrongIdentifier(let expected, let found):
            "its answer has the id \(found), and the call's is \(expected); answer each line once, in order, with "
                + "its id"
        case .missingKey(let key): "its answer lacks '\(key)'"
        case .wrongType(let key, let expected): "'\(key)' in its answer should be \(expected)"
        case .unknownOutcome(let outcome, let known):
            "'\(outcome)' is not an outcome; the outcomes are \(known.joined(separator: ", "))"
        case .failed(let reason): reason
        }
    }
}
