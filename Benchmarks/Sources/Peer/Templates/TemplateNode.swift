import Parlance

/// A template as a tree, with literals normalized and rules inserted.
indirect enum TemplateNode: Sendable {
    /// Bytes that the text must contain.
    case word([UInt8])
    /// A boundary, or a blank that is consumed.
    case blank
    case slot(SlotNode)
    case sequence([TemplateNode])
    /// One of them; the second branch of an optional part is an empty sequence.
    case alternatives([TemplateNode])
    /// All of them in any order.
    case permutation([TemplateNode])
}

/// A reference to a list.
struct SlotNode: Sendable {
    var name: String
    var isCapture: Bool
    var list: ListKey
}

/// The source of a slot's values.
enum ListKey: Hashable, Sendable {
    /// A list of the grammar, or a run-time list.
    case shared(String)
    /// A list of the block with that number.
    case local(String, block: Int)
    case range(NumberRange)
}
