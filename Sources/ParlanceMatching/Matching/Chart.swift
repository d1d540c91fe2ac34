/// Runs the automaton over a text: for each position the set of states that are alive there.
///
/// Bytes move a state on. Where a live state has a slot, its list is asked what it can read from here, and each answer puts
/// the state behind the slot at the position where it ends. Nothing is asked twice, and states that are alive are few,
/// because templates share beginnings. So the time is linear in the text for a fixed grammar, whatever matches.
///
/// Context is not looked at here.
struct Chart: ~Copyable {
    /// A state that is alive at some position.
    struct Item: BitwiseCopyable {
        var state: LazyDFA.StateID
        /// How it was reached.
        var node: Int32
        /// The next one at the same position, -1: none.
        let next: Int32
        /// A wildcard has just ended within a word: only literal text or a listed value may follow.
        let needsLiteral: Bool
    }

    /// A wildcard under way, and the state behind it.
    struct OpenWildcard: BitwiseCopyable {
        var target: LazyDFA.StateID
        /// The same at a boundary.
        var opened: LazyDFA.StateID
        let symbol: Int32
        /// Where it may have begun.
        var opener: Int32
    }

    /// The answers of a list at the current position.
    struct Asked: BitwiseCopyable {
        let list: Int32
        let first: Int32
        let end: Int32
    }

    /// What was done, for those who count.
    struct Work: Equatable {
        var states = 0
        var lookups = 0

    }

    var dfa: LazyDFA
    private(set) var derivations = Derivations()
    private(set) var items = FlatArray<Item>()
    /// For each position the first item there, -1: none.
    private(set) var heads = FlatArray<Int32>()
    private var wildcards = FlatArray<OpenWildcard>()
    private var asked = FlatArray<Asked>()
    /// How many items lie at positions that have not been reached.
    private var pending = 0
    private var keepsStops = false
    /// Whether something may follow a wildcard within a word.
    private var endsWithinWords = false
    private var joinsAfterWildcards = false
    /// States of items before this position have been forgotten.
    private(set) var firstKnownPosition = 0
    private(set) var work = Work()

    init(_ dfa: consuming LazyDFA) {
        self.dfa = dfa
    }

    /// Fills the chart.
    ///
    /// - Parameter keepsStops: whether to note where wildcards may end even if nothing can follow there.
    /// - Returns: whether a state is alive at the end.
    mutating func run(_ text: MatchedText, lists: ListTable, keepsStops: Bool = false) -> Bool {
        begin(count: text.count, lists)
        self.keepsStops = keepsStops
        add(dfa.start, node: Derivations.start, needsLiteral: false, at: 0)
        return sweep(text, lists, from: 0)
    }

    /// A slot that may take any words, at a position where a state is alive.
    struct Assumption: Equatable {
        let state: LazyDFA.StateID
        let position: Int
    }

    /// Fills the chart from where slots of these states take any words, whatever their lists say.
    ///
    /// - Parameter assumptions: in the order of their positions; the states are those of the last run.
    /// - Returns: whether a state is alive at the end.
    mutating func run(_ text: MatchedText, lists: ListTable, assuming assumptions: [Assumption]) -> Bool {
        begin(count: text.count, lists)
        for assumption in assumptions where assumption.position < text.count {
            let state = dfa.state(assumption.state)
            for slot in state.firstSlot..<state.firstSlot + state.slotCount
            where !lists.isWildcard(dfa.slot(slot).symbol) {
                open(slot, dfa.slot(slot).symbol, after: Derivations.start, at: assumption.position, text)
            }
        }
        guard let first = assumptions.first, wildcards.count > 0 else { return false }
        return sweep(text, lists, from: first.position)
    }

    private mutating func begin(count: Int, _ lists: ListTable) {
        keepsStops = false
        endsWithinWords = false
        joinsAfterWildcards = lists.joinsAfterWildcards
        derivations.begin()
        items.removeAll()
        wildcards.removeAll()
        heads.removeAll()
        heads.append(-1, count: count + 1)
        pending = 0
        firstKnownPosition = 0
        work = Work()
    }

