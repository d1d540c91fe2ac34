import BigInt
import ParlanceGrammar
import ParlanceVocabulary

/// Says the sentences of a grammar: all of them, or some by chance.
///
/// ```swift
/// let sampler = Sampler(grammar)
/// print(sampler.expansionCount)
/// for sentence in sampler.sentences(seed: 1).prefix(10) { print(sentence.text, sentence.intent) }
/// ```
///
/// A template can be said in as many ways as it has *expansions*: choices of branches, orders, and fillings of its
/// slots. Two expansions may come to the same words. What is said is the same on every machine.
public struct Sampler: Sendable {
    /// In the order of declaration.
    let templates: [SentenceTemplate]
    /// Templates of which nothing can be said: because a list is empty or missing, or because the context that is given
    /// rules their block out.
    public let silentTemplates: [Sentence]

    /// Whether there is nothing to say.
    public var isSilent: Bool { templates.isEmpty }

    /// - Parameter grammar: checked, as `GrammarLoader` gives it; with the run-time lists that are to be said. Of its vocabulary
    ///   the terms for lists are said, those for single parameters of intents are not.
    public init(_ grammar: Grammar, options: SamplingOptions = SamplingOptions()) {
        (templates, silentTemplates) = DeepStack.run {
            var maker = TemplateMaker(grammar.listingTerms, options)
            maker.make()
            return (maker.templates, maker.silent)
        }
    }

    /// How many expansions all templates have together; those that come to no words are not counted.
    ///
    /// Exact, but for blocks with required keywords: all their expansions are counted, with the keywords or without.
    ///
    /// - Complexity: linear in the grammar, but for the length of the numbers.
    public var expansionCount: BigUInt {
        DeepStack.run { [templates] in
            var counter = ExpansionCounter()
            return templates.reduce(0) { $0 + counter.count($1.phrase) }
        }
    }

    /// All sentences: template by template in the order of declaration, the last choice of each changing first.
    ///
    /// They are made one after the other, and none is kept.
    public var allSentences: SentenceEnumeration { SentenceEnumeration(templates) }

    /// Sentences by chance, round by round: in each every template is said once, in an order by chance.
    ///
    /// At each branching every branch is as likely as the others, and so is every value of a list, so that large lists
    /// do not drown what stands beside them. The sentences of one template all differ; a template that has no other is
    /// left out, and when all are, the sequence ends.
    ///
    /// - Parameter seed: with the same the sentences are the same.
    public func sentences(seed: UInt64) -> RandomSentences { RandomSentences(templates, seed: seed) }
}
