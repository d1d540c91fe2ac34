/// A list or a rule of the grammar, or one that only a block has.
struct DefinitionIdentity: Hashable, Comparable {
    /// The number of the block among all of the grammar; nil: the grammar's.
    var block: Int?
    var name: String

    static func < (left: DefinitionIdentity, right: DefinitionIdentity) -> Bool {
        (left.block ?? -1, left.name) < (right.block ?? -1, right.name)
    }
}
