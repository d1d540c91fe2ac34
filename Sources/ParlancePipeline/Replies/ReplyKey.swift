import ParlanceGrammar

/// How grammars and the pipeline speak of answers: what was asked stands in the context, and what a reading answers in its
/// metadata.
///
/// Authors may write answers of their own: a block of the intent with `requires_context: {question_about: Intent.parameter}`,
/// or `Intent` alone where the intent is to be confirmed, and `metadata: {reply: value}`.
enum ReplyKey {
    /// The context's key for the kind of question.
    static let question = "question"
    /// The context's key for what it is about: a parameter, `StartWorkout.workoutName`, or an intent as a whole, `StartWorkout`.
    static let parameter = "question_about"
    /// The metadata's key for the kind of answer. Readings that have it come before all others.
    static let reply = "reply"
    /// The same where any words are an answer: then a request that is read by more than its wildcards comes first.
    static let freeReply = "free_reply"
    /// The run-time list of what may be chosen or confirmed.
    static let candidates = ReplyGrammar.candidateList

    /// The kind of the open question, in the context.
    ///
    /// - Parameter parameter: nil: the intent as a whole.
    static func subject(_ intent: String, _ parameter: String?) -> String {
        parameter.map { "\(intent).\($0)" } ?? intent
    }

    /// The kinds of question, as the context has them.
    enum Question: String {
        case value, choose, confirm
        case confirmIntent = "confirm_intent"
        /// None, but a handler is still at work.
        case inProgress = "in_progress"
    }

    /// The kinds of answer, as the metadata has them.
    enum Reply: String {
        case yes, no, cancel, candidate, position, other, value, add
    }
}

extension Question {
    /// The context while the question is open.
    func context(of intent: String) -> [String: Value] {
        let kind: ReplyKey.Question =
            switch self.kind {
            case .value: .value
            case .choose: .choose
            case .confirm: .confirm
            case .confirmIntent: .confirmIntent
            }
        return [
            ReplyKey.question: .string(kind.rawValue),
            ReplyKey.parameter: .string(ReplyKey.subject(intent, parameter)),
        ]
    }
}
