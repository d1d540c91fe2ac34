import ParlanceGrammar
import ParlanceMatching

/// Finds words that `opposites` should declare: in sentences of each template, it replaces each word by similar ones
/// and parses the sentence again.
struct OppositeFinder: ~Copyable {
    /// The number of sentences for each template.
    private static let rounds = 12
    private static let seed: UInt64 = 1

    private let parser: Parser
    private let declared: Set<Set<String>>
    private var words: ConfusableWords
    private var found: [[String]: OppositeProposal] = [:]

    private init(_ grammar: Grammar) {
        parser = Parser(grammar)
        words = ConfusableWords(parser)
        declared = Set(
            grammar.opposites.flatMap { group in
                group.flatMap { one in group.map { Set([one.lowercased(), $0.lowercased()]) } }
            }
        )
    }

    /// The pairs that are not declared yet, in the order of their words.
    static func proposals(for grammar: Grammar) -> [OppositeProposal] {
        var finder = OppositeFinder(grammar)
        let sampler = Sampler(grammar)
        let count = sampler.templates.count * rounds
        for sentence in sampler.sentences(seed: seed).prefix(count) { finder.look(at: sentence) }
        return finder.found.values.sorted { $0.words.lexicographicallyPrecedes($1.words) }
    }

    private mutating func look(at sentence: SampledSentence) {
        let options = ParseOptions(context: sentence.context, edits: 0)
        guard let reading = try? parser.parse(sentence.text, options: options).best else { return }
        for range in sentence.text.wordRanges where !reading.slots.contains(where: { $0.overlaps(range) }) {
            let word = sentence.text[range].lowercased()
            for other in words.neighbours(of: word) where isNew(word, other) {
                let changed = sentence.text.replacing(range, by: other)
                guard let second = try? parser.parse(changed, options: options).best, second.isOpposite(of: reading)
                else { continue }
                let proposal = OppositeProposal(
                    OppositeProposal.Use(word: word, sentence: sentence.text, intent: reading.intent),
                    OppositeProposal.Use(word: other, sentence: changed, intent: second.intent)
                )
                found[proposal.words] = proposal
            }
        }
    }

    private func isNew(_ word: String, _ other: String) -> Bool {
        !declared.contains([word, other]) && found[[word, other].sorted()] == nil
    }
}

extension Reading {
    /// Whether the action changes, for a reason other than the words of wildcards.
    fileprivate func isOpposite(of other: Reading) -> Bool {
        guard texts(of: .wildcard) == other.texts(of: .wildcard) else { return false }
        return intent != other.intent || texts(of: .fixed) != other.texts(of: .fixed)
    }

    private func texts(of kind: Slot.Kind) -> [String] {
        slots.filter { $0.kind == kind }.map { "\($0.name) \($0.value)" }.sorted()
    }
}

extension Slot {
    fileprivate func overlaps(_ range: Range<String.Index>) -> Bool { spoken?.range.overlaps(range) ?? false }
}

extension String {
    /// The ranges of words between blanks.
    fileprivate var wordRanges: [Range<Index>] {
        split(separator: " ").map { $0.startIndex..<$0.endIndex }
    }

    fileprivate func replacing(_ range: Range<Index>, by word: String) -> String {
        self[..<range.lowerBound] + word + self[range.upperBound...]
    }
}
