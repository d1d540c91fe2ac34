/// All sentences of a grammar, one after the other.
public struct SentenceEnumeration: SentenceSource {
    private let templates: [SentenceTemplate]
    private var current = 0
    private var expansions: TemplateExpansions?

    init(_ templates: [SentenceTemplate]) {
        self.templates = templates
    }

    public mutating func next() -> SampledSentence? { nextSpoken()?.sample }

    public mutating func nextText() -> String? { nextSpoken()?.text }

    private mutating func nextSpoken() -> SpokenSentence? {
        while current < templates.count {
            var expansions = expansions ?? TemplateExpansions(templates[current])
            let spoken = expansions.next()
            self.expansions = spoken == nil ? nil : expansions
            if let spoken { return spoken }
            current += 1
        }
        return nil
    }
}
