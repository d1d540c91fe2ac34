import ParlanceGrammar
import ParlanceText

/// Finds the templates closest to an utterance that matched nothing: it fills the chart again and examines where
/// templates stopped.
///
/// Text that a wildcard takes does not count as read: a template that begins with one could claim any utterance up to
/// its end.
///
/// Thousands of templates may have come equally far. Only the ones to be named are examined one by one: the first of
/// them, and those that lack only a value.
struct NearMissFinder {
    /// The maximum number of templates to name.
    static let limit = 3

    let matcher: Matcher
    let context: SearchContext
    let buffer: TextBuffer
    let view: MatchedText
    /// The intent whose templates are examined; nil for all intents.
    let intent: String?
    /// Whether to find values that resemble unknown ones.
    let suggests: Bool

    /// Words in the place of a slot whose list does not contain them.
    struct Unknown {
        let symbol: SlotSymbol.Index
        let range: Range<Int>
    }

    /// - Parameters:
    ///   - matcher: A matcher with the text prepared.
    ///   - intent: The intent whose templates are examined; nil for all intents.
    ///   - suggests: Whether to find values that resemble unknown ones.
    init(
        _ matcher: Matcher,
        in context: SearchContext,
        intent: String? = nil,
        suggests: Bool = false
    ) {
        self.matcher = matcher
        self.context = context
        self.intent = intent
        self.suggests = suggests
        buffer = matcher.barest
        view = MatchedText(buffer)
    }

    /// The chart as last filled.
    var chart: Chart.View { matcher.chart.view }
    var grammar: CompiledGrammar { context.grammar }
    var lists: ListTable { context.lists }

    /// Returns the templates that read most, best first. Of those that read equally much, the ones that lack only the
    /// value of a slot come first, then the order of declaration decides.
    func nearest() -> [NearMiss] {
        matcher.noteSource(matcher.hasSkipWords ? .bare : .full, in: context)
        _ = matcher.chart.run(view, lists: lists.view, keepsStops: true)
        let complete = completeTemplates()
        let furthest = furthest { admits($0) && !complete.contains($0) }
        let unknown = wholeUnknowns(from: furthest.stops).filter { template, _ in
            furthest.stops.first(of: template) != nil && !complete.contains(template) && admits(template)
        }
        let ranked = furthest.templates.union(unknown.keys).sorted { left, right in
            rank(left, furthest.stops, unknown) < rank(right, furthest.stops, unknown)
        }
        return withoutRepetitions(ranked).map { miss(of: $0, furthest.stops, unknown[$0]) }
    }

    /// The first templates to name. A YAML alias may put a template into several blocks.
    private func withoutRepetitions(_ templates: [Int]) -> [Int] {
        var places: Set<SourcePlace> = []
        let first = templates.filter { places.insert(grammar.sentences[$0].place).inserted }
        return Array(first.prefix(Self.limit))
    }

    private func rank(_ template: Int, _ stops: TemplateStops, _ unknown: [Int: Unknown]) -> (Int, Int, Int) {
        let readLength = stops.first(of: template)?.readLength ?? 0
        return (-readLength, unknown[template] == nil ? 1 : 0, template)
    }

    private func admits(_ template: Int) -> Bool {
        let (constraint, block) = (grammar.templates[template].constraint, grammar.sentences[template].block)
        guard intent == nil || block.intent == intent, matcher.admitsIntent(of: grammar.templates[template]) else {
            return false
        }
        return grammar.constraints[constraint].admits(matcher.callerContext) && matcher.hasKeyword(of: block)
    }
}

// MARK: - Missing values

extension NearMissFinder {
    /// For each template that matches the whole utterance if a slot where it stopped accepts any words: the shortest
    /// such words.
    private func wholeUnknowns(from stops: TemplateStops) -> [Int: Unknown] {
        var known: Set<Chart.Assumption> = []
        var assumptions: [Chart.Assumption] = []
        for stop in stops.stops {
            let assumption = Chart.Assumption(state: stop.state, position: view.skippingBlank(stop.position))
            if known.insert(assumption).inserted { assumptions.append(assumption) }
        }
        assumptions.sort { $0.position < $1.position }
        guard matcher.chart.run(view, lists: lists.view, assuming: assumptions) else { return [:] }
        matcher.search.begin()
        var unknown: [Int: Unknown] = [:]
        for item in chart.items(at: view.count) {
            guard !item.needsLiteral, let first = firstSlot(on: item.node) else { continue }
            let state = matcher.chart.dfa.opened(item.state)
            for template in matcher.chart.dfa.templates(acceptedBy: state) where template < grammar.sentences.count {
                if let known = unknown[template], known.range.upperBound <= first.end { continue }
                unknown[template] = Unknown(symbol: first.symbol, range: first.range)
            }
        }
        return unknown
    }

    /// The first slot on the path to a node where wildcards took least.
    private func firstSlot(on node: Derivations.Node.Index) -> SlotMatch? {
        let query = DerivationSearch.Query(
            derivations: chart.derivations,
            text: view,
            lists: lists.view,
            constraint: grammar.constraints[0],
            constraintNumber: 0,
            intent: SlotUse.anyIntent,
            context: UnsafeBufferPointer(start: nil, count: 0),
            preferred: .none,
            limit: 1
        )
        guard let match = matcher.search.matches(at: node, in: query).first else { return nil }
        _ = matcher.search.match(match, into: &matcher.found)
        return matcher.found.count > 0 ? matcher.found[0] : nil
    }
}
