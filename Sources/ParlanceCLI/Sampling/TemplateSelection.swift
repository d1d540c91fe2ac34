import ArgumentParser
import Parlance

/// A selection of a grammar's templates.
struct TemplateSelection: ParsableArguments {
    @Option(help: ArgumentHelp("Only this intent (repeatable).", valueName: "name"))
    var intent: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only this template: its text, or its place as FILE:LINE or FILE:LINE:COLUMN (repeatable).",
            valueName: "template"
        )
    )
    var template: [String] = []

    /// The grammar with only these templates; with all if none are selected.
    func applied(to grammar: Grammar) throws(SampleError) -> Grammar {
        let names = grammar.intents.map(\.name)
        if let unknown = intent.first(where: { !names.contains($0) }) {
            throw .noIntent(unknown, known: names.sorted())
        }
        var grammar = grammar
        if !intent.isEmpty { grammar.intents.removeAll { !intent.contains($0.name) } }
        guard !template.isEmpty else { return grammar }
        let sentences = grammar.intents.flatMap(\.blocks).flatMap(\.sentences)
        if let unknown = template.first(where: { name in !sentences.contains { $0.isCalled(name) } }) {
            throw .noTemplate(unknown)
        }
        for intent in grammar.intents.indices { grammar.intents[intent].keep(template) }
        return grammar
    }
}

extension Intent {
    fileprivate mutating func keep(_ templates: [String]) {
        for block in blocks.indices {
            blocks[block].sentences.removeAll { sentence in !templates.contains { sentence.isCalled($0) } }
        }
    }
}

extension Sentence {
    fileprivate func isCalled(_ name: String) -> Bool {
        name == template.text || name == place.description || name == "\(place.file):\(place.line)"
    }
}
