import ParlanceGrammar

/// A template with its source place and its block.
final class CompiledSentence: Sendable {
    let template: String
    let place: SourcePlace
    let block: CompiledBlock
    let edges: TemplateEdges

    init(template: String, place: SourcePlace, block: CompiledBlock, edges: TemplateEdges) {
        self.template = template
        self.place = place
        self.block = block
        self.edges = edges
    }
}
