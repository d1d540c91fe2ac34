import ParlanceGrammar
import ParlanceText

/// Prepares the templates of a grammar for sampling.
struct TemplateMaker {
    private let grammar: Grammar
    private let options: SamplingOptions
    private let normalizer: Normalizer
    private let lists: FillingTable
    private(set) var templates: [SentenceTemplate] = []
    private(set) var silent: [Sentence] = []

    init(_ grammar: Grammar, _ options: SamplingOptions) {
        self.grammar = grammar
        self.options = options
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        lists = FillingTable(grammar, options: options, normalizer: normalizer)
    }

    mutating func make() {
        for intent in grammar.intents {
            for block in intent.blocks { make(block, of: intent.name) }
        }
    }

    private mutating func make(_ block: SentenceBlock, of intent: String) {
        let demand = ContextDemand(of: block)
        guard demand.admits(options.context) else {
            silent += block.sentences
            return
        }
        let rules = block.rules.isEmpty ? grammar.rules : grammar.rules.merging(block.rules) { _, local in local }
        var builder = PhraseBuilder(block, lists: lists, rules: rules, demand: demand)
        let sampled = SampledBlock(
            block,
            of: intent,
            demand: demand,
            givenContext: options.context,
            normalizer: normalizer
        )
        for sentence in block.sentences {
            if let phrase = builder.build(sentence.template) {
                templates.append(SentenceTemplate(sentence: sentence, phrase: phrase, block: sampled))
            } else {
                silent.append(sentence)
            }
        }
    }
}
