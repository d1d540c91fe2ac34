#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The state after a run.
struct RunResult: Sendable, Hashable, Codable {
    var state: PendingIntent
    var end: End
    /// The time at which the run ends.
    var date: Date
    var problems: [PipelineProblem] = []

    enum End: Sendable, Hashable, Codable {
        /// The state contains the question.
        case question
        case done(Interaction)
        /// A scheduler keeps the request.
        case scheduled
        case notSupported
    }
}
