import BigInt
import ParlanceGrammar
import ParlanceVocabulary

/// Writes sentences of a grammar: all of them, or random ones.
///
/// ```swift
/// let sampler = Sampler(grammar)
/// print(sampler.expansionCount)
/// for sentence in sampler.sentences(seed: 1).prefix(10) { print(sentence.text, sentence.intent) }
/// ```
///
/// A template has *expansions*: choices of branches, orders, and fillings of its slots. Two expansions may give the
/// same words. The sentences are the same on every machine.
public struct Sampler: Sendable {
    /// In the order of declaration.
    let templates: [SentenceTemplate]
    /// Templates without sentences, because a list is empty or missing, or because the given context excludes their
    /// block.
    public let silentTemplates: [Sentence]

    /// Whether there are no sentences.
    public var isSilent: Bool { templates.isEmpty }

    /// - Parameter grammar: A checked grammar, as `GrammarLoader` returns it, with its run-time lists. Of its
    ///   vocabulary, terms for lists are used, and terms for single parameters of intents are not.
    public init(_ grammar: Grammar, options: SamplingOptions = SamplingOptions()) {
        (templates, silentTemplates) = DeepStack.run {
            var maker = TemplateMaker(grammar.listingTerms, options)
            maker.make()
            return (maker.templates, maker.silent)
        }
    }

    /// The number of expansions of all templates, without empty ones.
    ///
    /// Exact, except for blocks with required keywords: all their expansions count, with or without the keywords.
    ///
    /// - Complexity: Linear in the grammar, apart from the length of the numbers.
    public var expansionCount: BigUInt {
        DeepStack.run { [templates] in
            var counter = ExpansionCounter()
            return templates.reduce(0) { $0 + counter.count($1.phrase) }
        }
    }

    /// All sentences: template by template in the order of declaration, the last choice of each changing first.
    ///
    /// They are created on demand, and none is stored.
    public var allSentences: SentenceEnumeration { SentenceEnumeration(templates) }

    /// Random sentences, round by round: each round has one sentence of every template, in random order.
    ///
    /// All branches of a choice have the same probability, and so have all values of a list, so large lists do not
    /// dominate. The sentences of one template all differ. A template without further sentences is left out, and the
    /// sequence ends after the last template.
    ///
    /// - Parameter seed: The same seed gives the same sentences.
    public func sentences(seed: UInt64) -> RandomSentences { RandomSentences(templates, seed: seed) }
}
