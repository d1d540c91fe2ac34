import Foundation

/// The state after a run.
struct RunResult: Sendable, Hashable, Codable {
    var state: PendingIntent
    var end: End
    /// The end of the run.
    var date: Date
    var problems: [PipelineProblem] = []

    enum End: Sendable, Hashable, Codable {
        /// The state holds the question.
        case question
        case done(Interaction)
        case notSupported
    }
}
