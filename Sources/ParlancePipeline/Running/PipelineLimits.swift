/// The limits of a dialog.
///
/// ```swift
/// let limits = PipelineLimits(phase: .seconds(10), questions: 3)
/// print(limits.questions, limits.misunderstandings)  // 3 3
/// ```
public struct PipelineLimits: Sendable, Hashable {
    /// The maximum time that the caller waits for each phase.
    public var phase: Duration
    /// The maximum number of questions about one parameter, including all values of an array.
    public let questions: Int
    /// The number of consecutive misunderstood answers that ends the intent.
    public let misunderstandings: Int
    /// The maximum number of intents of a dialog in progress; one more cancels the first.
    public let inProgress: Int

    /// Creates limits; each number is clamped to 1…1,000,000.
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
