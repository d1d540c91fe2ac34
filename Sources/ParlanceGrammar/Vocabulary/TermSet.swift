/// An ordered set of terms, the most important first, with unique identifiers.
///
/// They are stored in immutable blocks. An added term forms a small block, which is merged with the last blocks as long
/// as these are no larger (Bentley and Saxe's logarithmic method): each term is moved only a few times in all, and a
/// parser that has compiled the earlier blocks compiles only the new one.
public struct TermSet: Sendable {
    /// The immutable blocks, in the order of their terms.
    package private(set) var blocks: [TermBlock] = []
    /// The number of terms.
    public private(set) var count = 0

    init() {}

    /// - Parameter block: may be empty.
    init(_ block: TermBlock) {
        add(block)
    }

    /// The term with an identifier.
    ///
    /// - Complexity: O(log *n*), *n* the number of terms.
    public func term(_ identifier: String) -> Term? {
        for block in blocks {
            if let index = block.index(of: identifier) { return block.term(index) }
        }
        return nil
    }

    func contains(_ identifier: String) -> Bool { blocks.contains { $0.index(of: identifier) != nil } }

    /// Whether both sets consist of identical blocks.
    func isIdentical(to other: TermSet) -> Bool { blocks.elementsEqual(other.blocks, by: ===) }

    /// The size of the texts in bytes.
    var textByteCount: Int { blocks.reduce(0) { $0 + $1.textByteCount } }

    /// Appends terms whose identifiers the set does not contain.
    mutating func append(_ block: TermBlock) {
        var merged = [block]
        var size = block.count
        while let last = blocks.last, last.count <= size {
            merged.append(blocks.removeLast())
            size += last.count
        }
        count -= size - block.count
        add(merged.count == 1 ? block : Self.merged(merged.reversed()))
    }

    private mutating func add(_ block: TermBlock) {
        guard block.count > 0 else { return }
        blocks.append(block)
        count += block.count
    }

    /// All terms as one block.
    package var block: TermBlock { blocks.count == 1 ? blocks[0] : Self.merged(blocks) }

    private static func merged(_ blocks: some Sequence<TermBlock>) -> TermBlock {
        var packer = TermPacker()
        for block in blocks {
            for index in 0..<block.count { _ = packer.add(block.term(index)) }
        }
        return TermBlock(packer)
    }
}

extension TermSet: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of terms.
    public var endIndex: Int { count }

    /// The term at a position, unpacked.
    public subscript(position: Int) -> Term {
        var index = position
        for block in blocks {
            if index < block.count { return block.term(index) }
            index -= block.count
        }
        preconditionFailure("there is no term \(position) of \(count)")
    }
}
