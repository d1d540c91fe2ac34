/// What the pipeline makes of an utterance: what to do next, what to tell, and the dialog to hand in with the next one.
public struct Turn: Sendable, Hashable, Codable {
    public var dialog: Dialog
    public var outcome: Outcome
    /// What to tell, in this order.
    public var messages: [Message]
    /// The intent that the user left for another one before it had ended, or that was cancelled because too many are in progress.
    public var replaced: Interaction?
    /// What handlers did wrong; for logs, not for users.
    public var problems: [PipelineProblem]
    /// What was understood otherwise than it was said, by this utterance.
    public var corrections: [Correction]
    /// Parameters whose words might have been known, had the caller handed over the user's vocabulary.
    public var parametersWithoutVocabulary: [String]

    public enum Outcome: Sendable, Hashable, Codable {
        /// The user is asked something.
        case question(Question)
        /// The user is told something; nothing begins or ends.
        case answer(Answer)
        /// An intent has ended.
        case done(Interaction)
    }

    /// What there is to tell when no intent begins or ends.
    public enum Answer: Sendable, Hashable, Codable {
        case notUnderstood
        /// It may mean any of these.
        case ambiguous([String])
        case notSupported(String)
        /// The app that was named, by the name that is shown, does not support the intent.
        case unsupportedApp(String, app: String)
        /// The handlers are not those of the app that was named.
        case otherApp(String, app: String)
        /// The intent must wait until the device is unlocked, or its data can be read.
        case locked(String)
        /// The handler takes its time; what comes of it is an event.
        case inProgress(String)
    }

    init(_ dialog: Dialog, _ outcome: Outcome, _ messages: [Message], problems: [PipelineProblem] = []) {
        self.dialog = dialog
        self.outcome = outcome
        self.messages = messages
        self.problems = problems
        corrections = []
        parametersWithoutVocabulary = []
    }

    /// Tells what had to be guessed, before all else.
    mutating func tell(_ guesses: [Correction]) {
        corrections = guesses
        let told = guesses.map { Message($0, intent: intent) }
        messages.insert(contentsOf: told.filter { !messages.contains($0) }, at: 0)
    }

    /// The intent that the turn is about, if it is about one.
    private var intent: String? { interaction?.request.intent ?? question.flatMap { _ in dialog.request?.intent } }

    /// The question, if there is one.
    public var question: Question? {
        if case .question(let question) = outcome { question } else { nil }
    }

    /// The intent that has ended, if one has.
    public var interaction: Interaction? {
        if case .done(let interaction) = outcome { interaction } else { nil }
    }

    /// The texts of the messages, as far as there are any.
    public func texts(from source: some MessageSource, language: String) -> [String] {
        messages.compactMap { source.text(of: $0, language: language) }
    }
}
