/// The live states of the automaton at each position of a text, with their derivations.
///
/// Usually few states are live at a position, and duplicates are found by linear search. Beyond `indexThreshold` an
/// index finds them, so that the time at a position is linear in its number of states.
struct LiveStates: ~Copyable {
    /// A live state at a position.
    struct Item: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        fileprivate(set) var state: LazyDFA.StateID
        /// The derivation of the state.
        fileprivate(set) var node: Derivations.Node.Index
        /// The next item at the same position.
        let next: Index
        /// Whether a wildcard or a part of a number has just ended, so that only literal text or a listed value may
        /// follow.
        let needsLiteral: Bool
        /// The number of items added to the position before, at most `indexThreshold` plus 1.
        fileprivate var rank: UInt8
    }

    /// The highest rank of items at a position that are searched linearly.
    static let indexThreshold: UInt8 = 12

    private var items = FlatArray<Item>()
    /// The first item of each position.
    private var heads = FlatArray<Item.Index>()
    /// The index of items at positions with many items.
    private var index = ItemIndex()
    /// The number of items at positions that are not reached yet.
    private var pending = 0

    init() {}

    /// The number of items at all positions.
    @inline(__always)
    var count: Int { items.count }

    /// The number of items that fit without allocation.
    var capacity: Int { items.capacity }

    /// Whether a position that is not reached yet has a live state.
    @inline(__always)
    var hasPending: Bool { pending != 0 }

    @inline(__always)
    subscript(item: Item.Index) -> Item { items[item] }

    /// The first item at a position.
    @inline(__always)
    func first(at position: Int) -> Item.Index { heads[position] }

    /// Whether no state is live at a position.
    @inline(__always)
    func isEmpty(at position: Int) -> Bool { !heads[position].exists }

    /// Removes all items and starts another text.
    ///
    /// - Parameter count: The last position.
    @inline(__always)
    mutating func begin(positions count: Int) {
        items.removeAll(keepingCapacity: Chart.usualItems)
        index.removeAll()
        heads.removeAll()
        heads.append(.absent, count: count + 1)
        pending = 0
    }

    /// Records that the run has reached an item.
    @inline(__always)
    mutating func pass() { pending -= 1 }

    /// Removes the items at a position.
    mutating func removeAll(at position: Int) { heads[position] = .absent }
}

// MARK: - Adding

extension LiveStates {
    /// Adds a state at a position. If it is already there, its derivations are merged.
    @inline(__always)
    mutating func add(
        _ state: LazyDFA.StateID,
        node: Derivations.Node.Index,
        needsLiteral: Bool,
        at position: Int,
        merging derivations: inout Derivations
    ) {
        let head = heads[position]
        var rank: UInt8 = 0
        if head.exists {
            rank = items[head].rank &+ 1
            if rank > Self.indexThreshold { return addIndexed(state, node, needsLiteral, position, &derivations) }
            var index = head
            while index.exists {
                let item = items[index]
                if item.state == state, item.needsLiteral == needsLiteral {
                    return reach(index, by: node, merging: &derivations)
                }
                index = item.next
            }
        }
        heads[position] = items.append(
            Item(state: state, node: node, next: head, needsLiteral: needsLiteral, rank: rank)
        )
        pending += 1
    }

    @inline(__always)
    private mutating func reach(
        _ item: Item.Index,
        by node: Derivations.Node.Index,
        merging derivations: inout Derivations
    ) {
        if items[item].node != node { items[item].node = derivations.merge(items[item].node, node) }
    }

    /// Does the same at a position with many states.
    @inline(never)
    private mutating func addIndexed(
        _ state: LazyDFA.StateID,
        _ node: Derivations.Node.Index,
        _ needsLiteral: Bool,
        _ position: Int,
        _ derivations: inout Derivations
    ) {
        let head = heads[position]
        if items[head].rank == Self.indexThreshold {
            index(itemsAt: position)
            items[head].rank = Self.indexThreshold + 1
        }
        let key = ItemIndex.Key(state: state, position: Int32(position), needsLiteral: needsLiteral)
        if let known = index.item(key) { return reach(Item.Index(known), by: node, merging: &derivations) }
        heads[position] = items.append(
            Item(state: state, node: node, next: head, needsLiteral: needsLiteral, rank: Self.indexThreshold + 1)
        )
        index.insert(key, item: heads[position].raw)
        pending += 1
    }

    /// Adds the items at a position to the index once linear search would be too slow.
    private mutating func index(itemsAt position: Int) {
        var number = heads[position]
        while number.exists {
            let item = items[number]
            let key = ItemIndex.Key(state: item.state, position: Int32(position), needsLiteral: item.needsLiteral)
            index.insert(key, item: number.raw)
            number = item.next
        }
    }
}

// MARK: - Renumbering

extension LiveStates {
    /// The positions from one on.
    func positions(from position: Int) -> Range<Int> { position..<heads.count }

    /// The states of all items at some positions.
    func states(at positions: [Int]) -> [LazyDFA.StateID] {
        positions.flatMap { view.items(at: $0).map(\.state) }
    }

    /// Replaces the states of all items at some positions, in the order of `states(at:)`.
    mutating func renumberStates(at positions: [Int], _ states: some Sequence<LazyDFA.StateID>) {
        var numbers = states.makeIterator()
        index.removeAll()
        for place in positions where heads[place].exists {
            var item = heads[place]
            while item.exists {
                if let number = numbers.next() { items[item].state = number }
                item = items[item].next
            }
            if items[heads[place]].rank > Self.indexThreshold { index(itemsAt: place) }
        }
    }
}

// MARK: - Reading

extension LiveStates {
    /// A view of the items in memory; valid until an item is added.
    struct View: BitwiseCopyable {
        private let items: UnsafePointer<Item>
        private let heads: UnsafePointer<Item.Index>

        @inline(__always)
        fileprivate init(_ states: borrowing LiveStates) {
            items = UnsafePointer(states.items.base)
            heads = UnsafePointer(states.heads.base)
        }

        /// Whether no state is live at a position.
        @inline(__always)
        func isEmpty(at position: Int) -> Bool { !heads[position].exists }

        /// The items at a position, the last added first.
        @inline(__always)
        func items(at position: Int) -> Items { Items(items: items, index: heads[position]) }
    }

    /// The items at one position.
    struct Items: Sequence, IteratorProtocol {
        fileprivate let items: UnsafePointer<Item>
        fileprivate var index: Item.Index

        @inline(__always)
        mutating func next() -> Item? {
            guard index.exists else { return nil }
            let item = items[Int(index.raw)]
            index = item.next
            return item
        }
    }

    var view: View {
        @inline(__always) get { View(self) }
    }
}
