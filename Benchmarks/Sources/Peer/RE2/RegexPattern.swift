import Parlance

/// A template as a regular expression over normalized text.
///
/// A blank matches a blank, or else the edge of a word (`\b`, which supports ASCII only); a blank after a slot needs
/// none in the template, and one after a number needs none in the text.
struct RegexPattern {
    private(set) var text = ""
    /// For each group, its slot.
    private(set) var slots: [SlotNode] = []
    private let lists: [ListKey: RegexList]
    /// A number has just been written: the unit after it needs no blank.
    private var isBehindNumber = false

    /// The maximum number of items in any order that are written out.
    private static let permutationLimit = 6

    /// - Throws: `PeerError` for more items in any order than the maximum.
    init(_ tree: TemplateNode, lists: [ListKey: RegexList]) throws(PeerError) {
        self.lists = lists
        try write(tree)
    }

    private mutating func write(_ node: TemplateNode) throws(PeerError) {
        switch node {
        case .word(let bytes):
            text += Self.escaped(bytes)
            isBehindNumber = false
        case .blank: text += isBehindNumber ? " ?" : #"(?: |\b|^|$)"#
        case .slot(let slot): write(slot)
        case .sequence(let items): try write(items)
        case .alternatives(let branches): try write(branches.map { [$0] })
        case .permutation(let items): try write(Self.orders(of: items))
        }
    }

    private mutating func write(_ items: [TemplateNode]) throws(PeerError) {
        for item in items { try write(item) }
    }

    /// One of the branches, each a sequence. Without branches, nothing matches.
    private mutating func write(_ branches: [[TemplateNode]]) throws(PeerError) {
        guard !branches.isEmpty else {
            text += Self.nothing
            return
        }
        let isBehindNumber = self.isBehindNumber
        var mayEndInNumber = false
        text += "(?:"
        for (number, branch) in branches.enumerated() {
            if number > 0 { text += "|" }
            self.isBehindNumber = isBehindNumber
            try write(branch)
            mayEndInNumber = mayEndInNumber || self.isBehindNumber
        }
        text += ")"
        self.isBehindNumber = mayEndInNumber
    }

    private mutating func write(_ slot: SlotNode) {
        let pattern = lists[slot.list]?.pattern ?? ""
        text += "(" + (pattern.isEmpty ? Self.nothing : pattern) + ") ?"
        slots.append(slot)
        isBehindNumber = lists[slot.list]?.isRange ?? false
    }

    /// Matches no text.
    private static let nothing = #"[^\x00-\x{10FFFF}]"#

    static func escaped(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar), scalar != " " {
                text += "\\"
            }
            text.unicodeScalars.append(scalar)
        }
    }

    /// All orders of items.
    ///
    /// - Throws: `PeerError` for more items than the maximum.
    static func orders(of items: [TemplateNode]) throws(PeerError) -> [[TemplateNode]] {
        guard items.count <= permutationLimit else {
            throw PeerError("\(items.count) items in any order are too many to be written out")
        }
        return permutations(of: items)
    }

    private static func permutations(of items: [TemplateNode]) -> [[TemplateNode]] {
        guard items.count > 1 else { return [items] }
        return items.indices.flatMap { index in
            var rest = items
            let item = rest.remove(at: index)
            return permutations(of: rest).map { [item] + $0 }
        }
    }
}
