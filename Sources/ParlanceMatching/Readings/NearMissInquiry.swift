/// A search that matched nothing, kept to find near misses on demand.
public struct NearMissInquiry: Sendable {
    let search: SearchInput

    /// Returns the templates that came furthest, at most three, best first.
    ///
    /// - Complexity: A few parses per call.
    public func nearest() -> [NearMiss] {
        search.withMatcher { matcher, context in NearMissFinder(matcher, in: context).nearest() }
    }
}
