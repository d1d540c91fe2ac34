/// How far a dialog may go.
public struct PipelineLimits: Sendable, Hashable {
    /// How long the caller waits for each phase.
    public var phase: Duration
    /// How many questions there may be about one parameter, values of an array counted together.
    public var questions: Int
    /// How many answers in a row may not be understood before the intent is given up.
    public var misunderstandings: Int

    public init(phase: Duration = .seconds(2), questions: Int = 10, misunderstandings: Int = 3) {
        self.phase = phase
        self.questions = max(questions, 1)
        self.misunderstandings = max(misunderstandings, 1)
    }
}
