/// The limits of a dialog.
///
/// ```swift
/// let limits = PipelineLimits(phase: .seconds(10), questions: 3)
/// print(limits.questions, limits.misunderstandings)  // 3 3
/// ```
public struct PipelineLimits: Sendable, Hashable {
    /// The maximum time that the caller waits for each phase.
    public var phase: Duration
    /// The maximum time that an intent is in progress after the turn that says so. Then its run is cancelled, and the
    /// event is a failure with the problem `PipelineProblem.timedOut`.
    public var background: Duration
    /// The maximum number of questions about one parameter, including all values of an array.
    public let questions: Int
    /// The number of consecutive misunderstood answers that ends the intent.
    public let misunderstandings: Int
    /// The maximum number of intents of a dialog in progress; one more cancels the first.
    public let inProgress: Int
    /// How long later utterances may refer to an ended request. A dialog remembers three at most.
    public var memory: Duration

    /// Creates limits; each number is clamped to 1…1,000,000.
    public init(
        phase: Duration = .seconds(2),
        background: Duration = .seconds(600),
        questions: Int = 10,
        misunderstandings: Int = 3,
        inProgress: Int = 16,
        memory: Duration = .seconds(600)
    ) {
        self.phase = phase
        self.background = background
        self.questions = Self.bounded(questions)
        self.misunderstandings = Self.bounded(misunderstandings)
        self.inProgress = Self.bounded(inProgress)
        self.memory = memory
    }

    private static func bounded(_ number: Int) -> Int { min(max(number, 1), 1_000_000) }
}
