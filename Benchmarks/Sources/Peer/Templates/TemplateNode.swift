import Parlance

/// A template as a tree: what authors wrote, with literals normalized and rules put in.
indirect enum TemplateNode: Sendable {
    /// Bytes that must stand in the text.
    case word([UInt8])
    /// A boundary, or a blank that is passed.
    case blank
    case slot(SlotNode)
    case sequence([TemplateNode])
    /// One of them; of an optional part the other is an empty sequence.
    case alternatives([TemplateNode])
    /// All of them in any order.
    case permutation([TemplateNode])
}

/// A mention of a list.
struct SlotNode: Sendable {
    var name: String
    var isCapture: Bool
    var list: ListKey
}

/// Where the values of a slot come from.
enum ListKey: Hashable, Sendable {
    /// A list of the grammar, or one given at run time.
    case shared(String)
    /// A list of the block with that number.
    case local(String, block: Int)
    case range(NumberRange)
}
