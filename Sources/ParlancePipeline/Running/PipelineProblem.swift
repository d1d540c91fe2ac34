/// A fault of a handler. It fails the intent, and the dialog continues.
public enum PipelineProblem: Error, Sendable, Hashable, Codable, CustomStringConvertible {
    case handlerThrew(phase: IntentPhase, reason: String)
    /// The intent's declaration does not list the code of the response, or declares it unsupported.
    case unknownResponseCode(String, intent: String, known: [String])
    case unknownReason(String, parameter: String, known: [String])
    /// The handler gave a value that the parameter's type does not allow.
    case invalidValue(String, parameter: String, expected: String)
    /// The number of results is neither one nor the number of values.
    case resolutionCount(parameter: String, results: Int, values: Int)
    /// The handler still has a question after the maximum number of questions.
    case neverSettles(parameter: String, questions: Int)
    /// The provider has no handler for this phase, but had one for an earlier phase.
    case handlerGone(phase: IntentPhase)
    /// The intent is still in progress after the limit of `PipelineLimits.background`.
    case timedOut(limit: Duration)
    /// The final response of a handler is in progress.
    case neverFinishes
    /// The process that ran the intent is gone, or has lost its result.
    case abandoned
    /// The intent's declaration does not list the detail of the response.
    case unknownDetail(String, intent: String, known: [String])
    /// The detail of the response is not of the declared type. Members are named with a path: `rideStatus.phase`.
    case invalidDetail(String, value: String, expected: String)

    /// The problem and its remedy, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .handlerThrew(let phase, let reason): "the handler failed to \(phase.rawValue): \(reason)"
        case .unknownResponseCode(let code, let intent, let known):
            "'\(code)' is not a response code of \(intent); the codes are \(known.joined(separator: ", ")); add it "
                + "to 'response_codes', or remove it from 'unsupported_response_codes'"
        case .unknownReason(let reason, let parameter, let known):
            "'\(reason)' is not a reason why '\(parameter)' may be unsupported; the reasons are "
                + "\(known.joined(separator: ", ")); add it to 'unsupported_reasons'"
        case .invalidValue(let value, let parameter, let expected):
            "the handler gave '\(value)' for '\(parameter)', which is not \(expected); give a value that 'slots' allows"
        case .resolutionCount(let parameter, let results, let values):
            "the handler gave \(results) results for the \(values) values of '\(parameter)'; give one, or one for each"
        case .neverSettles(let parameter, let questions):
            "'\(parameter)' is still open after \(questions) questions; its resolver should accept the answer"
        case .handlerGone(let phase):
            "the provider had a handler before and has none to \(phase.rawValue); provide one for all phases"
        case .timedOut(let limit):
            "the intent is not finished after \(limit) in the background and was cancelled; answer earlier, or raise "
                + "'PipelineLimits.background'"
        case .neverFinishes:
            "the handler's final response is 'inProgress'; its 'finalResponse' should return when the work is done"
        case .abandoned: "the intent was in progress when its process ended; ask the user to say it again"
        case .unknownDetail(let name, let intent, let known):
            "'\(name)' is not a detail of \(intent); the details are \(known.joined(separator: ", ")); add it to "
                + "'response_details'"
        case .invalidDetail(let name, let value, let expected):
            value.isEmpty
                ? "the detail '\(name)' is not \(expected)"
                : "the handler gave '\(value)' for the detail '\(name)', which is not \(expected)"
        }
    }
}
