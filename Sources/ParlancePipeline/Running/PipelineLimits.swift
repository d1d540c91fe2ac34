/// How far a dialog may go.
///
/// ```swift
/// let limits = PipelineLimits(phase: .seconds(10), questions: 3)
/// print(limits.questions, limits.misunderstandings)  // 3 3
/// ```
public struct PipelineLimits: Sendable, Hashable {
    /// How long the caller waits for each phase.
    public var phase: Duration
    /// How many questions there may be about one parameter, values of an array counted together.
    public let questions: Int
    /// How many answers in a row may not be understood before the intent is given up.
    public let misunderstandings: Int
    /// How many intents of a dialog may be in progress; with one more the first of them is cancelled.
    public let inProgress: Int

    /// Each number is at least one, and at most a million.
    public init(
        phase: Duration = .seconds(2),
        questions: Int = 10,
        misunderstandings: Int = 3,
        inProgress: Int = 16
    ) {
        self.phase = phase
        self.questions = Self.bounded(questions)
        self.misunderstandings = Self.bounded(misunderstandings)
        self.inProgress = Self.bounded(inProgress)
    }

    private static func bounded(_ number: Int) -> Int { min(max(number, 1), 1_000_000) }
}
