/// All expansions of a template, one after the other.
struct TemplateExpansions {
    private let template: SentenceTemplate
    private var writer = SentenceWriter()
    private var choices = OrderedChoices()
    private var isOver = false

    init(_ template: SentenceTemplate) {
        self.template = template
    }

    mutating func next() -> SpokenSentence? {
        for _ in 0..<SentenceTemplate.mostRejections where !isOver {
            let spoken = template.say(by: &choices, with: &writer)
            isOver = !choices.advance()
            if let spoken { return spoken }
        }
        isOver = true
        return nil
    }
}
