#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A request that the history contains, perhaps several times.
public struct RepeatedRequest: Sendable, Hashable {
    /// The request as it was made last, as a shortcut would store it.
    public var request: IntentRequest
    /// The number of interactions that did not fail.
    public var count: Int
    /// The end of the last one.
    public var last: Date
    /// The relevance for a time; 0 in suggestions, which have none.
    public var score: Double

    /// Creates the summary of a request.
    public init(request: IntentRequest, count: Int, last: Date, score: Double = 0) {
        self.request = request
        self.count = count
        self.last = last
        self.score = score
    }
}
