/// A search that matched nothing, kept to find out why if the caller asks.
public struct NearMissInquiry: Sendable {
    let search: SearchContext

    /// The templates that came furthest, at most three, best first.
    ///
    /// - Complexity: that of a few parses, at each call.
    public func nearest() -> [NearMiss] {
        search.withMatcher { NearMissFinder($0, in: search).nearest() }
    }
}
