import Foundation

/// Where an intent has come to.
struct RunResult: Sendable, Hashable, Codable {
    var state: PendingIntent
    var end: End
    /// When it came there.
    var date: Date
    var problems: [PipelineProblem] = []

    enum End: Sendable, Hashable, Codable {
        /// The state holds the question.
        case question
        case done(Interaction)
        case notSupported
    }
}
