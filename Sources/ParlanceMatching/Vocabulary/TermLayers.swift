import ParlanceGrammar

/// A vocabulary compiled for a grammar: the layers of each list.
///
/// Blocks that were compiled for an earlier vocabulary are reused.
struct TermLayers: Sendable {
    let vocabulary: Vocabulary
    /// Compiled blocks by the block's identity, which is stable because they retain the block.
    private var compiled: [ObjectIdentifier: CompiledTerms] = [:]
    /// The layers of each list with terms, without the list's own values.
    private var layers: [Int32: [LayeredValues.Layer]] = [:]

    /// An empty vocabulary.
    init() {
        vocabulary = Vocabulary()
    }

    /// Compiles a vocabulary.
    ///
    /// - Complexity: that of compiling the blocks that `earlier` does not have.
    init(_ vocabulary: Vocabulary, _ grammar: CompiledGrammar, reusing earlier: TermLayers) {
        self.vocabulary = vocabulary
        guard !vocabulary.isEmpty else { return }
        let compiler = TermCompiler(grammar)
        let directory = grammar.slotDirectory
        for key in Self.inOrder(vocabulary.keys) {
            let lists = directory.lists(for: key.name)
            guard !lists.isEmpty else { continue }
            for block in vocabulary.terms(of: key.name, tier: key.tier).blocks {
                let identity = ObjectIdentifier(block)
                let terms = compiled[identity] ?? earlier.compiled[identity] ?? compiler.compile(block)
                compiled[identity] = terms
                for (list, uses) in lists { add(terms, key.tier, uses, to: list) }
            }
        }
    }

    /// The compiled blocks, in no particular order.
    var blocks: some Collection<CompiledTerms> { compiled.values }

    /// The lists that have terms.
    var lists: [Int32] { layers.keys.sorted() }

    /// The layers of a list's terms.
    func layers(of list: Int32) -> [LayeredValues.Layer] { layers[list] ?? [] }

    /// The compiled terms of a block; nil if it fills no list.
    func terms(of block: TermBlock) -> CompiledTerms? { compiled[ObjectIdentifier(block)] }

    /// Sorts keys by tier; in a tier, keys of one parameter precede keys of a list.
    private static func inOrder(_ keys: [Vocabulary.Key]) -> [Vocabulary.Key] {
        let isParameter = { (key: Vocabulary.Key) in key.name.parameter != nil }
        return VocabularyTier.allCases.flatMap { tier in
            let own = keys.filter { $0.tier == tier }
            return own.filter(isParameter) + own.filter { !isParameter($0) }
        }
    }

    /// Adds a layer; terms for several parameters share one.
    private mutating func add(_ terms: CompiledTerms, _ tier: VocabularyTier, _ uses: [SlotUse], to list: Int32) {
        let known = layers[list, default: []].firstIndex { layer in
            if case .terms(let other) = layer.contents { other === terms } else { false }
        }
        guard let known else {
            layers[list, default: []].append(LayeredValues.Layer(contents: .terms(terms), uses: uses, tier: tier))
            return
        }
        // If either use covers the whole list, no slot is excluded.
        let earlier = layers[list, default: []][known]
        let joined =
            earlier.uses.isEmpty || uses.isEmpty ? [] : earlier.uses + uses.filter { !earlier.uses.contains($0) }
        layers[list]?[known] = LayeredValues.Layer(contents: earlier.contents, uses: joined, tier: earlier.tier)
    }
}
