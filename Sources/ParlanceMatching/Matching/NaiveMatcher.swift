import ParlanceGrammar
import ParlanceText

/// The matcher as an executable specification: it follows a pattern with the set of all states that it may be in.
///
/// It is written to be read, not to be fast. Literals match byte by byte, a blank is the edge of a word, a slot asks its
/// list, and a wildcard may end at any word's end, or within a word if literal text or a listed value follows directly.
struct NaiveMatcher {
    let text: NormalizedText
    let lists: ListScope
    /// Notes where templates get stuck; nil where nobody wants to know.
    var trace: MatchTrace?
    /// A slot that takes any words at one position, to find out which words its list does not know.
    var assumption: (slot: SlotPattern, position: Int)?

    private var bytes: [UInt8] { text.bytes }

    init(text: NormalizedText, lists: ListScope, trace: MatchTrace? = nil) {
        self.text = text
        self.lists = lists
        self.trace = trace
    }

    /// All ways in which `pattern` covers the whole text, in the order in which its branches are tried.
    mutating func matches(of pattern: Pattern) -> [MatchState] {
        states(after: pattern, from: MatchState(position: 0)).filter { state in
            if state.position == bytes.count { return !state.needsLiteral }
            trace?.noteLeftover(after: state)
            return false
        }
    }

    private mutating func states(after pattern: Pattern, from state: MatchState) -> [MatchState] {
        switch pattern {
        case .word(let word, let length): return match(word, length, from: state).map { [$0] } ?? []
        case .boundary: return matchBoundary(from: state).map { [$0] } ?? []
        case .slot(let slot): return match(slot, from: state)
        case .sequence(let items): return states(after: items[...], from: state)
        case .alternatives(let branches):
            var states: [MatchState] = []
            for branch in branches { states += self.states(after: branch, from: state) }
            states.prune()
            return states
        case .permutation(let items): return states(afterAll: items, from: state)
        }
    }

    private mutating func states(after items: ArraySlice<Pattern>, from state: MatchState) -> [MatchState] {
        var states = [state]
        for item in items {
            states = self.states(after: item, fromAll: states)
            guard !states.isEmpty else { return [] }
        }
        return states
    }

    private mutating func states(after item: Pattern, fromAll states: [MatchState]) -> [MatchState] {
        if states.count > 1, case .slot(let slot) = item, case .wildcard? = lists.list(for: slot) {
            return matchWildcard(slot, fromAll: states.filter { !$0.needsLiteral })
        }
        var next: [MatchState] = []
        var limit = 4_096
        for state in states {
            next += self.states(after: item, from: state)
            guard next.count > limit else { continue }
            // Many ways here are few states that differ.
            next.prune()
            limit = max(limit, 2 * next.count)
        }
        next.prune()
        return next
    }

    /// Goes through the sets of items that may have been read: 2ⁿ of them, not n! orders.
    private mutating func states(afterAll items: [Pattern], from state: MatchState) -> [MatchState] {
        var reached = [[MatchState]](repeating: [], count: 1 << items.count)
        reached[0] = [state]
        for done in reached.indices where !reached[done].isEmpty {
            reached[done].prune()
            for index in items.indices where done & (1 << index) == 0 {
                for state in reached[done] {
                    reached[done | (1 << index)] += states(after: items[index], from: state)
                }
            }
        }
        reached[reached.count - 1].prune()
        return reached[reached.count - 1]
    }
}

// MARK: - Text

extension NaiveMatcher {
    private mutating func match(_ word: [UInt8], _ length: Int, from state: MatchState) -> MatchState? {
        let start = state.isAfterSlot ? skippingBlank(at: state.position) : state.position
        guard bytes[start...].starts(with: word) else {
            trace?.note(.text(word), at: start, after: state)
            return nil
        }
        var next = state
        next.position = start + word.count
        next.isAfterSlot = false
        next.needsLiteral = false
        next.literalLength += length
        return next
    }

    private mutating func matchBoundary(from state: MatchState) -> MatchState? {
        var next = state
        if isBlank(at: state.position) {
            next.position += 1
            next.isAfterSlot = false
            return next
        }
        guard text.isBoundary(at: state.position) || joinsWords(after: state) else {
            trace?.note(.boundary, at: state.position, after: state)
            return nil
        }
        return next
    }

    private func joinsWords(after state: MatchState) -> Bool {
        guard state.isAfterSlot, let slot = state.slots.last else { return false }
        return lists.grammar.joining.joins(after: slot.value)
    }

    private func isBlank(at position: Int) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: " ")
    }

    private func skippingBlank(at position: Int) -> Int {
        isBlank(at: position) ? position + 1 : position
    }
}

// MARK: - Slots

extension NaiveMatcher {
    private mutating func match(_ slot: SlotPattern, from state: MatchState) -> [MatchState] {
        guard let list = lists.list(for: slot) else { return [] }
        if state.needsLiteral { guard case .values = list else { return [] } }
        if let assumption, assumption == (slot, skippingBlank(at: state.position)) {
            return matchWildcard(slot, from: state)
        }
        let found: [MatchState]
        switch list {
        case .values(let values): found = match(slot, values, from: state)
        case .range(let range): found = match(slot, range, from: state)
        case .wildcard: found = matchWildcard(slot, from: state)
        }
        let start = skippingBlank(at: state.position)
        if found.isEmpty { trace?.note(.slot(slot), at: start, after: state) }
        return found
    }