    private mutating func sweep(_ text: MatchedText, _ lists: ListTable, from start: Int) -> Bool {
        var position = start
        while position < text.count {
            if wildcards.count > 0, mayEndWildcards(at: position, text) { endWildcards(at: position, text, lists) }
            if dfa.isOverfull { forgetStates(from: position) }
            let head = heads[position]
            if head < 0 {
                if pending == 0, wildcards.count == 0 { return false }
                position += 1
            } else if items[head].next < 0, !keepsStops {
                position = walk(head, at: position, text, lists)
            } else {
                advance(at: position, text, lists)
                position += 1
            }
        }
        endWildcards(at: text.count, text, lists)
        return heads[text.count] >= 0
    }

    /// Gives memory back that an unusual text has needed.
    mutating func shrink() {
        derivations.shrink()
        items.shrink(to: 1 << 14)
        heads.shrink(to: 1 << 14)
    }

    /// Moves the only state that is alive at a position on, as far as it stays alone and needs nothing but bytes.
    ///
    /// - Returns: the next position at which something is to be done.
    @inline(__always)
    private mutating func walk(
        _ head: Int32,
        at start: Int,
        _ text: MatchedText,
        _ lists: ListTable
    ) -> Int {
        let item = items[head]
        let heads = heads.base
        let stopsAtEdges = wildcards.count > 0
        var automaton = dfa.snapshot
        var state = item.state
        var position = start
        while true {
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position) {
                var opened = automaton.opened(state)
                if opened < 0 {
                    opened = dfa.opened(state)
                    automaton = dfa.snapshot
                }
                state = opened
            }
            if automaton.lists(of: state).meets(lists.beginning(at: position, in: text)) { break }
            var next = automaton.next(state, over: byte)
            if next < 0 {
                next = dfa.next(state, over: byte)
                automaton = dfa.snapshot
            }
            position &+= 1
            if next == LazyDFA.dead {
                work.states += position - start
                pending -= 1
                return position
            }
            state = next
            if heads[position] >= 0 || position == text.count { break }
            if stopsAtEdges, mayEndWildcards(at: position, text) { break }
        }
        work.states += position - start
        guard position > start else {
            advance(at: position, text, lists)
            return position + 1
        }
        pending -= 1
        add(state, node: item.node, needsLiteral: false, at: position)
        return position
    }

    @inline(__always)
    private mutating func advance(at position: Int, _ text: MatchedText, _ lists: ListTable) {
        asked.removeAll()
        let byte = text.bytes[position]
        let isOpen = byte != 0x20 && text.isBoundary(at: position)
        let beginning = lists.beginning(at: position, in: text)
        var index = heads[position]
        while index >= 0 {
            let item = items[index]
            pending -= 1
            work.states += 1
            let state = isOpen ? dfa.opened(item.state) : item.state
            if dfa.state(state).lists.meets(beginning) {
                fillSlots(of: state, beginning, item, at: position, text, lists)
            }

            let next = dfa.next(state, over: byte)
            if next != LazyDFA.dead { add(next, node: item.node, needsLiteral: false, at: position + 1) }
            index = item.next
        }
    }

    @inline(__always)
    private mutating func add(_ state: LazyDFA.StateID, node: Int32, needsLiteral: Bool, at position: Int) {
        let head = heads[position]
        var index = head
        while index >= 0 {
            let item = items[index]
            if item.state == state, item.needsLiteral == needsLiteral {
                if item.node != node { items[index].node = derivations.merge(item.node, node) }
                return
            }
            index = item.next
        }
        heads[position] = items.append(Item(state: state, node: node, next: head, needsLiteral: needsLiteral))
        pending += 1
    }

    /// Makes room in the automaton: only states that something still leads to stay.
    private mutating func forgetStates(from position: Int) {
        var used: [LazyDFA.StateID] = (0..<wildcards.count).map { wildcards[$0].target }
        used += (0..<wildcards.count).map { wildcards[$0].opened }
        let places = (position..<heads.count).flatMap { itemIndices(at: $0) }
        used += places.map { items[$0].state }
        dfa.forget(keeping: &used)
        for index in 0..<wildcards.count {
            wildcards[index].target = used[index]
            wildcards[index].opened = used[wildcards.count + index]
        }
        for (index, state) in zip(places, used.dropFirst(2 * wildcards.count)) { items[index].state = state }
        firstKnownPosition = position
    }

    /// The items at a position.
    func itemIndices(at position: Int) -> [Int32] {
        var indices: [Int32] = []
        var index = heads[position]
        while index >= 0 {
            indices.append(index)
            index = items[index].next
        }
        return indices
    }
}

