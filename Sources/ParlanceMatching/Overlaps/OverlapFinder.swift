import ParlanceGrammar

/// Finds sentences that templates of different intents accept with the same score, so that neither ranking nor context
/// but only the intents' names decide.
///
/// All pairs of templates with a common beginning (`PrefixGroups`) and compatible contexts are followed together
/// (`PairSearch`), first with slots as letters, then, if that finds nothing, with the spellings of their lists. Each
/// sentence found is explained, which confirms that these readings come first, and why.
struct OverlapFinder {
    /// The maximum number of sentences that are parsed for two templates before they are considered distinct.
    private static let mostTries = 6
    /// The maximum number of sentences for two templates, including those with a slot that no value can fill.
    private static let mostAttempts = 40
    /// The maximum numbers of state pairs: for two templates, for one template, and in total.
    static let limits = (pair: 200_000, spelledPair: 20_000, template: 2_000_000, all: 60_000_000)
    /// The maximum number of template pairs.
    private static let mostPairs = 30_000_000

    private let parser: Parser
    private let grammar: CompiledGrammar
    private let lists: ListOverlaps
    private let compatibility: ContextCompatibility
    private let needs: [TemplateNeeds]
    private var contexts: [Pair: [String: Value]?] = [:]
    /// The search with slots as letters, then the search with slots spelled out.
    private var searches: [PairSearch]
    private let groups: [PrefixGroups]
    private var work = 0
    private var pairs = 0
    private(set) var overlaps: [TemplateOverlap] = []
    /// The places of templates that were not compared with all others.
    private(set) var unfinished: [SourcePlace] = []

    private struct Pair: Hashable {
        let first: Int32
        let second: Int32
    }

    /// - Parameters:
    ///   - parser: with a value `OverlapSentence.placeholder` in each undefined list.
    ///   - groups: the groups of the automaton.
    init(_ parser: Parser, _ automaton: OverlapAutomaton, _ lists: ListOverlaps, _ groups: PrefixGroups) {
        self.parser = parser
        grammar = parser.compiled
        self.lists = lists
        compatibility = ContextCompatibility(grammar.contexts)
        let symbolLists = grammar.symbolLists
        needs = grammar.sentences.indices.map { template in
            TemplateNeeds(of: template, in: parser.compiled.nfa, lists) { symbolLists[Int($0.raw)] }
        }
        let spelled = OverlapAutomaton(grammar, spelling: lists)
        let count = parser.compiled.sentences.count
        self.groups = [groups, PrefixGroups(spelled, count: count, mostUndivided: groups.mostUndivided)]
        searches = [
            PairSearch(automaton, lists, limit: Self.limits.pair),
            PairSearch(spelled, lists, limit: Self.limits.spelledPair),
        ]
    }

    /// Compares every template with those of intents that the ranking prefers by name.
    ///
    /// - Parameter isLeftOut: whether a template is excluded from the comparison.
    mutating func run(leavingOut isLeftOut: (Int) -> Bool) {
        for loser in grammar.sentences.indices where !isLeftOut(loser) { compare(loser) }
    }

    private mutating func compare(_ loser: Int) {
        var found: Set<String> = []
        var own = 0
        let candidates = companions(of: loser)
        pairs += candidates.count
        for winner in candidates where isBehind(loser, winner) {
            guard pairs < Self.mostPairs else { return noteUnfinished(loser) }
            let rival = grammar.sentences[winner].block.intent
            for search in searches.indices where !found.contains(rival) && mayOverlap(loser, winner, in: search) {
                guard let context = context(loser, winner) else { break }
                guard own < Self.limits.template, work < Self.limits.all else { return noteUnfinished(loser) }
                if let sentence = sharedSentence(loser, winner, context, by: search) {
                    found.insert(rival)
                    add(loser, winner, sentence)
                }
                own += searches[search].work
                work += searches[search].work
                if !searches[search].isComplete { noteUnfinished(loser) }
            }
        }
    }

    /// The templates that can share a sentence with a template, in order.
    private func companions(of template: Int) -> [Int] {
        let found = groups.map { $0.companions(of: template) }
        guard let first = found.first, found.dropFirst().contains(where: { $0 != first }) else { return found[0] }
        return Set(found.joined()).sorted()
    }

    private mutating func noteUnfinished(_ template: Int) {
        let place = grammar.sentences[template].place
        if unfinished.last != place { unfinished.append(place) }
    }

    /// Whether only the names of the intents decide between templates with equal scores.
    private func isBehind(_ loser: Int, _ winner: Int) -> Bool {
        let (one, other) = (grammar.templates[winner], grammar.templates[loser])
        return one.intentRank < other.intentRank && one.weight == other.weight
    }

    private func mayOverlap(_ loser: Int, _ winner: Int, in search: Int) -> Bool {
        let automaton = searches[search].automaton
        let one = automaton.exits(of: automaton.start(of: loser))
        let other = automaton.exits(of: automaton.start(of: winner))
        guard one.sharesByte(with: other) || !one.slots.isEmpty && !other.slots.isEmpty else { return false }
        return search == 0
            ? needs[loser].mayShare(with: needs[winner], lists)
            : needs[loser].mayShareSpelledOut(with: needs[winner], lists)
    }

    private mutating func context(_ loser: Int, _ winner: Int) -> [String: Value]? {
        let pair = Pair(first: grammar.templates[loser].constraint, second: grammar.templates[winner].constraint)
        if let known = contexts[pair] { return known }
        let context = compatibility.context(for: pair.first, pair.second)
        contexts[pair] = .some(context)
        return context
    }

    private mutating func sharedSentence(
        _ loser: Int,
        _ winner: Int,
        _ context: [String: Value],
        by search: Int
    ) -> String? {
        var tries = 0
        var found: String?
        let (parser, grammar, lists) = (parser, grammar, lists)
        searches[search].run(loser, winner) { steps in
            tries += 1
            guard let sentence = OverlapSentence(steps, loser, winner, grammar, lists) else {
                return tries >= Self.mostAttempts
            }
            if Self.isTied(sentence.utterance, loser, winner, context, parser) { found = sentence.description }
            return found != nil || tries >= Self.mostTries
        }
        return found
    }

    private mutating func add(_ loser: Int, _ winner: Int, _ sentence: String) {
        let template = grammar.sentences[loser]
        overlaps.append(
            TemplateOverlap(
                place: template.place,
                intent: template.block.intent,
                rival: TemplateOverlap.Rival(grammar.sentences[winner]),
                sentence: sentence
            )
        )
    }

    /// Whether the best reading is the winner's, and the loser accepts the sentence with the same score.
    private static func isTied(
        _ utterance: String,
        _ loser: Int,
        _ winner: Int,
        _ context: [String: Value],
        _ parser: Parser
    ) -> Bool {
        let options = ParseOptions(context: context, limit: 12, edits: 0)
        guard let readings = try? parser.explain(utterance, options: options).readings else { return false }
        let sentences = parser.compiled.sentences
        guard readings.first?.reading.source == sentences[winner].place else { return false }
        return readings.contains { explained in
            guard case .intentName? = explained.lostBy else { return false }
            return explained.reading.source == sentences[loser].place
        }
    }
}
