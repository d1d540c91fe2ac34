import ParlanceGrammar

/// A template with its source place and its block.
final class CompiledSentence: Sendable {
    let template: String
    let place: SourcePlace
    let block: CompiledBlock
    let edges: TemplateEdges
    /// Its rank among readings with equal wildcards: the greater ranks first.
    let weight: Int32

    init(template: String, place: SourcePlace, block: CompiledBlock, edges: TemplateEdges, weight: Int32) {
        self.template = template
        self.place = place
        self.block = block
        self.edges = edges
        self.weight = weight
    }
}

/// The lists at the start and end of a template's outermost sequence: if they are wildcards, they keep skip words
/// there.
struct TemplateEdges: BitwiseCopyable, Sendable {
    /// The number of the list, -1 if there is none.
    var first: Int32 = -1
    var last: Int32 = -1
    /// Whether the template consists of that list only.
    var isOnly = false
}

/// The number of a template, in the order of declaration.
struct TemplateIndex: TableIndex {
    let raw: Int32
}