    private func match(_ slot: SlotPattern, _ values: CompiledValues, from state: MatchState) -> [MatchState] {
        let start = state.isAfterSlot ? skippingBlank(at: state.position) : state.position
        guard start < bytes.count else { return [] }
        var states: [MatchState] = []
        var matcher = NaiveMatcher(text: text, lists: lists)
        for index in values.candidates(startingWith: bytes[start]) {
            let value = values.values[Int(index)]
            guard lists.allows(value.context) else { continue }
            for inner in matcher.states(after: value.pattern, from: MatchState(position: start)) {
                let range = trimmed(start..<inner.position)
                guard !range.isEmpty else { continue }
                states.append(state.filled(slot, with: .value(Int(index)), range: range, end: inner.position))
            }
        }
        return states
    }

    private func match(_ slot: SlotPattern, _ range: CompiledRange, from state: MatchState) -> [MatchState] {
        let start = skippingBlank(at: state.position)
        if let digits = Digits(in: bytes, from: start, withFraction: range.range.fractions != nil) {
            guard range.range.allowsDigits, range.range.contains(digits.number) else { return [] }
            let match = SlotMatch.Value.number(digits.number)
            return [state.filled(slot, with: match, range: start..<digits.end, end: digits.end)]
        }
        guard let words = range.words else { return [] }
        return words.matches(in: bytes, from: start).map { number, end in
            var next = state.filled(slot, with: .number(number), range: start..<end, end: end)
            next.literalLength += bytes[start..<end].count { $0 & 0xC0 != 0x80 }
            return next
        }
    }

    private func matchWildcard(_ slot: SlotPattern, from state: MatchState) -> [MatchState] {
        wildcardEnds(from: skippingBlank(at: state.position)).map { end in
            state.filledByWildcard(slot, range: end.start..<end.position, length: end.length, endsWord: end.endsWord)
        }
    }

    /// Of all states that a wildcard could have begun in only the best can be the best at an end, and which that is
    /// depends on no end: so one sweep over the text is enough for all of them.
    private func matchWildcard(_ slot: SlotPattern, fromAll states: [MatchState]) -> [MatchState] {
        var groups: [[SlotMatch]: [MatchState]] = [:]
        var order: [[SlotMatch]] = []
        for state in states {
            let key = state.key.slots
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(state)
        }
        return order.flatMap { sweep(slot, from: groups[$0] ?? []) }
    }

    private func sweep(_ slot: SlotPattern, from states: [MatchState]) -> [MatchState] {
        let first = states.map { skippingBlank(at: $0.position) }.min() ?? 0
        let starts = states.enumerated().map { index, state in
            WildcardStart(state, at: skippingBlank(at: state.position), after: first, in: bytes, order: index)
        }
        var pending = starts.sorted { $0.position < $1.position }[...]
        var best: WildcardStart?
        return wildcardEnds(from: first).compactMap { end in
            while let start = pending.first, start.position < end.position {
                pending.removeFirst()
                if best.map({ start.precedes($0) }) ?? true { best = start }
            }
            return best.map { best in
                best.state.filledByWildcard(
                    slot,
                    range: best.position..<end.position,
                    length: end.length - best.offset,
                    endsWord: end.endsWord
                )
            }
        }
    }

    private struct WildcardStart {
        let state: MatchState
        let position: Int
        /// Unicode scalars between the first of all starts and this one.
        let offset: Int
        private let order: Int

        init(_ state: MatchState, at position: Int, after first: Int, in bytes: [UInt8], order: Int) {
            self.state = state
            self.position = position
            self.order = order
            offset = bytes[first..<position].count { $0 & 0xC0 != 0x80 }
        }

        /// Whether a wildcard that begins here is worth more at any end than one that begins at `other`.
        func precedes(_ other: WildcardStart) -> Bool {
            (state.wildcardCount, -state.literalLength, state.wildcardLength - offset, order)
                < (
                    other.state.wildcardCount, -other.state.literalLength, other.state.wildcardLength - other.offset,
                    other.order
                )
        }
    }

    private struct WildcardEnd {
        let start: Int
        let position: Int
        /// In Unicode scalars.
        let length: Int
        let endsWord: Bool
    }

    /// Where a wildcard that begins at `start` may end.
    private func wildcardEnds(from start: Int) -> [WildcardEnd] {
        var ends: [WildcardEnd] = []
        var length = 0
        for end in start..<max(bytes.count, start) where bytes[end] & 0xC0 != 0x80 {
            if end > start, !isBlank(at: end - 1) {
                let endsWord = text.isWordBoundary(at: end)
                ends.append(WildcardEnd(start: start, position: end, length: length, endsWord: endsWord))
            }
            length += 1
        }
        if start < bytes.count {
            ends.append(WildcardEnd(start: start, position: bytes.count, length: length, endsWord: true))
        }
        return ends
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while !range.isEmpty, isBlank(at: range.lowerBound) { range = range.lowerBound + 1..<range.upperBound }
        while !range.isEmpty, isBlank(at: range.upperBound - 1) { range = range.lowerBound..<range.upperBound - 1 }
        return range
    }
}

extension MatchState {
    /// The state after a slot. Its text is no literal text, wherever its value came from.
    fileprivate func filled(_ slot: SlotPattern, with value: SlotMatch.Value, range: Range<Int>, end: Int) -> MatchState
    {
        var next = self
        next.needsLiteral = false
        next.position = end
        next.isAfterSlot = true
        next.slots.append(SlotMatch(slot: slot, value: value, range: range))
        return next
    }

    fileprivate func filledByWildcard(_ slot: SlotPattern, range: Range<Int>, length: Int, endsWord: Bool) -> MatchState
    {
        var next = filled(slot, with: .wildcard, range: range, end: range.upperBound)
        next.needsLiteral = !endsWord
        next.wildcardCount += 1
        next.wildcardLength += length
        return next
    }
}
