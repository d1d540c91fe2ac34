import ParlanceGrammar

/// Finds adjacent slots in templates, such as a number and its unit: `in {delay} {delay_unit}`.
///
/// Only blanks may separate the two, in any groups and rules.
struct SlotPairs {
    struct Pair: Hashable {
        let first: ListReference
        let second: ListReference
    }

    /// The maximum nesting of groups and rules; deeper ones have no pairs.
    private static let depthLimit = 64

    private let rule: (String) -> TemplateExpression?
    private var known: [String: Edges] = [:]
    /// The pairs in order of discovery, without repetitions.
    private(set) var pairs: [Pair] = []
    private var seen: Set<Pair> = []

    /// The slots at the beginning and the end of an expression.
    private struct Edges {
        var first: Set<ListReference> = []
        var last: Set<ListReference> = []
        /// Whether a slot before it may be adjacent to one after it.
        var isTransparent = false

        static let opaque = Edges()
    }

    init(rule: @escaping (String) -> TemplateExpression?) { self.rule = rule }

    mutating func add(_ template: TemplateExpression) { _ = edges(of: template, depth: 0) }

    /// Whether an expression begins with words in every branch.
    mutating func beginsWithWords(_ expression: TemplateExpression) -> Bool {
        let edges = edges(of: expression, depth: 0)
        return edges.first.isEmpty && !edges.isTransparent
    }

    private mutating func edges(of expression: TemplateExpression, depth: Int) -> Edges {
        guard depth < Self.depthLimit else { return .opaque }
        switch expression {
        case .text(let text): return Edges(isTransparent: text.allSatisfy(\.isWhitespace))
        case .list(let list): return Edges(first: [list], last: [list])
        case .rule(let rule): return edges(ofRule: rule.name, depth: depth)
        case .sequence(let items): return edges(of: items, depth: depth)
        case .optional(let body):
            var edges = edges(of: body, depth: depth + 1)
            edges.isTransparent = true
            return edges
        case .alternatives(let branches), .permutation(let branches):
            return branches.reduce(into: .opaque) { all, branch in
                let edges = edges(of: branch, depth: depth + 1)
                all.first.formUnion(edges.first)
                all.last.formUnion(edges.last)
                all.isTransparent = all.isTransparent || edges.isTransparent
            }
        }
    }

    private mutating func edges(ofRule name: String, depth: Int) -> Edges {
        if let edges = known[name] { return edges }
        guard let body = rule(name) else { return .opaque }
        // A recursive rule ends here.
        known[name] = .opaque
        let edges = edges(of: body, depth: depth + 1)
        known[name] = edges
        return edges
    }

    private mutating func edges(of items: [TemplateExpression], depth: Int) -> Edges {
        var all = Edges(isTransparent: true)
        for item in items {
            let edges = edges(of: item, depth: depth + 1)
            note(all.last, before: edges.first)
            if all.isTransparent { all.first.formUnion(edges.first) }
            all.last = edges.isTransparent ? all.last.union(edges.last) : edges.last
            all.isTransparent = all.isTransparent && edges.isTransparent
        }
        return all
    }

    private mutating func note(_ firsts: Set<ListReference>, before seconds: Set<ListReference>) {
        for first in firsts.sorted(by: Self.precedes) where !first.isCapture {
            for second in seconds.sorted(by: Self.precedes) where !second.isCapture && second.slot != first.slot {
                let pair = Pair(first: first, second: second)
                if seen.insert(pair).inserted { pairs.append(pair) }
            }
        }
    }

    /// An arbitrary order that is independent of hashes.
    private static func precedes(_ left: ListReference, _ right: ListReference) -> Bool {
        if left.slot != right.slot { return left.slot < right.slot }
        return switch (left.source, right.source) {
        case (.named(let left), .named(let right)): left < right
        case (.named, .range): true
        case (.range, .named): false
        case (.range(let left), .range(let right)): (left.from, left.to, left.step) < (right.from, right.to, right.step)
        }
    }
}
