/// The states of the automaton that are alive at each position of a text, and how each was reached.
///
/// Mostly few states are alive at a position, and one that is reached again is looked for among them one by one. Beyond
/// `indexThreshold` they are found by an index, so that a position costs no more than the states it has.
struct LiveStates: ~Copyable {
    /// A state that is alive at some position.
    struct Item: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        fileprivate(set) var state: LazyDFA.StateID
        /// How it was reached.
        fileprivate(set) var node: Derivations.Node.Index
        /// The next one at the same position.
        let next: Index
        /// A wildcard has just ended within a word: only literal text or a listed value may follow.
        let needsLiteral: Bool
        /// How many came to the position before; more than `indexThreshold` are not told apart.
        fileprivate var rank: UInt8
    }

    /// The rank of the last item at a position that is looked for one by one.
    static let indexThreshold: UInt8 = 12

    private var items = FlatArray<Item>()
    /// For each position the first item there.
    private var heads = FlatArray<Item.Index>()
    /// The items at positions where there are many.
    private var index = ItemIndex()
    /// How many items lie at positions that have not been reached.
    private var pending = 0

    init() {}

    /// How many items there are, all positions together.
    @inline(__always)
    var count: Int { items.count }

    /// How many items there is room for.
    var capacity: Int { items.capacity }

    /// Whether some position that has not been reached has a state.
    @inline(__always)
    var hasPending: Bool { pending != 0 }

    @inline(__always)
    subscript(item: Item.Index) -> Item { items[item] }

    /// The first item at a position.
    @inline(__always)
    func first(at position: Int) -> Item.Index { heads[position] }

    /// Whether no state is alive at a position.
    @inline(__always)
    func isEmpty(at position: Int) -> Bool { !heads[position].exists }

    /// Forgets all items: another text comes.
    ///
    /// - Parameter count: its last position.
    mutating func begin(positions count: Int) {
        items.removeAll(keepingCapacity: Chart.usualItems)
        index.removeAll()
        heads.removeAll()
        heads.append(.absent, count: count + 1)
        pending = 0
    }

    /// Notes that the text has come to an item.
    @inline(__always)
    mutating func pass() { pending -= 1 }

    /// Forgets the items at a position.
    mutating func removeAll(at position: Int) { heads[position] = .absent }
}

// MARK: - Adding

extension LiveStates {
    /// Puts a state at a position. One that is there already was reached in one way more.
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

    /// The same where many states are alive.
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

    /// Puts the items at a position into the index, once there are too many to search one by one.
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
    /// The states of all items from a position on.
    func states(from position: Int) -> [LazyDFA.StateID] {
        (position..<heads.count).flatMap { view.items(at: $0).map(\.state) }
    }

    /// Gives the states of all items from a position on other numbers, those in the order of `states(from:)`.
    mutating func renumberStates(from position: Int, _ states: some Sequence<LazyDFA.StateID>) {
        var numbers = states.makeIterator()
        index.removeAll()
        for place in position..<heads.count where heads[place].exists {
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
    /// The items where they lie in memory; good until one is added.
    struct View: BitwiseCopyable {
        private let items: UnsafePointer<Item>
        private let heads: UnsafePointer<Item.Index>

        @inline(__always)
        fileprivate init(_ states: borrowing LiveStates) {
            items = UnsafePointer(states.items.base)
            heads = UnsafePointer(states.heads.base)
        }

        /// Whether no state is alive at a position.
        @inline(__always)
        func isEmpty(at position: Int) -> Bool { !heads[position].exists }

        /// The items at a position, the last that was added first.
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
