import ParlanceGrammar

/// How grammars and the pipeline speak of answers: what was asked stands in the context, and what a reading answers in its
/// metadata.
///
/// Authors may write answers of their own: a block of the intent with `requires_context: {question_about: Intent.parameter}`
/// and `metadata: {reply: value}`.
enum ReplyKey {
    /// The context's key for the kind of question.
    static let question = "question"
    /// The context's key for the parameter it is about: `StartWorkout.workoutName`.
    static let parameter = "question_about"
    /// The metadata's key for the kind of answer. Readings that have it come before all others.
    static let reply = "reply"
    /// The same where any words are an answer: then a request that is read by more than its wildcards comes first.
    static let freeReply = "free_reply"
    /// The run-time list of what may be chosen or confirmed.
    static let candidates = "reply_candidate"

    /// The kinds of question, as the context has them.
    enum Question: String {
        case value, choose, confirm
        case confirmIntent = "confirm_intent"
        /// None, but a handler is still at work.
        case inProgress = "in_progress"
    }

    /// The kinds of answer, as the metadata has them.
    enum Reply: String {
        case yes, no, cancel, candidate, position, value
    }
}

extension Question {
    /// What the context says while the question is open.
    func context(of intent: String) -> [String: Value] {
        let kind: ReplyKey.Question =
            switch self.kind {
            case .value: .value
            case .choose: .choose
            case .confirm: .confirm
            case .confirmIntent: .confirmIntent
            }
        var context: [String: Value] = [ReplyKey.question: .string(kind.rawValue)]
        context[ReplyKey.parameter] = parameter.map { .string("\(intent).\($0)") }
        return context
    }
}
