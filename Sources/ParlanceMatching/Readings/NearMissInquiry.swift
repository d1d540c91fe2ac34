/// A search that matched nothing, kept to find near misses on demand.
public struct NearMissInquiry: Sendable {
    let search: SearchInput
    /// The searches in the other languages of the parser.
    private(set) var others: [SearchInput] = []

    init(search: SearchInput) {
        self.search = search
    }

    /// Joins the searches of several languages.
    init(_ first: NearMissInquiry, others: some Sequence<NearMissInquiry>) {
        search = first.search
        self.others = others.map(\.search)
    }

    /// Returns the templates that came furthest, at most three, best first.
    ///
    /// - Complexity: A few parses per call.
    public func nearest() -> [NearMiss] {
        if others.isEmpty { return Self.nearest(in: search) }
        let all = ([search] + others).flatMap(Self.nearest)
        let ranked = all.enumerated().sorted { ($1.element.matched, $0.offset) < ($0.element.matched, $1.offset) }
        return Array(ranked.prefix(NearMissFinder.limit).map(\.element))
    }

    private static func nearest(in search: SearchInput) -> [NearMiss] {
        search.withMatcher { matcher, context in NearMissFinder(matcher, in: context).nearest() }
    }
}
