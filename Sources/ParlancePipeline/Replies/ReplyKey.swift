import ParlanceGrammar

/// The keys that grammars and the pipeline share for answers: the context contains the question, a reading's metadata
/// the answer.
///
/// Authors may write answers of their own: a block of the intent with
/// `requires_context: {question_about: Intent.parameter}`, or `Intent` alone for the confirmation of the intent, and
/// `metadata: {reply: value}`.
enum ReplyKey {
    /// The context's key of the kind of question.
    static let question = "question"
    /// The context's key of its subject: a parameter, `StartWorkout.workoutName`, or the whole intent, `StartWorkout`.
    static let parameter = "question_about"
    /// The context's key of the intent that the question belongs to, whatever the subject is.
    static let intent = "question_of"
    /// The context's key of the domain that the program is for.
    static let program = "program"
    /// The metadata's key of templates that read a pronoun: if an earlier request of the dialog has what it stands for,
    /// that is meant.
    static let pronoun = "pronoun"
    /// The slot of words that a template reads and no parameter takes.
    static let unheeded = IntentDeclaration.unheededSlot
    /// Marks templates of words that may not be meant as a request, such as a wish: the user is asked first.
    static let tentative = "tentative"
    /// The metadata's key of the kind of answer. Readings with this key precede all others.
    static let reply = "reply"
    /// Marks answers of any words: a request that matches by more than its wildcards precedes them.
    static let freeReply = "free_reply"
    /// The metadata's key of the parameters that an answer without a value of its own is about, or of those that may
    /// take its value.
    static let parameters = "reply_parameters"
    /// The metadata's key of the one among them that takes the value if the user has spoken about none.
    static let usual = "reply_usual"
    /// The metadata's key of answers that are taken down as they were said: `all` of the utterance, the `rest` from the slot
    /// to the end, or the `part` that the slot reads.
    static let dictation = "reply_dictation"
    /// The run-time list of the candidates to choose or confirm.
    static let candidates = ReplyGrammar.candidateList

    /// The subject of the open question, in the context.
    ///
    /// - Parameter parameter: Nil: the intent as a whole.
    static func subject(_ intent: String, _ parameter: String?) -> String {
        parameter.map { "\(intent).\($0)" } ?? intent
    }

    /// The kinds of question in the context.
    enum Question: String {
        case value, choose, confirm
        /// A question for words that are taken down as they were said.
        case text
        case confirmIntent = "confirm_intent"
        /// No question, but a handler is still at work.
        case inProgress = "in_progress"
        /// No question of its own: whether a text that is to be confirmed is edited.
        case edit
        /// No question, and the utterance is no request.
        case idle
    }

    /// The kinds of answer in the metadata.
    enum Reply: String {
        case yes, no, cancel, candidate, except, position, other, any, value, add, remove, clear, ask
        case wait, help, back, restart, thanks, greeting, undo
        /// Changes words of a text, by the slots `old`, `new`, `first` and `last`.
        case edit
        /// Changes a number, by the slots `factor`, `more` and `less`.
        case scale
        case again = "repeat"
    }
}

extension Question {
    /// The context while the question is open.
    ///
    /// - Parameter isDictation: Whether the answer is taken down as it is said.
    func context(of intent: String, isDictation: Bool = false) -> [String: Value] {
        [
            ReplyKey.question: .string((isDictation ? .text : replyKind).rawValue),
            ReplyKey.parameter: .string(ReplyKey.subject(intent, parameter)),
            ReplyKey.intent: .string(intent),
        ]
    }

    private var replyKind: ReplyKey.Question {
        switch kind {
        case .value: .value
        case .choose: .choose
        case .confirm: .confirm
        case .confirmIntent: .confirmIntent
        }
    }
}
