import ParlanceGrammar

/// The numbered lists of one parser; lists given at run time replace those of the grammar.
///
/// `@unchecked Sendable` is safe because the table is immutable, and it retains the lists that its entries point to.
final class ListTable: @unchecked Sendable {
    /// The properties of a list that the matcher reads without accessing the list itself.
    ///
    /// `@unchecked Sendable` is safe because the table retains the trie, which is immutable.
    struct Entry: BitwiseCopyable, @unchecked Sendable {
        enum Kind: UInt8 {
            /// The list is not defined yet.
            case undefined
            case values, range, wildcard
            /// Values in layers.
            case layers
            /// Values that a slot type recognizes.
            case typed
        }

        let kind: Kind
        /// Whether its values are never corrected.
        fileprivate(set) var isExact = false
        /// Whether digits can begin a number.
        let allowsDigits: Bool
        /// Whether some value begins with a boundary.
        let beginsWithBoundary: Bool
        /// Whether some value is not in the trie.
        let hasOthers: Bool
        /// The bytes with which the values that are not in the trie may begin.
        private let firstOfOthers: FirstBytes
        /// The spoken forms of values, or number words.
        let trie: ByteTrie.View
        /// Nil if the list has no values.
        let values: CompiledValues.View?
        /// The list of `values`, retained by the table.
        let list: Unmanaged<CompiledValues>?
        /// Nil if the list is not a range; retained by the table.
        let range: Unmanaged<CompiledRange>?
        /// Nil if the list has no slot type; retained by the table.
        let type: Unmanaged<CompiledType>?
        /// The limits of a wildcard; nil if it has none. Retained by the table.
        let limits: Unmanaged<CompiledLimits>?
        /// The layers of the vocabulary and the list's own values, also for wildcards; empty without a vocabulary.
        let layers: UnsafeBufferPointer<ListLayer>
        /// The list of `layers`, retained by the table.
        let layered: Unmanaged<LayeredValues>?

        /// Whether the list must be queried at a position: `beginning(at:in:)` for this list alone.
        @inline(__always)
        func concerns(_ position: Int, _ text: MatchedText) -> Bool {
            let byte = text.bytes[position]
            return concerns(byte)
                || byte == 0x20 && kind != .values && kind != .layers && concerns(text.bytes[position + 1])
        }

        /// Whether the list must be queried at a byte.
        @inline(__always)
        fileprivate func concerns(_ byte: UInt8) -> Bool {
            switch kind {
            case .undefined: false
            case .wildcard: true
            case .values, .layers: mayBegin(with: byte) || beginsWithBoundary
            case .range, .typed: mayBegin(with: byte)
            }
        }

        /// Whether a value of the list can begin with a byte.
        @inline(__always)
        private func mayBegin(with byte: UInt8) -> Bool {
            trie.roots[Int(byte)] != 0 || firstOfOthers.mayMatch(before: byte)
                || allowsDigits && byte.mayBeginWrittenNumber
        }
    }

    /// The lists without their vocabulary.
    let lists: [CompiledList?]
    /// The lists with a vocabulary.
    private let layered: [LayeredValues?]
    let symbols: [SlotSymbol]
    let joining: WordJoining
    /// Whether the values of some list are never corrected.
    let hasExact: Bool
    /// The phrases before and after requests; nil if there are none.
    private let edges: EdgePhrases?
    /// A view for searches, which does not count references to the table.
    let view: View
    private let entries: Table<Entry>
    /// For each byte, the lists that can begin with it.
    private let beginnings: Table<UInt64>
    private let listNumbers: Table<Int32>
    private static let nothing = ByteTrieBuilder().trie()