// MARK: - Slots

extension Chart {
    private mutating func fillSlots(
        of state: LazyDFA.StateID,
        _ beginning: ListSet,
        _ item: Item,
        at position: Int,
        _ text: MatchedText,
        _ lists: ListTable
    ) {
        let slots = dfa.state(state)
        for slot in slots.firstSlot..<slots.firstSlot + slots.slotCount {
            let symbol = dfa.slot(slot).symbol
            let number = dfa.slot(slot).list
            guard beginning.meets(ListSet(list: number)) else { continue }
            let list = lists.entry(number)
            switch list.pointee.kind {
            case .undefined: continue
            case .wildcard:
                if !item.needsLiteral { open(slot, symbol, after: item.node, at: text.skippingBlank(position), text) }
            case .values:
                let start = text.bytes[position]
                guard list.pointee.mayBegin(with: start) || list.pointee.beginsWithBoundary, position < text.count
                else { continue }
                let answers = answers(of: number, at: position) { chart in
                    chart.ask(list, number, at: position, text, lists)
                }
                pass(slot, symbol, over: answers, from: position, after: item.node, text, joins: lists.joinsAfterListed)
            case .range:
                let start = text.skippingBlank(position)
                guard !item.needsLiteral, list.pointee.mayBegin(with: text.bytes[start]) else { continue }
                let answers = answers(of: number, at: position) { chart in
                    list.pointee.range?._withUnsafeGuaranteedRef { range in
                        range.forEachNumber(in: text.buffer, from: start) { number, end, isWords in
                            chart.derivations.add(
                                Derivations.Answer(end: Int32(end), payload: isWords ? 1 : 0, number: number)
                            )
                        }
                    }
                }
                pass(slot, symbol, over: answers, from: start, after: item.node, text, joins: lists.joinsAfterListed)
            }
        }
    }

    /// What a list answers at a position; it is asked once.
    @inline(__always)
    private mutating func answers(
        of list: Int32,
        at position: Int,
        _ ask: (inout Chart) -> Void
    ) -> Range<Int32> {
        for index in 0..<asked.count where asked[index].list == list { return asked[index].first..<asked[index].end }
        work.lookups += 1
        let first = Int32(derivations.answers.count)
        ask(&self)
        let answers = first..<Int32(derivations.answers.count)
        asked.append(Asked(list: list, first: answers.lowerBound, end: answers.upperBound))
        return answers
    }

    private mutating func ask(
        _ list: UnsafePointer<ListTable.Entry>,
        _ number: Int32,
        at position: Int,
        _ text: MatchedText,
        _ lists: ListTable
    ) {
        let trie = list.pointee.trie
        if list.pointee.beginsWithBoundary, !text.isBlank(at: position), text.isBoundary(at: position) {
            walk(trie, from: trie.roots[0x20], at: position, text)
        }
        let first = trie.roots[Int(text.bytes[position])]
        if first != 0 { walk(trie, from: first, at: position + 1, text) }
        guard list.pointee.hasOthers, case .values(let values)? = lists.lists[Int(number)] else { return }
        for other in values.others {
            for end in other.pattern.ends(in: text, from: position) where end > position {
                derivations.add(Derivations.Answer(end: Int32(end), payload: ~Int32(other.number), number: 0))
            }
        }
    }

