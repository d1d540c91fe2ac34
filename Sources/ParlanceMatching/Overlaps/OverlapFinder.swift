import ParlanceGrammar

/// Finds sentences that templates of different intents accept with the same score: then neither ranking nor context, only
/// the intents' names decide.
///
/// Every two templates that begin alike (`PrefixGroups`) and whose contexts can hold at once are followed together
/// (`PairSearch`), first with slots as letters, then, if that finds nothing, with what their lists hold. What is found is explained, to be sure that these are the
/// readings that come first, and why.
struct OverlapFinder {
    /// How many sentences of two templates are tried before they are taken to be apart.
    private static let mostTries = 6
    /// The same with those that no value can be found for.
    private static let mostAttempts = 40
    /// How many pairs of states are looked at: for two templates, for one, and for all.
    static let limits = (pair: 200_000, spelledPair: 20_000, template: 2_000_000, all: 60_000_000)
    /// How many pairs of templates are looked at.
    private static let mostPairs = 30_000_000

    private let parser: Parser
    private let grammar: CompiledGrammar
    private let lists: ListOverlaps
    private let compatibility: ContextCompatibility
    private let needs: [TemplateNeeds]
    private var contexts: [Pair: [String: Value]?] = [:]
    /// With slots as letters, then spelled out.
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
    ///   - parser: with a value `OverlapSentence.placeholder` in each list that nobody has given.
    ///   - groups: those of the automaton.
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

    /// Compares every template with those of intents that come first.
    ///
    /// - Parameter isLeftOut: templates that need not be compared.
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

    /// The templates that may have a sentence in common with one, in order.
    private func companions(of template: Int) -> [Int] {
        let found = groups.map { $0.companions(of: template) }
        guard let first = found.first, found.dropFirst().contains(where: { $0 != first }) else { return found[0] }
        return Set(found.joined()).sorted()
    }

    private mutating func noteUnfinished(_ template: Int) {
        let place = grammar.sentences[template].place
        if unfinished.last != place { unfinished.append(place) }
    }

    private func isBehind(_ loser: Int, _ winner: Int) -> Bool {
        grammar.templates[winner].intentRank < grammar.templates[loser].intentRank
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

    /// Whether the best reading is by the winner, and the loser reads the sentence as well, for the same score.
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