    /// - Parameter exact: The names of exact lists, besides those that the grammar declares exact.
    init(
        _ grammar: CompiledGrammar,
        runTime: [String: CompiledList],
        exact: Set<String> = [],
        _ terms: TermLayers
    ) {
        lists = grammar.listNumbers.keys.map { key in
            switch key {
            case .shared(let name): runTime[name] ?? grammar.lists[name]
            case .local(let name, let block): grammar.blocks[block].lists[name]
            case .inline(let range): grammar.inlineRanges[range].map(CompiledList.range)
            }
        }
        symbols = grammar.symbols
        var layered = [LayeredValues?](repeating: nil, count: lists.count)
        for list in terms.lists { layered[Int(list)] = .layers(terms.layers(of: list), over: lists[Int(list)]) }
        self.layered = layered
        var entries = zip(lists, layered).map { Entry($0, $1, nothing: Self.nothing) }
        for (list, key) in grammar.listNumbers.keys.enumerated() {
            entries[list].isExact = grammar.declaresExact(key) || key.isShared(among: exact)
        }
        hasExact = entries.contains(where: \.isExact)
        self.entries = Table(entries)
        beginnings = Self.beginnings(of: entries)
        listNumbers = grammar.symbolLists
        joining = grammar.joining
        edges = grammar.parts.edgePhrases.isEmpty ? nil : grammar.parts.edgePhrases
        view = View(
            entries: self.entries.base,
            beginnings: beginnings.base,
            listNumbers: listNumbers.base,
            joining: joining,
            edges: edges,
            hasRestrictions: layered.contains { $0?.isRestricted ?? false }
        )
    }

    /// Creates the same lists with another vocabulary. Lists whose layers are unchanged are reused.
    init(_ other: ListTable, _ terms: TermLayers, insteadOf earlier: TermLayers) {
        (lists, symbols, listNumbers) = (other.lists, other.symbols, other.listNumbers)
        (joining, edges, hasExact) = (other.joining, other.edges, other.hasExact)
        var layered = other.layered
        var entries = Array(other.entries.elements)
        var beginnings: Table<UInt64>? = other.beginnings
        for list in Set(terms.lists + earlier.lists).map(Int.init) {
            let known = layered[list]
            let new = LayeredValues.layers(terms.layers(of: Int32(list)), over: other.lists[list], unless: known)
            if known === new { continue }
            layered[list] = new
            let isExact = entries[list].isExact
            entries[list] = Entry(other.lists[list], new, nothing: Self.nothing)
            entries[list].isExact = isExact
            // Additional first bytes are merged into the table; after a removal the table is rebuilt.
            let isMore = known.map { new?.mayBegin(withAllThat: $0) ?? false } ?? true
            beginnings = isMore ? beginnings.map { Self.adding(list, entries[list], to: $0) } : nil
        }
        self.layered = layered
        self.entries = Table(entries)
        self.beginnings = beginnings ?? Self.beginnings(of: entries)
        view = View(
            entries: self.entries.base,
            beginnings: self.beginnings.base,
            listNumbers: listNumbers.base,
            joining: joining,
            edges: edges,
            hasRestrictions: layered.contains { $0?.isRestricted ?? false }
        )
    }

    private static func beginnings(of entries: [Entry]) -> Table<UInt64> {
        var beginnings = [UInt64](repeating: 0, count: 256)
        for (list, entry) in entries.enumerated() {
            let bit = ListSet(list: Int32(list)).rawValue
            for byte in beginnings.indices where entry.concerns(UInt8(byte)) { beginnings[byte] |= bit }
        }
        return Table(beginnings)
    }

    private static func adding(_ list: Int, _ entry: Entry, to beginnings: Table<UInt64>) -> Table<UInt64> {
        let bit = ListSet(list: Int32(list)).rawValue
        return Table((0..<256).map { entry.concerns(UInt8($0)) ? beginnings[$0] | bit : beginnings[$0] })
    }

    @inline(__always)
    func list(ofSymbol symbol: SlotSymbol.Index) -> Int32 { view.list(ofSymbol: symbol) }

    /// The properties of a list; valid as long as the table is retained.
    @inline(__always)
    func entry(_ list: Int32) -> UnsafePointer<Entry> { view.entry(list) }

    /// The list of a symbol; nil if it is not defined.
    func compiled(_ symbol: SlotSymbol.Index) -> CompiledList? { lists[Int(listNumbers[Int(symbol.raw)])] }

    func isWildcard(_ symbol: SlotSymbol.Index) -> Bool { view.isWildcard(symbol) }

