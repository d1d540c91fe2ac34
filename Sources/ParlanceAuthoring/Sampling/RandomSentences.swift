/// Random sentences of a grammar, round by round.
public struct RandomSentences: SentenceSource {
    private var sources: [Source]
    private var choices: RandomChoices
    private var writer = SentenceWriter()
    /// The templates that are left in this round, the next at the end.
    private var round: [Int] = []
    /// The templates with further sentences.
    private var remaining: [Int]

    init(_ templates: [SentenceTemplate], seed: UInt64) {
        sources = templates.map { Source(template: $0) }
        choices = RandomChoices(seed: seed)
        remaining = Array(templates.indices)
    }

    public mutating func next() -> SampledSentence? { nextSpoken()?.sample }

    public mutating func nextText() -> String? { nextSpoken()?.text }

    private mutating func nextSpoken() -> SpokenSentence? {
        while true {
            if round.isEmpty {
                remaining.removeAll { sources[$0].isExhausted }
                if remaining.isEmpty { return nil }
                round = choices.shuffled(remaining)
            }
            let number = round.removeLast()
            if let spoken = sources[number].next(by: &choices, with: &writer) { return spoken }
        }
    }

    /// A template and its previous sentences.
    private struct Source {
        let template: SentenceTemplate
        /// Fingerprints of the previous sentences.
        private var said: Set<UInt64> = []
        /// Enumerates all expansions when random choices find no new sentence.
        private var expansions: TemplateExpansions?
        private(set) var isExhausted = false
        private static let mostTries = 32

        init(template: SentenceTemplate) {
            self.template = template
        }

        /// A new sentence; nil if there is none.
        mutating func next(
            by choices: inout RandomChoices,
            with writer: inout SentenceWriter
        ) -> SpokenSentence? {
            for _ in 0..<Self.mostTries {
                guard let spoken = template.say(by: &choices, with: &writer) else { continue }
                if said.insert(spoken.fingerprint).inserted { return spoken }
            }
            return nextInOrder()
        }

        private mutating func nextInOrder() -> SpokenSentence? {
            var expansions = self.expansions ?? TemplateExpansions(template)
            defer { self.expansions = expansions }
            // Random sentences repeat, mostly those that many expansions share.
            for _ in 0..<said.count + SentenceTemplate.mostRejections {
                guard let spoken = expansions.next() else { break }
                if said.insert(spoken.fingerprint).inserted { return spoken }
            }
            isExhausted = true
            return nil
        }
    }
}
