import ParlanceGrammar
import ParlanceText

/// Analyses the templates of a grammar by traversing its automaton, for `parlance check`.
package struct TemplateInspection {
    let parser: Parser
    let automaton: OverlapAutomaton
    let lists: ListOverlaps
    private let groups: PrefixGroups
    var grammar: CompiledGrammar { parser.compiled }

    /// - Parameter lists: lists that are given at run time; every other undefined list is assumed to contain words that
    ///   no template contains.
    package init(_ grammar: Grammar, lists runTime: [String: SlotList] = [:]) {
        self.init(grammar, lists: runTime, mostUndivided: PrefixGroups.mostUndivided)
    }

    /// - Parameter mostUndivided: the maximum number of templates that are all compared with each other.
    init(_ grammar: Grammar, lists runTime: [String: SlotList] = [:], mostUndivided: Int) {
        let plain = Parser(grammar).adding(lists: runTime)
        var unknown: [String: SlotList] = [:]
        for (key, list) in zip(plain.compiled.listNumbers.keys, plain.lists.lists) where list == nil {
            guard case .shared(let name) = key else { continue }
            let value = Template(literal: OverlapSentence.placeholder)
            unknown[name] = .values([ListValue(input: value, output: nil)])
        }
        parser = plain.adding(lists: unknown)
        automaton = OverlapAutomaton(plain.compiled)
        lists = ListOverlaps(plain)
        groups = PrefixGroups(automaton, count: plain.compiled.sentences.count, mostUndivided: mostUndivided)
    }

    /// The places of all templates, in the order of their numbers.
    package var places: [SourcePlace] { grammar.sentences.map(\.place) }

    /// For each template that is never chosen a template that always precedes it, and the templates that were not
    /// compared because of the work limit.
    package func shadows() -> (found: [Int: TemplateOverlap.Rival], unfinished: [SourcePlace]) {
        var finder = ShadowFinder(grammar, automaton, lists, groups)
        finder.run()
        return (
            finder.shadows.mapValues { TemplateOverlap.Rival(grammar.sentences[$0]) },
            finder.unfinished.map { grammar.sentences[$0].place }
        )
    }

    /// The sentences that templates of two intents accept with the same score, and the templates that were not compared
    /// with all others because of the work limit.
    ///
    /// - Parameter shadowed: templates that are never chosen; they are excluded.
    package func overlaps(leavingOut shadowed: Set<Int>) -> (found: [TemplateOverlap], unfinished: [SourcePlace]) {
        var finder = OverlapFinder(parser, automaton, lists, groups)
        finder.run { shadowed.contains($0) }
        return (finder.overlaps, finder.unfinished)
    }
}