    /// Whether a list cannot contain vocabulary terms.
    func refusesTerms(_ list: Int32) -> Bool {
        let kind = entries[Int(list)].kind
        return kind == .range || kind == .typed
    }

    /// The values and terms of a symbol's list; nil without a vocabulary.
    func layered(_ symbol: SlotSymbol.Index) -> LayeredValues? { layered[Int(listNumbers[Int(symbol.raw)])] }
}

extension CompiledGrammar {
    /// Whether the grammar declares a list exact.
    fileprivate func declaresExact(_ key: ListNumbers.Key) -> Bool {
        switch key {
        case .shared: key.isShared(among: parts.exactLists)
        case .local(let name, let block): blocks[block].exactLists.contains(name)
        case .inline: false
        }
    }
}

extension ListNumbers.Key {
    /// Whether it is the key of a shared list with one of these names.
    fileprivate func isShared(among names: Set<String>) -> Bool {
        if case .shared(let name) = self { names.contains(name) } else { false }
    }
}

extension LayeredValues {
    /// Returns layers of terms, followed by the list's own values and the terms' other forms; nil if there are no terms, or the list accepts none.
    ///
    /// - Parameter known: Returned instead if its layers are the same.
    fileprivate static func layers(
        _ terms: [Layer],
        over list: CompiledList?,
        unless known: LayeredValues? = nil
    ) -> LayeredValues? {
        if terms.isEmpty { return nil }
        var layers = terms
        switch list?.kind.layering ?? .alone(isOpen: false) {
        case .over(let values): layers.append(Layer(contents: .values(values), uses: [], tier: nil))
        case .alone: break
        case .impossible: return nil
        }
        layers += terms.compactMap(\.otherForms)
        return known.flatMap { $0.isMade(of: layers) ? $0 : nil } ?? LayeredValues(layers)
    }
}

extension LayeredValues.Layer {
    /// The layer of the terms' other forms; nil if they have none.
    fileprivate var otherForms: Self? {
        guard case .terms(let terms) = contents, !terms.forms.isEmpty else { return nil }
        return Self(contents: .forms(terms), uses: uses, tier: tier)
    }
}

extension ListTable.Entry {
    fileprivate init(_ list: CompiledList?, _ layered: LayeredValues?, nothing: ByteTrie) {
        let kind = list?.kind
        if let layered {
            var limits: CompiledLimits?
            if case .wildcard(let own)? = list { limits = own }
            self.init(layered, isOpen: kind?.layering.isOpen ?? false, limits, nothing: nothing)
        } else {
            self = kind?.entry(nothing: nothing) ?? Self(.undefined, trie: nothing.view)
        }
    }

    /// - Parameter isOpen: Whether the list also accepts any other words.
    private init(_ layered: LayeredValues, isOpen: Bool, _ limits: CompiledLimits?, nothing: ByteTrie) {
        self.init(
            isOpen ? .wildcard : .layers,
            layered.elements.contains(where: \.beginsWithBoundary),
            trie: nothing.view.beginning(where: layered.beginnings),
            limits: limits,
            layered: layered
        )
    }

    init(
        _ kind: Kind,
        _ beginsWithBoundary: Bool = false,
        allowsDigits: Bool = false,
        trie: ByteTrie.View,
        values: CompiledValues? = nil,
        range: CompiledRange? = nil,
        type: CompiledType? = nil,
        limits: CompiledLimits? = nil,
        layered: LayeredValues? = nil
    ) {
        self.kind = kind
        self.beginsWithBoundary = beginsWithBoundary
        hasOthers = values?.others != nil
        firstOfOthers = values?.others?.first ?? .nothing
        self.allowsDigits = allowsDigits
        self.trie = trie
        self.values = layered?.view ?? values?.view
        list = values.map { Unmanaged.passUnretained($0) }
        self.range = range.map { Unmanaged.passUnretained($0) }
        self.type = type.map { Unmanaged.passUnretained($0) }
        self.limits = limits.map { Unmanaged.passUnretained($0) }
        self.layered = layered.map { Unmanaged.passUnretained($0) }
        layers = layered?.elements ?? UnsafeBufferPointer(start: nil, count: 0)
    }
}
