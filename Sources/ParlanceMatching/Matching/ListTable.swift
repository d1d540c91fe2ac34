import ParlanceGrammar

/// The numbered lists as they are for one parser: those given at run time stand in for the grammar's.
///
/// `@unchecked Sendable` holds because nothing in it changes; its entries point into lists that it keeps.
final class ListTable: @unchecked Sendable {
    /// What the matcher asks first, without looking at the list itself.
    ///
    /// `@unchecked Sendable` holds because the table keeps the trie, which never changes.
    struct Entry: BitwiseCopyable, @unchecked Sendable {
        enum Kind: UInt8 {
            /// Nobody has defined the list yet.
            case undefined
            case values, range, wildcard
        }

        let kind: Kind
        /// Digits may begin a number.
        let allowsDigits: Bool
        /// Some value begins with a boundary.
        let beginsWithBoundary: Bool
        /// Some value is not in the trie.
        let hasOthers: Bool
        /// The ways to say values, or numbers in words.
        let trie: ByteTrie.View
        /// Nil if it is no list of values.
        let values: CompiledValues.View?
        /// The same list, which the table keeps.
        let list: Unmanaged<CompiledValues>?
        /// Nil if it is no range. The table keeps it.
        let range: Unmanaged<CompiledRange>?

        /// Whether the list is to be asked at a position: as `beginning(at:in:)`, for this list alone.
        @inline(__always)
        func concerns(_ position: Int, _ text: MatchedText) -> Bool {
            let byte = text.bytes[position]
            return concerns(byte) || byte == 0x20 && kind != .values && concerns(text.bytes[position + 1])
        }

        /// Whether the list is to be asked where a byte stands.
        @inline(__always)
        fileprivate func concerns(_ byte: UInt8) -> Bool {
            switch kind {
            case .undefined: false
            case .wildcard: true
            case .values: mayBegin(with: byte) || beginsWithBoundary
            case .range: mayBegin(with: byte)
            }
        }

        /// Whether something in the list may begin with a byte.
        @inline(__always)
        private func mayBegin(with byte: UInt8) -> Bool {
            trie.roots[Int(byte)] != 0 || hasOthers || allowsDigits && (byte &- 0x30 < 10 || byte == 0x2D)
        }
    }

    let lists: [CompiledList?]
    let symbols: [SlotSymbol]
    let joinsAfterListed: Bool
    let joinsAfterWildcards: Bool
    private let entries: Table<Entry>
    /// For each byte the lists that may begin with it.
    private let beginnings: Table<UInt64>
    private let listNumbers: Table<Int32>
    private static let nothing = ByteTrieBuilder().trie()

    init(_ grammar: CompiledGrammar, runTime: [String: CompiledList]) {
        lists = grammar.listNumbers.keys.map { key in
            switch key {
            case .shared(let name): runTime[name] ?? grammar.lists[name]
            case .local(let name, let block): grammar.blocks[block].lists[name]
            case .inline(let range): grammar.inlineRanges[range].map(CompiledList.range)
            }
        }
        symbols = grammar.symbols
        let entries = lists.map { Entry($0, nothing: Self.nothing) }
        self.entries = Table(entries)
        beginnings = Table(
            (0..<256).map { byte in
                entries.indices.reduce(into: ListSet()) { lists, list in
                    if entries[list].concerns(UInt8(byte)) { lists.formUnion(ListSet(list: Int32(list))) }
                }.rawValue
            }
        )
        listNumbers = grammar.symbolLists
        joinsAfterListed = grammar.joining.joinsAfterListed
        joinsAfterWildcards = grammar.joining.joinsAfterWildcards
    }

    @inline(__always)
    func list(ofSymbol symbol: Int32) -> Int32 { listNumbers[Int(symbol)] }

    /// What is to be known about a list; good as long as the table is.
    @inline(__always)
    func entry(_ list: Int32) -> UnsafePointer<Entry> { entries.base + Int(list) }

    /// The values that a symbol's slot may have; nil if its list is none of values.
    @inline(__always)
    func values(ofSymbol symbol: Int32) -> CompiledValues.View? { entries.base[Int(listNumbers[Int(symbol)])].values }

    /// The lists that may begin at a position. A number or a wildcard may begin behind a blank that stands there.
    @inline(__always)
    func beginning(at position: Int, in text: MatchedText) -> ListSet {
        let byte = text.bytes[position]
        let lists = beginnings[Int(byte)]
        return ListSet(rawValue: byte == 0x20 ? lists | beginnings[Int(text.bytes[position + 1])] : lists)
    }

    /// The list of a symbol; nil if nobody has defined it.
    func compiled(_ symbol: Int32) -> CompiledList? { lists[Int(listNumbers[Int(symbol)])] }

    func isWildcard(_ symbol: Int32) -> Bool { entries[Int(listNumbers[Int(symbol)])].kind == .wildcard }
}

extension ListTable.Entry {
    fileprivate init(_ list: CompiledList?, nothing: ByteTrie) {
        switch list {
        case nil:
            self.init(.undefined, trie: nothing.view)
        case .wildcard:
            self.init(.wildcard, trie: nothing.view)
        case .values(let values):
            let trie = values.trie.view
            let beginsWithBoundary = trie.roots[0x20] != 0
            self.init(
                .values,
                beginsWithBoundary,
                hasOthers: !values.others.isEmpty,
                trie: trie,
                values: values
            )
        case .range(let range):
            self.init(.range, allowsDigits: true, trie: range.words?.trie.view ?? nothing.view, range: range)
        }
    }

    private init(
        _ kind: Kind,
        _ beginsWithBoundary: Bool = false,
        hasOthers: Bool = false,
        allowsDigits: Bool = false,
        trie: ByteTrie.View,
        values: CompiledValues? = nil,
        range: CompiledRange? = nil
    ) {
        self.kind = kind
        self.beginsWithBoundary = beginsWithBoundary
        self.hasOthers = hasOthers
        self.allowsDigits = allowsDigits
        self.trie = trie
        self.values = values?.view
        list = values.map { Unmanaged.passUnretained($0) }
        self.range = range.map { Unmanaged.passUnretained($0) }
    }
}