    /// Follows the values that begin here; a blank in the trie is the edge of a word.
    private mutating func walk(_ trie: ByteTrie.View, from first: UInt32, at start: Int, _ text: MatchedText) {
        var index = first
        var position = start
        while true {
            let node = trie.nodes[Int(index)]
            if node.members >= 0 {
                derivations.add(Derivations.Answer(end: Int32(position), payload: node.members, number: 0))
            }
            guard node.count > 0 else { return }
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position) {
                let edge = trie.child(of: node, 0x20)
                if edge != 0 { walk(trie, from: edge, at: position, text) }
            }
            guard position < text.count else { return }
            index = trie.child(of: node, byte)
            guard index != 0 else { return }
            position += 1
        }
    }

    private mutating func pass(
        _ slot: Int32,
        _ symbol: Int32,
        over answers: Range<Int32>,
        from start: Int,
        after parent: Int32,
        _ text: MatchedText,
        joins: Bool
    ) {
        guard !answers.isEmpty else { return }
        let target = dfa.target(ofSlot: slot)
        for answer in answers {
            let node = derivations.slot(symbol, answer: answer, start: start, after: parent)
            let end = Int(derivations.answer(answer).end)
            let state = behindSlot(target, at: end, text, joins: joins)
            add(state, node: node, needsLiteral: false, at: text.skippingBlank(end))
        }
    }

    /// The state behind a slot where the slot ends. A blank there needs none in the template, so it is passed.
    @inline(__always)
    private mutating func behindSlot(
        _ target: LazyDFA.StateID,
        at end: Int,
        _ text: MatchedText,
        joins: Bool
    ) -> LazyDFA.StateID {
        text.isBlank(at: end) || joins || text.isBoundary(at: end) ? dfa.opened(target) : target
    }

    // MARK: Wildcards

    private mutating func open(_ slot: Int32, _ symbol: Int32, after parent: Int32, at start: Int, _ text: MatchedText)
    {
        guard start < text.count else { return }
        let target = dfa.target(ofSlot: slot)
        for index in 0..<wildcards.count where wildcards[index].target == target && wildcards[index].symbol == symbol {
            let known = wildcards[index].opener
            wildcards[index].opener = derivations.opener(symbol, start: start, after: parent, besides: known)
            return
        }
        let opener = derivations.opener(symbol, start: start, after: parent, besides: nil)
        if joinsAfterWildcards || dfa.state(target).continuesWord { endsWithinWords = true }
        wildcards.append(
            OpenWildcard(target: target, opened: dfa.opened(target), symbol: symbol, opener: opener)
        )
    }

    /// Whether some wildcard may end here: within words few may.
    @inline(__always)
    private func mayEndWildcards(at position: Int, _ text: MatchedText) -> Bool {
        endsWithinWords || text.isBoundary(at: position) || text.isWordBoundary(at: position)
    }

    /// Lets each open wildcard end here, if it may.
    private mutating func endWildcards(at position: Int, _ text: MatchedText, _ lists: ListTable) {
        guard position > 0, !text.isBlank(at: position - 1) else { return }
        let isAtEnd = position == text.count
        guard isAtEnd || text.beginsScalar(at: position) else { return }
        let endsWord = isAtEnd || text.isWordBoundary(at: position)
        let isOpen = text.isBlank(at: position) || lists.joinsAfterWildcards || text.isBoundary(at: position)
        let next = text.skippingBlank(position)
        let beginning = isAtEnd ? [] : lists.beginning(at: next, in: text)
        for index in 0..<wildcards.count {
            let state = isOpen ? wildcards[index].opened : wildcards[index].target
            guard keepsStops && (isOpen || endsWord) || mayContinue(state, beginning, at: next, text),
                let opener = latestOpener(of: wildcards[index].opener, before: position)
            else { continue }
            let node = derivations.wildcard(from: opener, to: position)
            add(state, node: node, needsLiteral: !endsWord, at: next)
        }
    }

    /// The latest place where a wildcard may have begun that ends here: one that begins here cannot end here.
    private func latestOpener(of opener: Int32, before position: Int) -> Int32? {
        var opener = opener
        while opener >= 0, derivations[opener].start >= position { opener = derivations[opener].other }
        return opener < 0 ? nil : opener
    }

    /// Whether anything can follow a wildcard: most words that it might end with lead nowhere.
    @inline(__always)
    private mutating func mayContinue(
        _ state: LazyDFA.StateID,
        _ beginning: ListSet,
        at position: Int,
        _ text: MatchedText
    ) -> Bool {
        if position == text.count { return dfa.acceptedCount(of: state) > 0 }
        return dfa.state(state).lists.meets(beginning) || dfa.next(state, over: text.bytes[position]) != LazyDFA.dead
    }
}
