import ParlanceGrammar

/// A vocabulary, compiled for a grammar: which list has which layers.
///
/// Blocks that another vocabulary had are not compiled again.
struct TermLayers: Sendable {
    let vocabulary: Vocabulary
    /// By the identity of their blocks, which they keep.
    private var compiled: [ObjectIdentifier: CompiledTerms] = [:]
    /// For each list with terms its layers, without the values that it has itself.
    private var layers: [Int32: [LayeredValues.Layer]] = [:]

    /// No vocabulary.
    init() {
        vocabulary = Vocabulary()
    }

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

    /// The blocks that are compiled, in no order.
    var blocks: some Collection<CompiledTerms> { compiled.values }

    /// The lists that have terms.
    var lists: [Int32] { layers.keys.sorted() }

    /// The layers of terms that a list has.
    func layers(of list: Int32) -> [LayeredValues.Layer] { layers[list] ?? [] }

    /// The terms of a block that fill some list.
    func terms(of block: TermBlock) -> CompiledTerms? { compiled[ObjectIdentifier(block)] }

    /// By tier; what is for one parameter comes before what is for a list.
    private static func inOrder(_ keys: [Vocabulary.Key]) -> [Vocabulary.Key] {
        let isParameter = { (key: Vocabulary.Key) in key.name.parameter != nil }
        return VocabularyTier.allCases.flatMap { tier in
            let own = keys.filter { $0.tier == tier }
            return own.filter(isParameter) + own.filter { !isParameter($0) }
        }
    }

    /// Terms that are for several parameters make one layer.
    private mutating func add(_ terms: CompiledTerms, _ tier: VocabularyTier, _ uses: [SlotUse], to list: Int32) {
        let known = layers[list, default: []].firstIndex { layer in
            if case .terms(let other) = layer.contents { other === terms } else { false }
        }
        guard let known else {
            layers[list, default: []].append(LayeredValues.Layer(contents: .terms(terms), uses: uses, tier: tier))
            return
        }
        // Where the list as a whole has them, no slot is left out.
        let earlier = layers[list, default: []][known]
        let joined =
            earlier.uses.isEmpty || uses.isEmpty ? [] : earlier.uses + uses.filter { !earlier.uses.contains($0) }
        layers[list]?[known] = LayeredValues.Layer(contents: earlier.contents, uses: joined, tier: earlier.tier)
    }
}
