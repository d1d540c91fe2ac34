/// A list or a rule, of the grammar or of one block.
struct DefinitionIdentity: Hashable, Comparable {
    /// The number of the block in the grammar; nil for the grammar itself.
    var block: Int?
    var name: String

    static func < (left: DefinitionIdentity, right: DefinitionIdentity) -> Bool {
        (left.block ?? -1, left.name) < (right.block ?? -1, right.name)
    }
}
