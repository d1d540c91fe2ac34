import ParlanceGrammar

/// The values of a list with a vocabulary, in layers: the user's terms, the app's terms, the list's own values, and
/// other forms of the terms. Values are numbered across all layers; the lower number wins.
final class LayeredValues: Sendable {
    /// The values of a layer.
    enum Contents {
        case terms(CompiledTerms)
        /// The plural, possessive and respelt forms of terms.
        case forms(CompiledTerms)
        case values(CompiledValues)
    }

    /// A block of terms, or the list's own values.
    struct Layer: Sendable {
        let contents: Contents
        /// The slots that the layer may fill, in order; empty: all slots of the list.
        let uses: [SlotUse]
        /// The tier of the terms; nil for the list's own values.
        let tier: VocabularyTier?

        var count: Int {
            switch contents {
            case .terms(let terms), .forms(let terms): terms.count
            case .values(let values): values.values.count
            }
        }
    }

    let layers: [Layer]
    /// The first number of each layer, then the number of all values.
    private let starts: [Int32]
    private let uses: Table<SlotUse>
    private let rows: Table<ListLayer>
    /// The roots of all layers combined; nonzero if a value of any layer can begin with the byte.
    private let roots: Table<UInt32>
    private let deliversText: Bool

    init(_ layers: [Layer]) {
        self.layers = layers
        let starts = layers.reduce(into: [Int32(0)]) { $0.append($0[$0.count - 1] + Int32($1.count)) }
        let uses = Table(layers.flatMap(\.uses))
        var firstUse = 0
        let rows = zip(layers, starts).map { layer, start in
            defer { firstUse += layer.uses.count }
            return ListLayer(layer, first: start, uses: uses.elements[firstUse..<firstUse + layer.uses.count])
        }
        self.starts = starts
        self.uses = uses
        self.rows = Table(rows)
        roots = Table((0..<256).map { byte in rows.contains { $0.mayBegin(with: UInt8(byte)) } ? 1 : 0 })
        deliversText = rows.allSatisfy(\.values.deliversText)
    }

    var count: Int { Int(starts[starts.count - 1]) }

    /// Whether any layer is restricted to particular slots.
    var isRestricted: Bool { uses.count > 0 }

    var view: CompiledValues.View {
        CompiledValues.View(layers: rows.elements, deliversText: deliversText, isRestricted: isRestricted)
    }

    var elements: UnsafeBufferPointer<ListLayer> { rows.elements }

    /// Roots that show which first bytes are possible; they are not node indices.
    var beginnings: UnsafePointer<UInt32> { roots.base }

    /// Whether every possible first byte of another list's values is possible here.
    func mayBegin(withAllThat other: LayeredValues) -> Bool {
        (0..<256).allSatisfy { roots[$0] != 0 || other.roots[$0] == 0 }
    }

    /// Whether the layers are the same, in the same order.
    func isMade(of others: [Layer]) -> Bool { layers.elementsEqual(others) { $0.isSame(as: $1) } }

    /// The layer of a value, and its number within the layer.
    private func place(of number: Int32) -> (layer: Layer, number: Int) {
        var index = layers.count - 1
        while index > 0, starts[index] > number { index -= 1 }
        return (layers[index], Int(number - starts[index]))
    }
}

extension LayeredValues.Layer {
    func isSame(as other: Self) -> Bool {
        guard uses == other.uses else { return false }
        return switch (contents, other.contents) {
        case (.terms(let a), .terms(let b)), (.forms(let a), .forms(let b)): a === b
        case (.values(let a), .values(let b)): a === b
        default: false
        }
    }
}

// MARK: - Values

extension LayeredValues {
    /// The context that a value adds.
    func context(of number: Int32) -> [String: Value] {
        let (layer, number) = place(of: number)
        return switch layer.contents {
        case .terms(let terms), .forms(let terms): terms.block.context(of: number)
        case .values(let values): values.values[number].context
        }
    }

    /// Whether a value's output is text.
    func deliversText(_ number: Int32) -> Bool {
        let (layer, number) = place(of: number)
        guard case .values(let values) = layer.contents else { return true }
        return values.values[number].deliversText
    }

    /// The slot filled by a value.
    ///
    /// - Parameter words: the words that were matched; with corrections they differ from the spoken words.
    func slot(_ name: String, value number: Int32, spoken: Slot.Spoken, words: String) -> Slot {
        let (layer, number) = place(of: number)
        switch layer.contents {
        case .values(let values):
            let value = values.values[number]
            let output = value.output ?? .string(words)
            return Slot(name: name, value: output, kind: .list, spoken: spoken, metadata: value.metadata)
        case .terms(let terms), .forms(let terms):
            let phrase = terms.block.phrase(of: number)
            return Slot(
                name: name,
                value: .string(phrase),
                kind: .list,
                spoken: spoken,
                metadata: terms.block.metadata(of: number),
                term: Slot.MatchedTerm(identifier: terms.block.identifier(of: number), phrase: phrase)
            )
        }
    }

    /// The origin of a value, for explanations.
    func source(of number: Int32, list: String) -> SlotOrigin.Source {
        let (layer, inLayer) = place(of: number)
        switch (layer.contents, layer.tier) {
        case (.terms(let terms), let tier?), (.forms(let terms), let tier?):
            return .term(list, identifier: terms.block.identifier(of: inLayer), tier)
        default:
            return .list(list, number: inLayer + 1, of: layer.count)
        }
    }
}

extension ListLayer {
    fileprivate init(
        _ layer: LayeredValues.Layer,
        first: Int32,
        uses: Slice<UnsafeBufferPointer<SlotUse>>
    ) {
        self.first = first
        self.uses = UnsafeBufferPointer(rebasing: uses)
        switch layer.contents {
        case .terms(let terms):
            (trie, values, hasContexts) = (terms.trie.view, terms.view(by: terms.trie), terms.hasContexts)
            others = nil
        case .forms(let terms):
            (trie, values, hasContexts) = (terms.forms.view, terms.view(by: terms.forms), terms.hasContexts)
            others = nil
        case .values(let list):
            (trie, values, hasContexts) = (list.trie.view, list.view, true)
            others = list.others.map { Unmanaged.passUnretained($0) }
        }
        beginsWithBoundary = trie.roots[0x20] != 0
    }
}
